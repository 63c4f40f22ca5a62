/// The form of a Swift type, as far as it takes to write a value of it.
indirect enum TypeShape: Sendable, Hashable {
  /// A name with dots and its generic arguments: `Binding<Bool>`, `Edge.Set`.
  case named(String, [TypeShape])
  case optional(TypeShape)
  case array(TypeShape)
  case dictionary(TypeShape, TypeShape)
  /// Without elements it is `Void`.
  case tuple([TypeShape])
  case function(parameters: [TypeShape], result: TypeShape)
  /// `some View`, by the names after `some`; `Collection<…>` where a protocol has arguments.
  case opaque([String])
  case existential([String])
}

extension TypeShape {
  /// Whether a function or an optional function is expected.
  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let wrapped): wrapped.isFunction
    default: false
    }
  }
}

/// The type of a parameter, with what it asks of a caller.
struct ParameterType {
  let shape: TypeShape
  let isInout: Bool
  let isAutoclosure: Bool

  /// - Parameter text: As written: `@escaping (Item) -> Content`, `inout Int`.
  init?(_ text: String) {
    var reader = TypeReader(text)
    guard let shape = reader.readWhole() else { return nil }
    self.shape = shape
    isInout = reader.words.contains("inout")
    isAutoclosure = reader.words.contains("@autoclosure")
  }
}
