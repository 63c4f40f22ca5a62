import Diagnostics
import Foundation
import SwiftAPI
import Testing

@testable import CatalogScaffold

@Suite struct TakenNamesTests {
  @Test func givesWayToNamesThatSomebodyHas() {
    let taken = TakenNames()
    #expect(taken.owner(of: "Text") == "SwiftUI")
    #expect(taken.owner(of: "sheet") == "SwiftUI")
    #expect(taken.owner(of: "String") == "Swift")
    #expect(taken.owner(of: "Card") == nil)
    #expect(taken.free("Text") == "TextBlock")
    #expect(taken.free("default") == "defaultBlock")
    #expect(taken.free("card") == "card")
  }

  /// The stand-in has the types that blocks use; a block that declared one of them would hide it.
  @Test func knowsEveryPlainTypeOfSwiftUI() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "SwiftUI")
    let taken = TakenNames()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 40)
    for name in files {
      let api = SourceAPI(parsing: try SourceFile.read(folder.appending(path: name).path))
      for type in api.types where type.access >= .public && !type.name.contains(".") && !type.name.hasPrefix("_") {
        #expect(taken.owner(of: type.name) != nil, "\(type.name) of \(name)")
      }
    }
  }
}
