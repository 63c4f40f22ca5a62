import SwiftAPI

extension TypeDeclaration {
  /// Whether the type is a view: by `View` itself, or by a protocol of SwiftUI that makes one.
  var isView: Bool {
    inheritedNames.contains { name in
      switch name {
      case "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable":
        true
      default: false
      }
    }
  }
}
