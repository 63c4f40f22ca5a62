/// A value and where it stands in its manifest, in bytes.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: Range<Int>

  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
