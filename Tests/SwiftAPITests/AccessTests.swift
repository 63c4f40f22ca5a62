import Testing

@testable import SwiftAPI

struct AccessTests {
  @Test(arguments: [
    ("func f() {}", Declaration.Access.internal),
    ("public func f() {}", .public),
    ("package func f() {}", .package),
    ("private func f() {}", .private),
    ("fileprivate func f() {}", .fileprivate),
    ("extension View { func f() {} }", .internal),
    ("extension View { public func f() {} }", .public),
    ("public extension View { func f() {} }", .public),
    ("public extension View { internal func f() {} }", .internal),
    ("private extension View { func f() {} }", .fileprivate),
    ("public struct S { func f() {}; init() {} }", .internal),
    ("public struct S { public func f() {}; init() {} }", .public),
    ("struct S { public func f() {}; init() {} }", .internal),
    ("private struct S { func f() {}; init() {} }", .fileprivate),
    ("private struct S { private func f() {}; init() {} }", .private),
    ("fileprivate enum E { enum F { public static func f() {} } }", .fileprivate),
    ("open class C { open func f() {} }", .open),
    ("public protocol P { func f() }", .public),
    ("protocol P { func f() }", .internal),
    ("public enum E { public private(set) static var f: Int = 1 }", .public),
    ("extension S { public func f() {} }\nprivate struct S { init() {} }", .fileprivate),
    ("public extension S { func f() {} }\nstruct S { init() {} }", .internal),
  ])
  func accessIsTheOneInEffect(source: String, access: Declaration.Access) {
    #expect(read(source).declarations.first { $0.name == "f" }?.access == access)
  }

  @Test(arguments: [
    ("public struct T {}", Declaration.Access.public), ("struct T {}", .internal), ("private enum T {}", .private),
    ("struct S { public struct T {} }", .internal), ("private class S { actor T {} }", .fileprivate),
    ("public extension S { struct T {} }", .public),
  ])
  func accessOfATypeIsTheOneInEffect(source: String, access: Declaration.Access) {
    #expect(read(source).types.first { $0.name.hasSuffix("T") }?.access == access)
  }
}
