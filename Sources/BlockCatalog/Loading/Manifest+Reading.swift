import Diagnostics
import YAML

extension Manifest {
  /// Takes from a tree what fits; what does not, the form check has reported.
  init(id: String, file: SourceFile, root: Node, defaultLanguage: String) {
    self.init(id: id, file: file)
    for entry in root.entries ?? [] {
      let node = entry.value
      switch entry.key {
      case "title": title = LocalizedText(node, defaultLanguage)
      case "summary": summary = LocalizedText(node, defaultLanguage)
      case "origin": origin = LocalizedText(node, defaultLanguage)
      case "description": description = LocalizedText(node, defaultLanguage)
      case "category": category = node.locatedText
      case "level": level = node.locatedText
      case "platform": platforms = node.locatedTexts
      case "tags": tags = (node.entries ?? []).map(TagList.init)
      case "component": components = node.locatedTexts
      case "parameters":
        let entries = node.entries ?? (node.scalar?.isAbsent == true ? [] : nil)
        parameters = entries.map { entries in
          Located(entries.map { Parameter($0, defaultLanguage) }, at: node.range)
        }
      case "source": source = node.locatedText
      case "demo": demo = node.locatedText
      case "base": base = node.locatedText
      case "requires": requires = node.locatedTexts
      case "see": see = node.locatedTexts
      case "status":
        status = node.locatedText.flatMap { text in Status(rawValue: text.value).map { Located($0, at: text.range) } }
      case "replacedBy": replacedBy = node.locatedText
      case "license": license = node.locatedText
      case "pictures": pictures = (node.elements ?? []).compactMap { Picture($0, defaultLanguage) }
      default: break
      }
    }
  }
}

extension LocalizedText {
  init(_ node: Node, _ defaultLanguage: String) {
    if let entries = node.entries {
      self.init(
        entries.mapPresent { entry in
          entry.value.locatedText.map { Entry(language: entry.key, text: $0, languageRange: entry.keyRange) }
        })
    } else if let text = node.locatedText {
      self.init([Entry(language: defaultLanguage, text: text)])
    } else {
      self.init()
    }
  }
}

extension Manifest.TagList {
  init(_ entry: Node.Entry) {
    self.init(language: Located(entry.key, at: entry.keyRange), tags: entry.value.locatedTexts)
  }
}

extension Manifest.Parameter {
  init(_ entry: Node.Entry, _ defaultLanguage: String) {
    let name = Located(entry.key, at: entry.keyRange)
    let node = entry.value
    guard let entries = node.entries, Form.isRecord(entries, of: Form.parameter) else {
      self.init(name: name, description: LocalizedText(node, defaultLanguage))
      return
    }
    self.init(
      name: name, description: node["description"].map { LocalizedText($0, defaultLanguage) } ?? LocalizedText(),
      type: node["type"]?.locatedText, defaultValue: node["default"]?.locatedText,
      example: node["example"]?.locatedText)
  }
}

extension Manifest.Picture {
  init?(_ node: Node, _ defaultLanguage: String) {
    guard let light = node["light"]?.locatedText else { return nil }
    self.init(
      light: light, dark: node["dark"]?.locatedText,
      alternativeText: node["alt"].map { LocalizedText($0, defaultLanguage) } ?? LocalizedText())
  }
}

extension Node {
  /// The text and its place, where the node is a scalar that has a text.
  var locatedText: Located<String>? { text.map { Located($0, at: range) } }

  /// The texts of a list, or the one text of a scalar.
  var locatedTexts: [Located<String>] {
    if let elements { return elements.mapPresent(\.locatedText) }
    return locatedText.map { [$0] } ?? []
  }
}

extension Array {
  /// What `compactMap` gives, where nearly every element has a result: memory is asked for once.
  fileprivate func mapPresent<Result>(_ transform: (Element) -> Result?) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self { if let result = transform(element) { results.append(result) } }
    return results
  }
}
