import Foundation

/// A JSON Schema validator that this project has not written: `jsonschema` for Python.
package enum JSONSchemaValidator {
  /// A Python that has the package; `nil` where none is installed.
  package static let python: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    return (folders + ["/usr/bin"]).map { $0 + "/python3" }.first { path in
      FileManager.default.isExecutableFile(atPath: path) && (try? run(path, "import jsonschema", "")) != nil
    }
  }()

  /// Whether each of some values is valid; the schema, which names its draft, is held against that.
  ///
  /// - Parameters:
  ///   - instances: The values, in JSON.
  ///   - schema: The schema, in JSON.
  /// - Returns: An answer for each value.
  /// - Throws: What the validator does not get done, such as reading a schema that is none.
  package static func areValid(_ instances: [String], by schema: String) throws -> [Bool] {
    let input = "[\(schema), [\(instances.joined(separator: ", "))]]"
    let script = """
      import json, sys, jsonschema
      schema, instances = json.load(sys.stdin)
      kind = jsonschema.validators.validator_for(schema)
      kind.check_schema(schema)
      print("".join("1" if kind(schema).is_valid(instance) else "0" for instance in instances))
      """
    return try run(python ?? "", script, input).filter { "01".contains($0) }.map { $0 == "1" }
  }

  private struct Failure: Error { let status: Int32 }

  private static func run(_ python: String, _ script: String, _ input: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString).json")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: answer, as: UTF8.self)
  }
}
