import Diagnostics
import SwiftAPI

/// What the rules accept, for those who write manifests instead of reading them.
package enum ManifestSpelling {
  /// Whether a text can be the name of a block's folder.
  package static func isID(_ text: String) -> Bool { IDRule.isValid(text) }

  /// Whether a text is a BCP 47 code of the form that catalogs use.
  package static func isLanguage(_ text: String) -> Bool { LanguageRule.isCode(text) }

  /// Whether a text is an SPDX license expression by its form.
  package static func isLicense(_ text: String) -> Bool { LicenseRule.isExpression(text) }

  /// What is wrong with a text that holds a control, bidirectional or invisible character; `nil` where it holds none.
  package static func hiddenCharacterFault(in text: String) -> String? {
    InvisibleCharacter.places(in: text).first { _ in true }.map { $0.kind.message($0.scalar, in: "the answer") }
  }

  /// The license that the comments at the beginning of a source name; `nil` where they name none.
  package static func license(ofSource bytes: [UInt8]) -> String? {
    SPDXHeaderRule.license(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Names of types, modifiers and values that SwiftUI has itself.
  package static var namesOfSwiftUI: Set<String> { SwiftUINames.all }
}

extension SourceAPI {
  /// The declarations that a block with this source would plainly offer, demos and previews left out.
  ///
  /// - Parameter demo: The name of the demo, where it is known.
  /// - Returns: Declarations of one kind, in the order of the file.
  package func offered(demo: String? = nil) -> [Declaration] { Offer(self, demo: demo).plain }

  /// Why a source that offers nothing does so, from what it has instead.
  ///
  /// - Parameters:
  ///   - demo: The name of the demo, where it is known.
  ///   - rule: Whose finding it is.
  /// - Returns: A finding with a note for each of the first things that do not count.
  package func absenceOfComponents(demo: String?, as rule: Rule) -> Finding {
    let offer = Offer(self, demo: demo)
    let hidden = offer.hidden
    return Finding(rule, offer.absence(hidden), at: Location(file), notes: offer.notes(about: hidden))
  }
}
