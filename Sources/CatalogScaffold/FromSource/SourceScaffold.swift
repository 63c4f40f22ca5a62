import BlockCatalog
import Diagnostics
import FilePlan
import SwiftAPI

/// A block made of a Swift file that is there already.
package struct SourceScaffold: Sendable {
  package let api: SourceAPI
  /// What the file offers, by base name, in the order of the file.
  package let components: [Component]

  /// Overloads of one name.
  package struct Component: Sendable {
    /// As a manifest names it.
    package let name: String
    package let declarations: [Declaration]
  }

  package init(_ api: SourceAPI) {
    self.api = api
    let demo = api.types.first { $0.conforms(to: "View") && $0.name.hasSuffix("Demo") && !$0.name.contains(".") }?.name
    let offered = api.offered(demo: demo)
    var names: [String] = []
    for declaration in offered where !names.contains(declaration.componentName) {
      names.append(declaration.componentName)
    }
    components = names.map { name in
      Component(name: name, declarations: offered.filter { $0.componentName == name })
    }
    self.demo = demo
  }

  /// The type that shows the component, where there is one.
  package let demo: String?

  /// What a manifest cannot be read off a source for, so that somebody may say it: `--set level=beginner`.
  package static func questions(in info: CatalogInfo) -> [Question] {
    func question(
      _ name: String, _ kind: Question.Kind, _ help: String, _ pattern: Question.Pattern? = nil
    ) -> Question {
      Question(
        name: name, kind: kind, help: help, defaultValue: nil, condition: nil, pattern: pattern)
    }
    let tags = question("tags", .tags, "Words by which the block is found.")
    return [
      question("title", .text, "The block's title, in plain text.", .oneLine),
      question("summary", .text, "What it is, in one sentence."),
      question("origin", .text, "Where the block comes from."),
      question("category", .choice(info.categories.map(\.key)), "The block's category."),
      question("level", .choice(info.levels.map(\.key)), "How much a reader must know."),
      question("platform", .platform, "The platforms and their oldest versions."), tags,
    ] + info.languages.dropFirst().map(tags.asked)
  }

  /// The files of the block, below its folder.
  ///
  /// What nobody said, the manifest leaves out with a comment that begins `to do`: validation points at each.
  ///
  /// - Parameters:
  ///   - component: One of `components`.
  ///   - answers: To some of `questions`.
  ///   - info: The catalog that the block goes to.
  ///   - fileName: The name of the file that the block is made of.
  /// - Returns: The manifest, and the source to the byte.
  package func files(
    of component: Component, answers: [String: Answer], in info: CatalogInfo, fileName: String
  ) -> [NewFile] {
    let type = SwiftName.name(.type, from: component.name)
    let isGood = FileName.fault(of: fileName) == nil && fileName.lowercased() != "usage.swift"
    return [
      NewFile(path: "block.yaml", bytes: Array(manifest(of: component, answers, info, fileName).utf8)),
      NewFile(path: isGood ? fileName : "\(type)Source.swift", bytes: api.file.bytes),
    ]
  }

  private func manifest(
    of component: Component, _ answers: [String: Answer], _ info: CatalogInfo, _ fileName: String
  ) -> String {
    func text(_ name: String, or value: String?, _ toDo: String) -> WrittenYAML {
      (answers[name]?.typed ?? value).map { .text($0) } ?? .remark("to do: \(toDo)", nil)
    }
    func key(_ name: String, _ choices: [CatalogInfo.Choice], only: String?) -> WrittenYAML {
      let keys = choices.map(\.key).joined(separator: ", ")
      return (answers[name]?.typed ?? only).map { .text($0) } ?? .remark("to do: one of \(keys)", nil)
    }
    let type = api.types.first { $0.name == component.name }
    let documentation =
      component.declarations.compactMap(\.documentation).first { !$0.summary.isEmpty } ?? type?.documentation
    let summary = documentation?.summary
    let discussion = documentation.map { $0.discussion.isEmpty ? $0.summary : $0.discussion }
    let license = ManifestSpelling.license(ofSource: api.file.bytes)
    let onlyCategory = info.categories.count == 1 ? info.categories.first?.key : nil
    return WrittenYAML.manifest([
      ("title", .text(answers["title"]?.typed ?? SwiftName.title(from: component.name))),
      ("summary", text("summary", or: summary, "what it is, in one sentence")),
      ("origin", .text(answers["origin"]?.typed ?? "Made of \(fileName).")),
      (
        "description",
        text(
          "description", or: discussion.map { $0.contains("\n") ? $0 + "\n" : $0 },
          "what a reader should know, in Markdown")
      ),
      ("category", key("category", info.categories, only: onlyCategory)),
      ("level", key("level", info.levels, only: nil)), ("platform", platform(of: component, answers["platform"])),
      ("tags", tags(answers, info)), ("component", componentEntry(component)),
      ("parameters", parameters(of: component)),
      ("demo", demo.map { .text($0) }), ("license", license.flatMap { $0 == info.license ? nil : .text($0) }),
    ])
  }

  private func platform(of component: Component, _ answer: Answer?) -> WrittenYAML {
    if case .list(let items) = answer { return items.count == 1 ? .text(items.joined()) : .list(items) }
    var newest: [String: Version] = [:]
    for part in component.declarations.flatMap(\.availability) {
      let name = part.platform == "macCatalyst" ? "Mac Catalyst" : part.platform
      guard Platform.names.contains(name), let version = part.introduced.flatMap({ Version($0) }) else { continue }
      newest[name] = max(version, newest[name] ?? version)
    }
    let platforms = Platform.names.compactMap { name in newest[name].map { "\(name) \($0)+" } }
    guard let first = platforms.first else {
      return .remark("to do: the oldest version, such as iOS 18.0+", nil)
    }
    return platforms.count == 1 ? .text(first) : .list(platforms)
  }

  private func tags(_ answers: [String: Answer], _ info: CatalogInfo) -> WrittenYAML {
    .map(
      info.languages.enumerated().map { index, language in
        let answer = answers[index == 0 ? "tags" : "tags.\(language)"]
        guard case .list(let items) = answer else {
          return (language, .remark("to do: words by which the block is found", .list([])))
        }
        return (language, .list(items))
      })
  }

  private func componentEntry(_ component: Component) -> WrittenYAML? {
    guard components.count > 1 || component.declarations.count > 1 else { return nil }
    return component.declarations.count == 1
      ? .text(component.name) : .list(component.declarations.map(\.fullName))
  }

  /// The parameters of all overloads, each where it stands first.
  private func parameters(of component: Component) -> WrittenYAML {
    var names: [String] = []
    for declaration in component.declarations {
      var place = 0
      for name in declaration.parameters.map(\.callName) {
        if let index = names.firstIndex(of: name) {
          place = index + 1
        } else {
          names.insert(name, at: place)
          place += 1
        }
      }
    }
    return .map(names.map { ($0, facts(of: $0, in: component)) })
  }

  private func facts(of name: String, in component: Component) -> WrittenYAML {
    let found = component.declarations.flatMap { declaration in
      declaration.parameters.filter { $0.callName == name }.map { (declaration, $0) }
    }
    let texts = found.compactMap { declaration, parameter in
      declaration.documentation?.parameters.first { $0.name == parameter.name || $0.name == parameter.label }?.text
    }
    let types = Set(
      found.map { _, parameter in parameter.type.map { parameter.isVariadic ? $0 + "..." : $0 } })
    let defaults = Set(found.map(\.1.defaultValue))
    var parts: [(key: String, value: WrittenYAML)] = []
    if let text = texts.first { parts.append(("description", .text(InsertedText.comment(text)))) }
    if types.count == 1, let type = types.first.flatMap({ $0 }) { parts.append(("type", .text(type))) }
    if defaults.count == 1, let value = defaults.first.flatMap({ $0 }) {
      parts.append(("default", .text(value)))
    }
    return texts.isEmpty ? .remark("to do: what the parameter does", parts.isEmpty ? nil : .map(parts)) : .map(parts)
  }
}

extension SourceAPI {
  /// Whether a name is that of an internal declaration which counts for nothing, as the components are public.
  package func passesOver(_ name: String, beside components: [Declaration]) -> Bool {
    components.contains { $0.access >= .public }
      && declarations.contains { $0.componentName == name && $0.access > .fileprivate && $0.access < .public }
  }
}

extension Declaration {
  /// The base name; for an initializer and a member of a style the type's.
  fileprivate var componentName: String {
    kind.isInitializer ? context?.typeName ?? name : name
  }
}

extension Question.Pattern {
  fileprivate static let oneLine = Question.Pattern(text: ".+", message: "has several lines; write one")
}

extension Question {
  /// Which of the components of a source is the block.
  package init(component names: [String]) {
    self.init(
      name: "component", kind: .choice(names), help: "Which component of the source is the block.", defaultValue: nil,
      condition: nil, pattern: nil)
  }
}
