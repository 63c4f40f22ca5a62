import Diagnostics
import SwiftAPI

extension Offer {
  /// What the source offers, a note each; of very much, the first.
  var listing: [Finding.Note] {
    plain.prefix(8).map { Finding.Note("the source offers \($0.shownName)", at: place($0)) }
  }

  /// What is there but does not count, a note each.
  func notes(about declarations: [Declaration]) -> [Finding.Note] {
    declarations.prefix(5).map { declaration in
      let isUnavailable = declaration.availability.contains(where: \.isUnavailable)
      let word =
        declaration.isVisible ? isUnavailable ? "unavailable" : "deprecated" : declaration.access.rawValue
      let reason =
        isHiddenByProperty(declaration)
        ? "; Swift makes it no wider than the stored properties that it takes: write an initializer" : ""
      return Finding.Note("found \(word) \(declaration.shownName) here\(reason)", at: place(declaration))
    }
  }

  /// Why a source without a component has none, from what it has instead.
  func absence(_ hidden: [Declaration]) -> String {
    let deprecated = hidden.filter(\.isVisible)
    if hidden.isEmpty {
      return
        "the source offers no component: no function in 'extension View', no initializer of a View, no other function"
    }
    if deprecated.isEmpty {
      return hidden.allSatisfy(isHiddenByProperty)
        ? "the source offers no component: a private stored property makes the initializer of its view private; write an "
          + "initializer, or make the property internal"
        : "the source offers no component: what it has is private, so nobody can call it; make it internal or public"
    }
    return deprecated.count == hidden.count
      ? "the source offers no component: what it has is deprecated; add what replaces it, or name it with 'component:'"
      : "the source offers no component: what it has is private or deprecated; make one internal or public"
  }

  /// The end of a sentence about a declaration that nobody can call.
  func hiddenness(of declaration: Declaration) -> String {
    isHiddenByProperty(declaration)
      ? "private: a private stored property makes the initializer that Swift writes private; write an initializer"
      : "\(declaration.access.rawValue), so nobody can call it; make it internal or public"
  }

  /// Whether an initializer that Swift makes is hidden although its type is not.
  private func isHiddenByProperty(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .memberwiseInitializer, !declaration.isVisible,
      let type = api.types.first(where: { $0.name == declaration.context?.typeName })
    else { return false }
    return type.access > .fileprivate
  }

  private func place(_ declaration: Declaration) -> Location { Location(api.file, declaration.signatureRange) }
}
