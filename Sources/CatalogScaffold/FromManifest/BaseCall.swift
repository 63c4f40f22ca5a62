import BlockCatalog
import Diagnostics
import SwiftAPI

/// The call of a base's component, with the parameters that it shares with a new block.
struct BaseCall: Sendable {
  /// `content.tray(isPresented: isPresented) { … }` without trailing closures.
  let text: String

  /// Takes the overload that needs nothing else and shares the most.
  init?(_ base: Block, for signature: ManifestSignature, _ manifest: Manifest, findings: inout [Finding]) {
    let names = Set(signature.parameters.map(\.name))
    let functions = base.components.map(\.declaration).filter { $0.kind == .function && $0.context?.typeName == "View" }
    let fitting = functions.filter { function in
      function.parameters.allSatisfy { $0.defaultValue != nil || names.contains($0.callName) }
    }
    guard let best = fitting.max(by: { Self.shared($0, names) < Self.shared($1, names) }) else {
      let least = functions.min { $0.parameters.count < $1.parameters.count }
      let lacking = (least?.parameters ?? []).filter { $0.defaultValue == nil && !names.contains($0.callName) }
      let list = lacking.map { "'\($0.callName)'" }.joined(separator: ", ")
      let message =
        functions.isEmpty
        ? "'\(base.id)' offers no function of View to build on"
        : "'\(base.id)' also needs \(list), which this manifest does not have; describe it under parameters"
      findings.append(Finding(ManifestScaffold.rule, message, at: Location(manifest.file, manifest.base?.range)))
      return nil
    }
    let arguments = best.parameters.filter { names.contains($0.callName) }.map { parameter in
      let name = parameter.callName
      // Where the view is that the modifier is given, the property needs its owner's name.
      let value = name == "content" ? "self.content" : name
      return parameter.label == nil ? value : "\(name): \(value)"
    }
    text = "content.\(best.name)(\(arguments.joined(separator: ", ")))"
  }

  private static func shared(_ function: Declaration, _ names: Set<String>) -> Int {
    function.parameters.count { names.contains($0.callName) }
  }
}
