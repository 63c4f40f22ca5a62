import CLibYAML
import Diagnostics
import Foundation
import SwiftParser
import SwiftSyntax

/// What nobody can beat: the libraries alone, over the same bytes.
enum BareWork {
  /// Runs libyaml's event loop over a text and counts the events.
  static func yamlEvents(_ bytes: [UInt8]) -> Int {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { yaml_parser_delete(&parser) }
    return bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var count = 0
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) == 1 {
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        count += 1
        if isLast { break }
      }
      return count
    }
  }

  /// Parses a Swift source and counts its top-level items.
  static func swiftItems(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
  }

  /// Parses Swift sources on all cores.
  static func swiftItems(_ sources: [[UInt8]]) async -> Int {
    await sources.concurrentMap { swiftItems($0) }.reduce(0, +)
  }

  /// Reads the state of every file in the folders of a catalog, and opens none.
  static func fileStates(of root: String) -> Int {
    var count = 0
    var status = stat()
    for folder in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? [] {
        let path: String = root + "/" + folder + "/" + name
        if lstat(path, &status) == 0 { count += 1 }
      }
    }
    return count
  }

  /// Writes files as plainly as can be: no comparison, no temporary file, each folder made once.
  static func write(_ files: [(path: String, bytes: [UInt8])], to root: String) throws {
    var folders: Set<String> = []
    for file in files {
      let path = "\(root)/\(file.path)"
      let folder = (path as NSString).deletingLastPathComponent
      if folders.insert(folder).inserted {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      _ = file.bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
  }
}
