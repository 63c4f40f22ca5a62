import Diagnostics
import Mustache
import Testing

/// Strict rendering: a name that the data lacks is a mistake.
@Suite struct StrictTests {
  private static let data: Value = [
    "title": "Tray", "author": nil, "parameters": [["name": "a", "type": "Int"]], "person": ["name": "Joe", "age": 3],
  ]

  private func strictly(_ template: String, partials: [String: String] = [:]) -> String {
    complaint { () throws(Finding) in
      try render(template, Self.data, partials: partials, options: RenderOptions(isStrict: true))
    }
  }

  @Test(arguments: [
    ("{{title}}\n  {{ titel }}", "page.mustache:2:6: the data has no 'titel' here; did you mean 'title'?"),
    ("{{{tittle}}}", "page.mustache:1:4: the data has no 'tittle' here; did you mean 'title'?"),
    ("é {{&tilte}}", "page.mustache:1:6: the data has no 'tilte' here; did you mean 'title'?"),
    ("{{something}}", "page.mustache:1:3: the data has no 'something' here"),
    (
      "{{#parametres}}{{/parametres}}",
      "page.mustache:1:4: the data has no 'parametres' here; did you mean 'parameters'?"
    ),
    ("{{^autor}}{{/autor}}", "page.mustache:1:4: the data has no 'autor' here; did you mean 'author'?"),
    (
      "{{#parameters}}\n{{tpye}}\n{{/parameters}}",
      "page.mustache:2:3: the data has no 'tpye' here; did you mean 'type'?"
    ),
    (
      "{{#parameters}}{{titel}}{{/parameters}}",
      "page.mustache:1:18: the data has no 'titel' here; did you mean 'title'?"
    ),
    ("{{person.nmae}}", "page.mustache:1:3: the data has no 'nmae' in 'person'; did you mean 'name'?"),
    ("{{persona.name}}", "page.mustache:1:3: the data has no 'persona' here; did you mean 'person'?"),
    ("{{person.name.first}}", "page.mustache:1:3: the data has no 'first' in 'person.name'"),
    ("{{#person}}{{.title}}{{/person}}", "page.mustache:1:14: the data has no 'title' here"),
    ("{{person}}", "page.mustache:1:3: 'person' is an object and has no text of its own; write '{{person.NAME}}'"),
    (
      "{{parameters}}",
      "page.mustache:1:3: 'parameters' is a list and has no text of its own; write '{{#parameters}}{{.}}{{/parameters}}'"
    ),
  ])
  func namesWhatTheDataLack(template: String, expected: String) {
    #expect(strictly(template) == expected)
  }

  @Test(arguments: [
    ("a\n {{> rwo }}", "page.mustache:2:6: there is no partial 'rwo'; did you mean 'row'?"),
    ("{{<lay}}{{/lay}}", "page.mustache:1:4: there is no partial 'lay'"),
    ("a{{>row}}", "row.mustache:2:3: the data has no 'nam' here"),
  ])
  func namesMissingPartials(template: String, expected: String) {
    #expect(strictly(template, partials: ["row": "|\n{{nam}}", "layout": ""]) == expected)
  }

  @Test(arguments: [
    ("[{{author}}{{author.name}}]", "[]"), ("{{#author}}x{{/author}}{{^author}}y{{/author}}", "y"),
    ("{{#parameters}}{{name}} of {{title}}{{/parameters}}", "a of Tray"), ("{{#person}}{{.name}}{{/person}}", "Joe"),
    ("{{^title}}{{unknown}}{{/title}}", ""),
  ])
  func acceptsNullAndWhatIsNotRendered(template: String, expected: String) {
    #expect(strictly(template) == "no finding, but: " + expected)
  }
}
