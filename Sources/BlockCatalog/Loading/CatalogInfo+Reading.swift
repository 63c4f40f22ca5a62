import Diagnostics
import YAML

extension CatalogInfo {
  /// Takes from a tree what fits; what does not, the form check has reported.
  init(file: SourceFile, root: Node) {
    self.init(file: file)
    let languages = (root["languages"]?.locatedTexts ?? []).map(\.value)
    if !languages.isEmpty { self.languages = languages }
    let defaultLanguage = self.defaultLanguage
    name = root["name"].map { LocalizedText($0, defaultLanguage) } ?? LocalizedText()
    summary = root["summary"].map { LocalizedText($0, defaultLanguage) } ?? LocalizedText()
    categories = Self.choices(root["categories"], defaultLanguage)
    levels = Self.choices(root["levels"], defaultLanguage)
    license = root["license"]?.text ?? ""
    repository = root["repository"]?.text.flatMap(RepositoryRule.address)
    version = root["version"]?.text
    ruleSettings = (root["rules"]?.entries ?? []).compactMap { entry in
      entry.value.text.flatMap(RuleSetting.Weight.init).map { weight in
        RuleSetting(id: Located(entry.key, at: entry.keyRange), weight: weight)
      }
    }
  }

  private static func choices(_ node: Node?, _ defaultLanguage: String) -> [Choice] {
    (node?.entries ?? []).map { Choice(key: $0.key, title: LocalizedText($0.value, defaultLanguage)) }
  }
}
