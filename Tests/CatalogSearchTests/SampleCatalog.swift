import BlockCatalog
import Diagnostics

/// A block in a few words.
struct Sample {
  var id: String
  var title = ""
  var titles: [String: String] = [:]
  var tags: [String: [String]] = [:]
  var summary = ""
  var category: String?
  var level: String?
  var platforms: [String] = []
  var components: [String] = []

  init(
    _ id: String, title: String = "", titles: [String: String] = [:], tags: [String: [String]] = [:],
    summary: String = "", category: String? = nil, level: String? = nil, platforms: [String] = [],
    components: [String] = []
  ) {
    self.id = id
    self.title = title
    self.titles = titles
    self.tags = tags
    self.summary = summary
    self.category = category
    self.level = level
    self.platforms = platforms
    self.components = components
  }

  var manifest: Manifest {
    var manifest = Manifest(id: id, file: SourceFile(path: "\(id)/block.yaml", text: ""))
    manifest.title = Self.localized(title.isEmpty ? titles : ["en": title])
    manifest.summary = Self.localized(summary.isEmpty ? [:] : ["en": summary])
    manifest.tags = tags.sorted { $0.key < $1.key }.map { language, tags in
      Manifest.TagList(language: located(language), tags: tags.map(located))
    }
    manifest.category = category.map(located)
    manifest.level = level.map(located)
    manifest.platforms = platforms.map { located($0) }
    manifest.components = components.map { located($0) }
    return manifest
  }

  static func localized(_ texts: [String: String]) -> LocalizedText {
    LocalizedText(
      texts.sorted { $0.key < $1.key }.map { LocalizedText.Entry(language: $0.key, text: located($0.value)) })
  }
}

func located<Value: Sendable>(_ value: Value) -> Located<Value> {
  Located(value, at: 0..<0)
}

func sampleCatalog(_ samples: [Sample], languages: [String] = ["en", "de", "fr", "pt-BR", "tr"]) -> Catalog {
  var info = CatalogInfo(file: SourceFile(path: "catalog.yaml", text: ""))
  info.languages = languages
  info.categories = [
    CatalogInfo.Choice(key: "containers", title: Sample.localized(["en": "Containers", "de": "Behälter"])),
    CatalogInfo.Choice(key: "controls", title: Sample.localized(["en": "Controls"])),
  ]
  info.levels = [
    CatalogInfo.Choice(key: "basic", title: Sample.localized(["en": "Basic"])),
    CatalogInfo.Choice(key: "advanced", title: Sample.localized(["en": "Advanced", "de": "Fortgeschritten"])),
  ]
  return Catalog(root: "/catalog", info: info, manifests: samples.map(\.manifest))
}
