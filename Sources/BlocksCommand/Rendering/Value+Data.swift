import Mustache
import YAML

extension Value {
  /// A node as the YAML 1.2 core schema reads it; the depth is bounded by the reader.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: self = .null
      case .bool(let flag): self = .flag(flag)
      case .integer(let number): self = .integer(number)
      case .float(let number): self.init(number, spelled: scalar.text)
      case .text(let text): self = .text(text)
      }
    case .sequence(let elements): self = .list(elements.map { Value($0) })
    case .mapping(let entries):
      self = .object(
        Dictionary(entries.map { ($0.key, Value($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// A number that is no `Int`: its spelling where it is a whole number, or one too large for `Double`, as neither
  /// could be written again.
  init(_ number: Double, spelled text: String) {
    let isHexadecimal = text.hasPrefix("0x")
    let isWhole = isHexadecimal || !text.utf8.contains { ".eE".utf8.contains($0) }
    let isTooLarge = number.isInfinite && text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    self = isWhole || isTooLarge ? .text(text) : .number(number)
  }
}
