import BlockCatalog
import Diagnostics
import Foundation

/// The findings of the last validation of a catalog, kept for as long as nothing that they depend on changes.
///
/// One file a catalog, in the user's cache folder, written whole; it is a cache and no more: it may be deleted at any
/// time, and one that cannot be read, or that another build of the program has written, counts for nothing.
struct ValidationCache {
  /// What was found, and how many blocks were looked at.
  struct Answer {
    let blocks: Int
    let findings: [Finding]
  }

  private let file: URL
  private let key: String
  private let folder: CatalogFolder
  private let digest: CatalogDigest

  /// - Returns: `nil` where nothing may be kept: with `--no-cache`, in CI, or where the catalog cannot be read whole.
  init?(_ invocation: Invocation, _ folder: CatalogFolder) async {
    let environment = invocation.console.environment
    guard !invocation.arguments.isSet("no-cache"), environment["CI", default: ""].isEmpty,
      let cache = CacheFolder.url(environment), let program = Self.program,
      let digest = await CatalogDigest(root: folder.path)
    else { return nil }
    self.folder = folder
    self.digest = digest
    // No word holds a NUL.
    let ids = invocation.arguments.words.sorted().joined(separator: "\0")
    let place = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    file = cache.appending(path: "validate-\(SHA256(of: Array(place.utf8)).hexadecimal.prefix(32)).json")
    key = SHA256(of: Array("\(program)\n\(ids)\n\(digest.text)".utf8)).hexadecimal
  }

  /// The answer that was kept; `nil` where there is none, or it is about another content.
  func answer() -> Answer? {
    guard let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(Kept.self, from: data),
      kept.key == key
    else { return nil }
    var files: [String: SourceFile] = [:]
    let rules = Dictionary(RuleList.rules.map { ($0.id, $0) }) { first, _ in first }
    var findings: [Finding] = []
    for finding in kept.findings {
      guard let rule = rules[finding.rule], let restored = finding.restored(rule, in: folder, &files) else {
        return nil
      }
      findings.append(restored)
    }
    return Answer(blocks: kept.blocks, findings: findings)
  }

  /// Keeps an answer, unless the catalog has changed while it was found; whether that works does not matter to anybody.
  func keep(_ answer: Answer) async {
    guard await CatalogDigest(root: folder.path) == digest else { return }
    let kept = Kept(
      key: key, blocks: answer.blocks, findings: answer.findings.compactMap { KeptFinding($0, in: folder) })
    // A finding that cannot be told again would be lost.
    guard kept.findings.count == answer.findings.count, let data = try? JSONEncoder().encode(kept) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// Tells one build of the program from another, by the file that runs.
  private static var program: String? {
    guard let path = Bundle.main.executablePath else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(Program.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}

/// The file of a cache.
private struct Kept: Codable {
  let key: String
  let blocks: Int
  let findings: [KeptFinding]
}

/// A finding without the content of its files, which are read again; paths are those below the catalog.
private struct KeptFinding: Codable {
  struct Place: Codable {
    let path: String
    let range: Range<Int>?
  }

  struct KeptNote: Codable {
    let message: String
    let place: Place?
  }

  struct Change: Codable {
    let range: Range<Int>
    let text: String
  }

  struct KeptFix: Codable {
    let summary: String
    let changes: [Change]
  }

  let rule: String
  let severity: String
  let message: String
  let place: Place
  let notes: [KeptNote]
  let fixes: [KeptFix]

  /// - Returns: `nil` where a place lies outside the catalog.
  init?(_ finding: Finding, in folder: CatalogFolder) {
    let prefix = folder.shownPath.isEmpty ? "" : folder.shownPath + "/"
    func place(_ location: Location) -> Place? {
      let path = location.file.path
      return path.hasPrefix(prefix) ? Place(path: String(path.dropFirst(prefix.count)), range: location.range) : nil
    }
    guard let own = place(finding.location) else { return nil }
    rule = finding.rule.id
    severity = finding.severity.rawValue
    message = finding.message
    self.place = own
    var notes: [KeptNote] = []
    for note in finding.notes {
      let notePlace = note.location.flatMap(place)
      if note.location != nil, notePlace == nil { return nil }
      notes.append(KeptNote(message: note.message, place: notePlace))
    }
    self.notes = notes
    fixes = finding.fixes.map { fix in
      KeptFix(summary: fix.summary, changes: fix.replacements.map { Change(range: $0.range, text: $0.text) })
    }
  }

  func restored(_ rule: Rule, in folder: CatalogFolder, _ files: inout [String: SourceFile]) -> Finding? {
    guard let severity = Severity(rawValue: severity) else { return nil }
    func location(_ place: Place) -> Location {
      let shown = folder.shownPath.isEmpty ? place.path : "\(folder.shownPath)/\(place.path)"
      let file =
        files[place.path] ?? (try? SourceFile.read("\(folder.path)/\(place.path)", shownAs: shown, inside: folder.path))
        ?? SourceFile(path: shown, bytes: [])
      files[place.path] = file
      return Location(file, place.range)
    }
    let own = location(place)
    let restoredNotes = notes.map { Finding.Note($0.message, at: $0.place.map(location)) }
    let restoredFixes = fixes.map { fix in
      Fix(fix.summary, fix.changes.map { Replacement($0.range, with: $0.text) })
    }
    return Finding(rule, message, at: own, notes: restoredNotes, fixes: restoredFixes, severity: severity)
  }
}
