import BlockCatalog
import Diagnostics

/// Images in descriptions say what they show, to those who do not see them.
///
/// What a manifest lists under `pictures` has an alternative text by its form: the key is required, and no text of it is
/// empty.
enum PictureTextCheck {
  static let rule = Rule(
    "picture-text", "An image in a description has an alternative text.", severity: .warning,
    bad: "description: See ![](card.png).", good: "description: See ![A card with two lines](card.png).")

  static func findings(in manifest: Manifest) -> [Finding] {
    manifest.descriptions(holdingAnyOf: "[").flatMap { markdown in
      let images = markdown.links.lazy.filter { $0.link.isImage && $0.link.label.allSatisfy(\.isWhitespace) }
      return images.prefix(WrittenMarkdown.mostPlaces).map { link, part in
        Finding(
          rule, "this image has no alternative text; say between its brackets what it shows",
          at: Location(manifest.file, markdown.place(of: link.range, in: part)))
      }
    }
  }
}
