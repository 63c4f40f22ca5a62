import Diagnostics
import Foundation

/// A file that a relative link of a block's page leads to.
enum LinkTarget: Equatable {
  /// The parts of a path from the catalog's folder.
  case file([String])
  /// A place beyond the catalog's folder.
  case outside
  /// Nothing at all, or what a browser would run.
  case nowhere

  /// What readers refuse to link to.
  private static let refused = ["javascript", "vbscript", "data", "file"]

  /// Reads a link's target as it stands in Markdown, in the page of a block.
  ///
  /// `nil` for what leads to no file: other sites, mail, places in the same page.
  init?(_ target: String, from id: String) {
    let unescaped = Self.withoutBackslashes(target)
    if unescaped.allSatisfy(\.isWhitespace) {
      self = .nowhere
      return
    }
    if let scheme = Self.scheme(of: unescaped) {
      guard Self.refused.contains(scheme) else { return nil }
      self = .nowhere
      return
    }
    guard !unescaped.hasPrefix("//") else { return nil }
    let path = unescaped.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty else { return nil }
    let decoded = path.removingPercentEncoding ?? String(path)
    // From the root is from that of a repository or of a site.
    guard !decoded.hasPrefix("/"), !decoded.utf8.contains(0) else {
      self = .outside
      return
    }
    var parts = [id]
    for part in decoded.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        self = .outside
        return
      }
    }
    self = .file(parts)
  }

  /// `https:`, `mailto:`; a letter, and then letters, digits and `+-.` up to a colon (RFC 3986, section 3.1).
  private static func scheme(of target: String) -> String? {
    guard let colon = target.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = target.utf8[..<colon]
    guard scheme.first?.isLetter == true, scheme.allSatisfy({ $0.isLetterOrDigit || "+-.".utf8.contains($0) }) else {
      return nil
    }
    return String(target[..<colon]).lowercased()
  }

  /// A backslash before punctuation is not part of the target.
  private static func withoutBackslashes(_ target: String) -> String {
    guard target.utf8.contains(UInt8(ascii: "\\")) else { return target }
    var output: [UInt8] = []
    var bytes = target.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "\\"), let next = bytes.next() else {
        output.append(byte)
        continue
      }
      if !next.isPunctuation { output.append(byte) }
      output.append(next)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
