import SwiftAPI

extension TypeDeclaration {
  /// Whether a protocol stands among the inherited types: by itself, behind its module, `SwiftUI.View`, or in a
  /// composition, `View & Sendable`.
  func conforms(to name: String) -> Bool { conforms(where: { $0 == name }) }

  /// Whether a protocol whose name fits stands among the inherited types.
  func conforms(where fits: (Substring) -> Bool) -> Bool {
    inheritedTypes.contains { type in
      type.split(separator: "&").contains { part in
        let name = part.split(separator: " ").last { !$0.isEmpty } ?? part
        return fits(name.split(separator: ".").last ?? name)
      }
    }
  }

  /// Whether the type is a view: by `View` itself, or by a protocol of SwiftUI that makes one.
  var isView: Bool {
    conforms(where: { name in
      switch name {
      case "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable":
        true
      default: false
      }
    })
  }
}
