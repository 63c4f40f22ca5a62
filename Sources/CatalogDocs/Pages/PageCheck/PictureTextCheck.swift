import BlockCatalog
import Diagnostics

/// Pictures say what they show, to those who do not see them.
enum PictureTextCheck {
  static let rule = Rule(
    "picture-text", "Every picture has an alternative text, in every language that it is shown in.", severity: .warning,
    bad: "description: See ![](card.png).", good: "description: See ![A card with two lines](card.png).")

  static func findings(in manifest: Manifest, of catalog: Catalog) -> [Finding] {
    let images = manifest.descriptions(holdingAnyOf: "[").flatMap { markdown in
      markdown.links.filter { $0.link.isImage && isBlank($0.link.label) }.map { link, part in
        Finding(
          rule, "this image has no alternative text; say between its brackets what it shows",
          at: Location(manifest.file, markdown.place(of: link.range, in: part)))
      }
    }
    return images
      + manifest.pictures.flatMap { picture in
        // A picture with no text at all lacks a required key.
        guard let written = picture.alternativeText.entries.first, written.languageRange != nil else {
          return [Finding]()
        }
        let languages = picture.alternativeText.entries.map(\.language)
        let missing = catalog.info.languages.filter { !languages.contains($0) }
        return missing.map { language in
          Finding(
            rule, "this picture has no alternative text for '\(language)'; say under 'alt' what it shows",
            at: Location(manifest.file, picture.light.range),
            notes: [.init("the other texts stand here", at: Location(manifest.file, written.text.range))])
        }
      }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
