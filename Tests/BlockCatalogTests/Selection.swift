@testable import BlockCatalog

/// The full names of what a manifest with these parameters describes, or what is wrong.
func selection(_ parameters: String, component: String? = nil, source: String) async -> [String] {
  let sample = Sample.parameters(parameters, component: component, source: source)
  let names = sample.block?.components.map(\.declaration.fullName) ?? []
  return names.isEmpty ? await sample.findings() : names
}
