import BlockCatalog
import Diagnostics
import Foundation

extension PageSet {
  /// A view that calls a block's component as its usage does, for the block's own source.
  ///
  /// - Parameters:
  ///   - block: A block that offers something.
  ///   - name: What the view is called.
  /// - Returns: The view's declaration without imports; empty for a block that offers nothing.
  /// - Throws: A finding where a parameter has no value that can be guessed, and no example.
  package func demo(of block: Block, named name: String) throws(Finding) -> String {
    guard var builder = UsageBuilder(block, in: catalog.info) else { return "" }
    let usage = try builder.build()
    var demo = Usage(name: name)
    demo.properties = usage.properties
    demo.lines = usage.lines
    demo.types = usage.types
    let text = try templates.swift(demo, sources: nil)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("struct ") } ?? lines.startIndex
    return lines[start...].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
