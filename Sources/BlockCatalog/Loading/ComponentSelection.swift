import Diagnostics
import SwiftAPI

/// Which declarations of a source a manifest describes.
///
/// A component is named by its base name, `card`, or its full name, `card(title:)`, with the type before it where that
/// helps, `Kit.card(title:)`; an initializer by its type, `Pill` or `Pill(title:)`. Of several overloads with one base
/// name, the one whose parameters are exactly the manifest's is meant; where none has exactly these, all overloads are
/// meant that have no others. Where a manifest names several, a base name means none that another name gives in full.
/// A manifest that names none means what the source plainly offers, by `Offer`. What is declared several times to the
/// letter, as in the branches of `#if`, is one component: the first.
struct ComponentSelection {
  static let rule = Rule(
    "component", "The source offers the component that the manifest describes.",
    bad: """
      # func card(title: String, size: CGFloat = 24) -> some View
      component: card(titel:)
      """,
    good: """
      # func card(title: String, size: CGFloat = 24) -> some View
      component: card(title:size:)
      """)

  private let manifest: Manifest
  private let offer: Offer
  /// The names of the manifest's parameters.
  private let described: [String]
  /// The component names of the manifest that leave no choice.
  private let fullNames: Set<String>

  /// In the order of the manifest, or of the file where the manifest names none.
  private(set) var declarations: [Declaration] = []
  /// Why a component cannot be told, with a list of what the source offers; never empty where there is no component.
  private(set) var findings: [Finding] = []

  init(manifest: Manifest, api: SourceAPI) {
    self.manifest = manifest
    offer = Offer(api, demo: manifest.demo?.value)
    described = (manifest.parameters?.value ?? []).map(\.name.value).sorted()
    fullNames = Set(manifest.components.map { Self.plain($0.value) }.filter { $0.hasSuffix(")") })
    do {
      if manifest.components.isEmpty { declarations = try offered() }
    } catch {
      findings = [error]
    }
    let spelled = manifest.components.isEmpty ? [:] : offer.bySpelling
    var chosen: Set<Range<Int>> = []
    var seen: Set<String> = []
    for name in manifest.components where seen.insert(Self.plain(name.value)).inserted {
      do {
        for declaration in try named(name, spelled) where chosen.insert(declaration.signatureRange).inserted {
          declarations.append(declaration)
        }
      } catch {
        findings.append(error)
      }
    }
  }

  // MARK: - By name

  private func named(
    _ name: Located<String>, _ spelled: [String: [Declaration]]
  ) throws(Finding) -> [Declaration] {
    let wanted = Self.plain(name.value)
    let matches = spelled[wanted] ?? []
    let visible = matches.filter(\.isVisible).withoutRepetitions.published
    if visible.isEmpty {
      if let hidden = matches.first {
        throw finding(
          "\(quoted(name.value)) is \(offer.hiddenness(of: hidden))", name.range, offer.notes(about: matches))
      }
      throw finding(
        "the source declares no \(quoted(name.value))\(nearName(to: name.value))", name.range, offer.listing)
    }
    if wanted.hasSuffix(")") || visible.count == 1 { return visible }
    let unnamed = visible.filter { declaration in
      fullNames.isEmpty || fullNames.isDisjoint(with: declaration.spellings)
    }
    let choice = unnamed.isEmpty ? visible : unnamed
    return fitting(choice) ?? choice
  }

  /// The suggestion for an unknown name; nothing beyond the findings that are listed.
  private func nearName(to name: String) -> String {
    guard findings.count < [Finding].boundOfOneRule else { return "" }
    return suggestion(for: name, among: offer.plain.lazy.prefix(500).flatMap { [$0.fullName, $0.name] })
  }

  /// A name without what may be left out of it.
  private static func plain(_ name: String) -> String { name.filter { !$0.isWhitespace && $0 != "`" } }

  /// Of overloads, the one with exactly the manifest's parameters, or all that have no others; `nil` where none fits.
  private func fitting(_ declarations: [Declaration]) -> [Declaration]? {
    let exact = declarations.filter { $0.parameters.map(\.callName).sorted() == described }
    if !exact.isEmpty { return exact }
    let known = Set(described)
    let within = declarations.filter { $0.parameters.allSatisfy { known.contains($0.callName) } }
    let covered = Set(within.flatMap { $0.parameters.map(\.callName) })
    return !within.isEmpty && covered == known ? within : nil
  }

  // MARK: - By looking

  private func offered() throws(Finding) -> [Declaration] {
    guard let first = offer.plain.first else {
      let hidden = offer.hidden
      throw finding(offer.absence(hidden), nil, offer.notes(about: hidden))
    }
    guard offer.plain.allSatisfy({ $0.name == first.name && $0.context?.typeName == first.context?.typeName }) else {
      throw finding(
        "the source offers several components; name the described ones with 'component:'", nil, offer.listing)
    }
    guard offer.plain.count > 1 else { return offer.plain }
    guard let fitting = fitting(offer.plain) else {
      throw finding(
        "the parameters fit none of the \(offer.plain.count) overloads of \(quoted(first.baseName)); "
          + "describe those of one, or name the described ones with 'component:'",
        manifest.parameters?.range, offer.listing)
    }
    return fitting
  }

  private func finding(_ message: String, _ range: Range<Int>?, _ notes: [Finding.Note]) -> Finding {
    Finding(Self.rule, message, at: Location(manifest.file, range), notes: notes)
  }
}

extension [Declaration] {
  /// Without those that are not public where a public one of the same type has the same full name.
  fileprivate var published: [Declaration] {
    guard count > 1 else { return self }
    func name(_ declaration: Declaration) -> [String?] { [declaration.context?.typeName, declaration.fullName] }
    let names = Set(filter { $0.access >= .public }.map(name))
    return filter { $0.access >= .public || !names.contains(name($0)) }
  }
}
