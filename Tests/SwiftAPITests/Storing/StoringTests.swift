import Diagnostics
import Foundation
import Testing

@testable import SwiftAPI

struct StoringTests {
  private static let source = """
    /// A card, with everything that a declaration can have.
    ///
    /// More of it.
    ///
    /// - Parameter title: The title.
    @available(iOS 18, macOS 15, *)
    public struct Card<Content: View>: View, Tray where Content: Hashable {
      public let title: String
      var count: Int? = nil
      enum Step { case first, second(Int) }
      @MainActor public init(_ title: String = "a\\n", @ViewBuilder content: @escaping () async throws -> Content) {}
      static var pill: Self { Self(title: "é") }
      subscript(index: Int...) -> Int { index.count }
    }
    #if os(iOS)
    extension View where Self: Tray {
      @available(*, deprecated, renamed: "card")
      func old() -> some View { if #available(iOS 18, *) { sizing(1, of: …) { } } else { self } }
    }
    #endif
    macro note() = #external(module: "M", type: "N")
    let card = Kit.Card.init(title: "a").sizing().card(…)
    """

  private func read(_ text: String) -> SourceAPI {
    SourceAPI(parsing: SourceFile(path: "a.swift", text: text), seeking: SoughtNames(usesOf: ["sizing", "View"]))
  }

  @Test func whatIsStoredComesBack() throws {
    let api = read(Self.source)
    #expect(api.findings == [])
    let stored = try #require(api.stored)
    let restored = try #require(SourceAPI(stored: stored[...], of: api.file))
    #expect(!api.declarations.isEmpty && restored.declarations == api.declarations)
    #expect(!api.types.isEmpty && restored.types == api.types)
    #expect(!api.calls.isEmpty && restored.calls == api.calls)
    #expect(!api.uses.isEmpty && restored.uses == api.uses)
    #expect(api.otherNames == ["card"] && restored.otherNames == api.otherNames)
    #expect(restored.stored == stored)
  }

  @Test func sourcesWithFindingsAreNotStored() {
    #expect(read("func card(title String) {}").stored == nil)
  }

  @Test func otherBytesAreRefused() throws {
    let stored = try #require(read(Self.source).stored)
    let file = SourceFile(path: "a.swift", text: "")
    for count in 0..<stored.count { #expect(SourceAPI(stored: stored[..<count], of: file) == nil) }
    #expect(SourceAPI(stored: (stored + [0])[...], of: file) == nil)
    #expect(SourceAPI(stored: Array(repeating: 0xFF, count: 100)[...], of: file) == nil)
    // Whatever a byte becomes, reading ends.
    for index in stored.indices {
      var changed = stored
      changed[index] ^= 0xFF
      _ = SourceAPI(stored: changed[...], of: file)
    }
  }

  @Test(arguments: [0, 1, 127, 128, 16_384, -1, .max, .min])
  func numbersComeBack(number: Int) throws {
    var writer = ByteWriter()
    writer.write(number)
    var reader = ByteReader(writer.bytes[...])
    #expect(try reader.readNumber() == number)
    #expect(reader.isAtEnd)
  }
}
