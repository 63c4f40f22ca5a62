import Diagnostics
import SwiftAPI

/// Which declarations of a source a manifest describes.
///
/// A component is named by its base name, `card`, or its full name, `card(title:)`, with the type before it where that
/// helps, `Kit.card(title:)`; an initializer by its type, `Pill` or `Pill(title:)`. Of several overloads with one base
/// name, the one whose parameters are exactly the manifest's is meant; where none has exactly these, all overloads are
/// meant that have no others. Where a manifest names several, a base name means none that another name gives in full.
/// A manifest that names none means what the source plainly offers: functions of `View` and
/// static members of styles, or else initializers of views, or else other functions.
struct ComponentSelection {
  static let rule = Rule("component", "The source offers the component that the manifest describes.")

  private let manifest: Manifest
  private let api: SourceAPI

  /// In the order of the manifest, or of the file where the manifest names none.
  private(set) var declarations: [Declaration] = []
  /// Why a component cannot be told, with a list of what the source offers.
  private(set) var findings: [Finding] = []

  init(manifest: Manifest, api: SourceAPI) {
    self.manifest = manifest
    self.api = api
    do {
      if manifest.components.isEmpty { declarations = try offered() }
    } catch {
      findings = [error]
    }
    for name in manifest.components {
      do {
        for declaration in try named(name) where !declarations.contains(declaration) {
          declarations.append(declaration)
        }
      } catch {
        findings.append(error)
      }
    }
  }

  // MARK: - By name

  private func named(_ name: Located<String>) throws(Finding) -> [Declaration] {
    let wanted = Self.plain(name.value)
    let matches = api.declarations.filter { $0.spellings.contains(wanted) }
    let visible = matches.filter(\.isVisible)
    if visible.isEmpty {
      if let hidden = matches.first {
        throw finding(
          "'\(name.value)' is \(hidden.access.rawValue), so nobody can call it; make it internal or public", name.range,
          found(matches))
      }
      let known = candidates.map(\.fullName)
      throw finding(
        "the source declares no '\(name.value)'\(suggestion(for: name.value, among: known + candidates.map(\.name)))",
        name.range, listing(candidates))
    }
    if wanted.hasSuffix(")") || visible.count == 1 { return visible }
    let others = Set(manifest.components.map { Self.plain($0.value) }.filter { $0.hasSuffix(")") })
    let unnamed = visible.filter { others.isDisjoint(with: $0.spellings) }
    return overloads(unnamed.isEmpty ? visible : unnamed)
  }

  /// A name without what may be left out of it.
  private static func plain(_ name: String) -> String { name.filter { !$0.isWhitespace && $0 != "`" } }

  /// Of overloads, the one with exactly the manifest's parameters, or all that have no others, or else all.
  private func overloads(_ declarations: [Declaration]) -> [Declaration] {
    let described = (manifest.parameters?.value ?? []).map(\.name.value)
    let names = { (declaration: Declaration) in declaration.parameters.map(\.callName) }
    let exact = declarations.filter { names($0).sorted() == described.sorted() }
    if !exact.isEmpty { return exact }
    let within = declarations.filter { Set(names($0)).isSubset(of: described) }
    if Set(within.flatMap(names)) == Set(described) { return within }
    return declarations
  }

  // MARK: - By looking

  private func offered() throws(Finding) -> [Declaration] {
    let candidates = self.candidates
    guard let first = candidates.first else {
      throw finding(
        "the source offers no component: no function in 'extension View', no initializer of a View, no other function",
        nil, found(mostLikely(api.declarations.filter { !$0.isVisible })))
    }
    guard candidates.allSatisfy({ $0.name == first.name && $0.context?.typeName == first.context?.typeName }) else {
      throw finding(
        "the source offers several components; name the described ones with 'component:'", nil, listing(candidates))
    }
    guard candidates.count > 1 else { return candidates }
    let chosen = overloads(candidates)
    let described = Set((manifest.parameters?.value ?? []).map(\.name.value))
    guard Set(chosen.flatMap { $0.parameters.map(\.callName) }) == described else {
      throw finding(
        "the parameters fit none of the \(candidates.count) overloads of '\(first.name)'; describe those of one, or name the described ones with 'component:'",
        manifest.parameters?.range, listing(candidates))
    }
    return chosen
  }

  /// What the source plainly offers: the visible declarations of the first kind that has any, public ones alone
  /// where there are some, deprecated ones left out.
  private var candidates: [Declaration] {
    let current = api.declarations.filter { declaration in
      declaration.isVisible
        && !declaration.availability.contains { $0.isDeprecated || $0.isUnavailable || $0.renamed != nil }
    }
    let published = current.filter { $0.access == .public || $0.access == .open }
    return mostLikely(published.isEmpty ? current : published)
  }

  /// Of declarations, those of the first kind that any of them has.
  private func mostLikely(_ declarations: [Declaration]) -> [Declaration] {
    let views = Set(
      api.types.filter { $0.inheritedTypes.contains("View") && $0.name != manifest.demo?.value }.map(\.name))
    let kinds: [(Declaration) -> Bool] = [
      { $0.context?.isExtension == true && ($0.context?.typeName == "View" || $0.modifiers.contains("static")) },
      { ($0.kind == .initializer || $0.kind == .memberwiseInitializer) && views.contains($0.context?.typeName ?? "") },
      { $0.kind == .function || $0.kind == .macro },
    ]
    return kinds.lazy.map { declarations.filter($0) }.first { !$0.isEmpty } ?? []
  }

  // MARK: - Findings

  private func listing(_ declarations: [Declaration]) -> [Finding.Note] {
    declarations.prefix(8).map { Finding.Note("the source offers \($0.fullName)", at: place($0)) }
  }

  /// What nobody can call, and why where the source does not say so itself.
  private func found(_ hidden: [Declaration]) -> [Finding.Note] {
    hidden.prefix(5).map { declaration in
      let reason =
        declaration.kind == .memberwiseInitializer
        ? "; Swift makes it no wider than the stored properties that it takes: write an initializer" : ""
      return Finding.Note(
        "found \(declaration.access.rawValue) \(declaration.fullName) here\(reason)", at: place(declaration))
    }
  }

  private func place(_ declaration: Declaration) -> Location { Location(api.file, declaration.signatureRange) }

  private func finding(_ message: String, _ range: Range<Int>?, _ notes: [Finding.Note]) -> Finding {
    Finding(Self.rule, message, at: Location(manifest.file, range), notes: notes)
  }
}

extension Declaration {
  /// The ways in which a manifest may name it.
  fileprivate var spellings: [String] {
    let isInitializer = kind == .initializer || kind == .memberwiseInitializer
    guard let type = context?.typeName else { return [name, fullName] }
    if isInitializer {
      let labels = fullName.dropFirst(type.count)
      return [type, fullName, "\(type).init", "\(type).init\(labels)", "init\(labels)"]
    }
    return [name, fullName, "\(type).\(name)", "\(type).\(fullName)"]
  }
}
