import Diagnostics
import Mustache
import Testing

/// A template, what it is filled with, and what comes out.
struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let template: String
  let value: Value
  let partials: [String: String]
  let expected: String

  init(
    _ description: String, _ template: String, _ value: Value = [:], partials: [String: String] = [:],
    gives expected: String
  ) {
    testDescription = description
    self.template = template
    self.value = value
    self.partials = partials
    self.expected = expected
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try render(template, value, partials: partials) == expected, sourceLocation: sourceLocation)
  }
}

/// Renders a text as the template `page.mustache`, with partials named after their keys.
func render(
  _ template: String, _ value: Value = [:], partials: [String: String] = [:], options: RenderOptions = .init()
) throws(Finding) -> String {
  var parsed: [String: Template] = [:]
  for (name, text) in partials {
    parsed[name] = try Template(parsing: SourceFile(path: name + ".mustache", text: text))
  }
  let page = try Template(parsing: SourceFile(path: "page.mustache", text: template))
  return try page.render(value, partials: parsed, options: options)
}

/// The finding that parsing or rendering ends with, as `path:line:column: message`, then each note the same way.
func complaint(_ body: () throws(Finding) -> String) -> String {
  do {
    return "no finding, but: " + (try body())
  } catch {
    let notes = error.notes.map { note in "\n" + place(note.location) + note.message }
    return place(error.location) + error.message + notes.joined()
  }
}

private func place(_ location: Location?) -> String {
  guard let location else { return "" }
  return location.file.path + ":" + (location.position.map { "\($0.line):\($0.column): " } ?? " ")
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral integer: Int) { self = .integer(integer) }
  package init(floatLiteral number: Double) { self = .number(number) }
}

extension Value: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(nilLiteral: ()) { self = .null }
}

extension Value: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral items: Value...) { self = .list(items) }
  package init(dictionaryLiteral fields: (String, Value)...) {
    self = .object(Dictionary(fields) { _, last in last })
  }
}
