import Diagnostics

extension Renderer {
  /// The value that a name stands for at this place; null where there is none.
  ///
  /// - Throws: A finding where the options are strict and the name is not in the data.
  func value(of name: Name) throws(Finding) -> Value {
    guard let first = name.parts.first else { return contexts.last ?? .null }
    guard var value = name.isInnermost ? contexts.last?.field(first) : outward(first) else {
      if options.isStrict { throw missing(first, of: name, in: name.isInnermost ? contexts.suffix(1) : contexts[...]) }
      return .null
    }
    for (index, part) in name.parts.enumerated().dropFirst() {
      if case .null = value { return .null }
      guard let field = value.field(part) else {
        if options.isStrict { throw missing(part, of: name, in: [value], after: name.parts.prefix(index)) }
        return .null
      }
      value = field
    }
    return value
  }

  private func outward(_ name: String) -> Value? {
    for index in contexts.indices.reversed() {
      if let field = contexts[index].field(name) { return field }
    }
    return nil
  }

  private func missing(
    _ part: String, of name: Name, in contexts: ArraySlice<Value>, after outer: ArraySlice<String> = []
  ) -> Finding {
    var known: Set<String> = []
    for case .object(let fields) in contexts { known.formUnion(fields.keys) }
    let place = outer.isEmpty ? "here" : "in '\(outer.joined(separator: "."))'"
    let hint = suggestion(for: part, among: known.sorted())
    return template.finding("the data has no '\(part)' \(place)\(hint)", at: name.range)
  }
}

extension Value {
  fileprivate func field(_ name: String) -> Value? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }
}
