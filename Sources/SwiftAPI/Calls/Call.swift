/// A place where Swift code calls something by name.
package struct Call: Sendable, Hashable {
  package struct Argument: Sendable, Hashable {
    /// Without backticks; `nil` where none is written, or where `_` is, as a further trailing closure may have it.
    package let label: String?
    package let isTrailingClosure: Bool
    /// Whether the value is left out for the reader: `…` or `...`.
    package let isAbridged: Bool
    /// From the label to the end of the value, in bytes.
    package let range: Range<Int>

    package init(label: String?, isTrailingClosure: Bool = false, isAbridged: Bool = false, range: Range<Int>) {
      self.label = label
      self.isTrailingClosure = isTrailingClosure
      self.isAbridged = isAbridged
      self.range = range
    }
  }

  /// What a called name stands behind, as far as the syntax tells.
  package enum Base: Sendable, Hashable {
    /// Nothing: `card()`.
    case none
    /// A dot alone, which stands for a type that is not written: `kind(.card())`.
    case implicit
    /// A chain that begins with the text's first dot and continues what is not shown: `.bold().card()`.
    case continued
    /// A value of the named type, or a chain of calls that begins with one: `Text("A").bold()`, `Color.red`, and `self`
    /// in an extension of the type; `content` in the body of a modifier is a `View`.
    case value(of: String)
    /// Something else, which may be of any type: `deck`, `game.players[0]`, `Poker`.
    case unknown
  }

  /// The base name without backticks: `card`; for an initializer the type's own name, `Pill` in `Kit.Pill.init(…)`.
  package let name: String
  /// Whether the name stands after a dot.
  package let isMember: Bool
  package var base: Base
  /// Those in parentheses, then the trailing closures, as written.
  package let arguments: [Argument]
  /// From the name to the end of the last argument, in bytes.
  package let range: Range<Int>
  package let nameRange: Range<Int>

  package init(
    name: String, isMember: Bool, base: Base = .none, arguments: [Argument], range: Range<Int>, nameRange: Range<Int>
  ) {
    self.name = name
    self.isMember = isMember
    self.base = base
    self.arguments = arguments
    self.range = range
    self.nameRange = nameRange
  }
}
