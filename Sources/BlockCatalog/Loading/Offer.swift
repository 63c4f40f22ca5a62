import Diagnostics
import SwiftAPI

/// What a source offers to who copies it.
///
/// The first of these that it has: functions of `View`; initializers of views; static members of styles; initializers
/// of modifiers, shapes and styles; other functions. Left out are operators, what nobody can call, what is deprecated,
/// and what belongs to the demo or to a preview. Where some of a kind are public, only these count.
struct Offer {
  let api: SourceAPI
  /// Components may be named among these.
  private let declarations: [Declaration]
  private let types: [String: TypeDeclaration]
  /// What the source plainly offers; empty where nothing comes into question.
  let plain: [Declaration]
  /// What it would offer, were that neither hidden nor deprecated.
  var hidden: [Declaration] {
    Self.likely(declarations.filter { !$0.isVisible || $0.isOutdated }, by: types)
  }

  init(_ api: SourceAPI, demo: String?) {
    self.api = api
    let types = Dictionary(api.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let all = api.declarations.filter { !$0.isOperator }
    let current = all.filter { $0.isVisible && !$0.isOutdated && !$0.belongs(to: demo) }
    // A view that is a preview by its name is one only where there is something else to offer.
    let shown = Self.likely(current.filter { !$0.belongsToPreview(types) }, by: types)
    plain = (shown.isEmpty ? Self.likely(current, by: types) : shown).withoutRepetitions
    declarations = all
    self.types = types
  }

  /// The declarations by every way in which a manifest may name them.
  var bySpelling: [String: [Declaration]] {
    var spelled: [String: [Declaration]] = [:]
    for declaration in declarations {
      for spelling in Set(declaration.spellings) { spelled[spelling, default: []].append(declaration) }
    }
    return spelled
  }

  // MARK: - Kinds

  /// Of declarations, those of the first kind that any of them has.
  private static func likely(
    _ declarations: [Declaration], by types: [String: TypeDeclaration]
  ) -> [Declaration] {
    let kinds = Dictionary(grouping: declarations) { Kind($0, types) }
    let published = kinds.mapValues { $0.filter { $0.access >= .public } }
    let specific = Kind.allCases.filter { $0 != .otherFunction }
    for kind in specific { if let found = published[kind], !found.isEmpty { return found } }
    for kind in specific { if let found = kinds[kind] { return found } }
    if let found = published[.otherFunction], !found.isEmpty { return found }
    return kinds[.otherFunction] ?? []
  }

  private enum Kind: CaseIterable {
    case viewFunction, viewInitializer, styleMember, partInitializer, otherFunction

    init?(_ declaration: Declaration, _ types: [String: TypeDeclaration]) {
      let isStatic = declaration.modifiers.contains { $0 == "static" || $0 == "class" }
      let context = declaration.context
      let name = context?.typeName ?? ""
      switch declaration.kind {
      case .initializer, .memberwiseInitializer:
        guard let type = types[name] else { return nil }
        if type.isView { self = .viewInitializer } else if type.isPart { self = .partInitializer } else { return nil }
      case .function where context?.isExtension == true && !isStatic && (name == "View" || name == "SwiftUI.View"):
        self = .viewFunction
      case .function where isStatic, .staticProperty:
        if let context, context.isOfStyle(types) {
          self = .styleMember
        } else if declaration.kind == .function {
          self = .otherFunction
        } else {
          return nil
        }
      case .function, .macro:
        guard !declaration.isRequirement else { return nil }
        self = .otherFunction
      case .subscript: return nil
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether views are made with it, though it is none.
  fileprivate var isPart: Bool {
    inheritedNames.contains { name in
      ["ViewModifier", "Shape", "InsettableShape"].contains(name) || name.hasSuffix("Style")
    }
  }
}

extension Declaration.Context {
  /// Whether static members in it stand for styles, `.buttonStyle(.pill)`: in an extension of a protocol of styles, or
  /// of one for a certain `Self`.
  fileprivate func isOfStyle(_ types: [String: TypeDeclaration]) -> Bool {
    guard isExtension else { return false }
    if let constraint, constraint.filter({ !$0.isWhitespace }).contains("Self==") { return true }
    return typeName.hasSuffix("Style") && (types[typeName].map { $0.kind == .protocol } ?? true)
  }
}

extension Declaration {
  /// Whether code should not use it any more.
  fileprivate var isOutdated: Bool {
    availability.contains { $0.isDeprecated || $0.isUnavailable || $0.renamed != nil }
  }

  fileprivate var isOperator: Bool {
    guard kind == .function, let first = name.unicodeScalars.first else { return false }
    return first.isASCII
      ? "/=-+!*%<>&|^~?.".unicodeScalars.contains(first) : first.properties.generalCategory == .mathSymbol
  }

  /// Whether SwiftUI calls it, and nobody else: the one function of a modifier, a shape, a style, a preference.
  fileprivate var isRequirement: Bool {
    context != nil
      && ["body(content:)", "path(in:)", "makeBody(configuration:)", "reduce(value:nextValue:)"].contains(fullName)
  }

  fileprivate func belongs(to type: String?) -> Bool {
    guard let type, let name = context?.typeName else { return false }
    return name == type || name.hasPrefix(type + ".")
  }

  fileprivate func belongsToPreview(_ types: [String: TypeDeclaration]) -> Bool {
    guard let name = context?.typeName, let type = types[name] else { return false }
    return type.conforms(to: "PreviewProvider")
      || ["Usage", "Preview", "Previews"].contains { type.name.hasSuffix($0) }
  }
}
