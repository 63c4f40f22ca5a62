import Diagnostics

/// The description of one block, as its `block.yaml` says it.
///
/// What a manifest lacks or has in a wrong form is empty here; loading reports it.
package struct Manifest: Sendable {
  /// The tags of one language.
  package struct TagList: Sendable, Hashable {
    package let language: Located<String>
    package let tags: [Located<String>]

    package init(language: Located<String>, tags: [Located<String>]) {
      self.language = language
      self.tags = tags
    }
  }

  /// What the manifest says of a parameter; what it leaves out, the source says.
  package struct Parameter: Sendable, Hashable {
    package let name: Located<String>
    package let description: LocalizedText
    package let type: Located<String>?
    package let defaultValue: Located<String>?
    /// A Swift expression for the generated usage.
    package let example: Located<String>?

    package init(
      name: Located<String>, description: LocalizedText = LocalizedText(), type: Located<String>? = nil,
      defaultValue: Located<String>? = nil, example: Located<String>? = nil
    ) {
      self.name = name
      self.description = description
      self.type = type
      self.defaultValue = defaultValue
      self.example = example
    }
  }

  package enum Status: String, Sendable, Hashable, CaseIterable {
    case stable, beta, deprecated
  }

  package struct Picture: Sendable, Hashable {
    package let light: Located<String>
    package let dark: Located<String>?
    package let alternativeText: LocalizedText

    package init(light: Located<String>, dark: Located<String>?, alternativeText: LocalizedText) {
      self.light = light
      self.dark = dark
      self.alternativeText = alternativeText
    }
  }

  /// The name of the block's folder.
  package let id: String
  /// The text of `block.yaml`.
  package let file: SourceFile
  /// Plain text, as are the summary and the origin: pages escape what Markdown would read.
  package var title = LocalizedText()
  package var summary = LocalizedText()
  package var origin = LocalizedText()
  /// Markdown.
  package var description = LocalizedText()
  package var category: Located<String>?
  package var level: Located<String>?
  /// As written, `iOS 18.0+`; `Platform` reads them.
  package var platforms: [Located<String>] = []
  package var tags: [TagList] = []
  /// Base names or full names; empty where the manifest leaves the choice to the source.
  package var components: [Located<String>] = []
  /// In the order of the manifest, which is the order of the signature; `nil` where the key is missing or has another
  /// form, empty where nothing stands behind it.
  package var parameters: Located<[Parameter]>?
  package var source: Located<String>?
  package var demo: Located<String>?
  package var base: Located<String>?
  package var requires: [Located<String>] = []
  package var see: [Located<String>] = []
  package var status: Located<Status>?
  package var replacedBy: Located<String>?
  package var license: Located<String>?
  package var pictures: [Picture] = []
  /// Comments that silence findings.
  package var silences: [Silence] = []

  package init(id: String, file: SourceFile) {
    self.id = id
    self.file = file
  }
}

extension Manifest {
  /// A place where a manifest names another block.
  package struct Reference: Sendable, Hashable {
    package enum Kind: Sendable, Hashable, CaseIterable {
      case base, requires, see, replacedBy
    }

    package let kind: Kind
    package let id: Located<String>
  }

  /// The ids of other blocks, by kind.
  package var references: [Reference] {
    Reference.Kind.allCases.flatMap { kind in
      let ids =
        switch kind {
        case .base: base.map { [$0] } ?? []
        case .requires: requires
        case .see: see
        case .replacedBy: replacedBy.map { [$0] } ?? []
        }
      return ids.map { Reference(kind: kind, id: $0) }
    }
  }

  /// The ids of the blocks without which this one does not compile.
  package var needs: [Located<String>] {
    references.filter { $0.kind == .base || $0.kind == .requires }.map(\.id)
  }
}
