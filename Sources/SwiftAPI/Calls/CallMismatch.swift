import Diagnostics

/// Why a call does not fit a declaration: labels, order and number, never types.
package enum CallMismatch: Sendable, Hashable {
  /// No argument is given for a parameter without a default.
  case missing(parameter: String, range: Range<Int>)
  /// A label that the declaration does not have; `known` are the labels not yet used.
  case unknownLabel(String, known: [String], range: Range<Int>)
  /// An argument that stands after one that belongs behind it.
  case wrongOrder(String, before: String, range: Range<Int>)
  /// An argument without the label that its parameter has.
  case missingLabel(String, range: Range<Int>)
  /// An argument with a label where its parameter has none.
  case extraLabel(String, range: Range<Int>)
  case repeated(String, range: Range<Int>)
  /// An argument without a label when all parameters are used up.
  case tooMany(allowed: Int, range: Range<Int>)
  /// A trailing closure that no remaining parameter takes.
  case noClosure(range: Range<Int>)
  /// A property that is called like a function.
  case property(String, range: Range<Int>)

  /// What a message points at: the argument, or the name of the call where an argument is missing.
  package var range: Range<Int> {
    switch self {
    case .missing(_, let range), .unknownLabel(_, _, let range), .wrongOrder(_, _, let range),
      .missingLabel(_, let range), .extraLabel(_, let range), .repeated(_, let range), .tooMany(_, let range),
      .noClosure(let range), .property(_, let range):
      range
    }
  }

  /// What is wrong, as a part of a finding's message.
  package var message: String {
    switch self {
    case .missing(let parameter, _): "the argument for '\(parameter)' is missing; it has no default"
    case .unknownLabel(let label, let known, _): "no parameter is labeled '\(label)'\(Self.advice(label, known))"
    case .wrongOrder(let label, let other, _): "the argument for '\(label)' must stand before the one for '\(other)'"
    case .missingLabel(let label, _): "the argument needs its label; write '\(label):' before it"
    case .extraLabel(let label, _): "the argument takes no label; leave out '\(label):'"
    case .repeated(let label, _): "an argument for '\(label)' is given already; leave out one of them"
    case .tooMany(let allowed, _): Self.excess(over: allowed)
    case .noClosure: "no parameter takes this trailing closure; leave it out"
    case .property(let name, _): "'\(name)' is a property and takes no arguments; write it without parentheses"
    }
  }

  private static func advice(_ label: String, _ known: [String]) -> String {
    let nearest = suggestion(for: label, among: known)
    if !nearest.isEmpty { return nearest }
    return known.isEmpty ? "; leave it out" : "; what can stand here is \(known.joined(separator: ", "))"
  }

  private static func excess(over allowed: Int) -> String {
    switch allowed {
    case 0: "no arguments are taken; leave this one out"
    case 1: "no more than 1 argument is taken; leave this one out"
    default: "no more than \(allowed) arguments are taken; leave this one out"
    }
  }
}
