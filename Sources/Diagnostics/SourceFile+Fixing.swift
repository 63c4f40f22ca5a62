extension SourceFile {
  /// Makes changes to the content, as many as agree with each other.
  ///
  /// A change is made whole or not at all; of two that overlap the first in the list is made. Two that only touch do not
  /// overlap, and insertions at one offset keep the order of the list. A change that repeats the replacements of an
  /// earlier one counts once. One that reaches beyond the file is skipped.
  ///
  /// Complexity: nearly linear in the file and the number of fixes that come in the order of the file.
  ///
  /// - Returns: The new content, and the fixes that were made and that were not, each in the order of the list.
  package func applying(_ fixes: [Fix]) -> (bytes: [UInt8], applied: [Fix], skipped: [Fix]) {
    var seen: Set<[Replacement]> = []
    var edits = Edits(limit: bytes.count)
    var (applied, skipped): ([Fix], [Fix]) = ([], [])
    for fix in fixes where seen.insert(fix.replacements).inserted {
      if edits.insert(fix.replacements) { applied.append(fix) } else { skipped.append(fix) }
    }
    return (edits.applied(to: bytes), applied, skipped)
  }
}

/// A file of which findings were fixed.
package struct FixedFile: Sendable, Hashable {
  /// The file that the findings are about.
  package let original: SourceFile
  /// The content with the fixes made.
  package let bytes: [UInt8]
  /// The fixes that were made, in the order of the findings.
  package let applied: [Fix]
}

extension Sequence<Finding> {
  /// The files of the findings that have a fix, in the order of their paths, with the first fix of each finding made.
  package func fixedFiles() -> [FixedFile] {
    var files: [(file: SourceFile, fixes: [Fix])] = []
    for finding in sortedOnce() {
      guard let fix = finding.fixes.first else { continue }
      let file = finding.location.file
      // Findings come sorted by path; a path rarely shows two contents.
      let samePath = files.indices.reversed().prefix { files[$0].file.path == file.path }
      if let index = samePath.first(where: { files[$0].file.bytes == file.bytes }) {
        files[index].fixes.append(fix)
      } else {
        files.append((file, [fix]))
      }
    }
    return files.map { file, fixes in
      let result = file.applying(fixes)
      return FixedFile(original: file, bytes: result.bytes, applied: result.applied)
    }
  }
}

/// Replacements in the order of a file, none of which overlaps another.
private struct Edits {
  private var replacements: [Replacement] = []
  private let limit: Int

  /// - Parameter limit: The length of the file in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes in all of a fix's replacements, or none.
  ///
  /// - Returns: Whether they were taken.
  mutating func insert(_ fix: [Replacement]) -> Bool {
    let isFree = fix.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= limit && !overlaps($0.range) }
    var own = Edits(limit: limit)
    for replacement in fix {
      guard isFree, !own.overlaps(replacement.range) else { return false }
      own.insert(replacement)
    }
    for replacement in fix { insert(replacement) }
    return true
  }

  /// Both ends grow along the list, so one neighbor tells; an insertion overlaps only what it lies amid.
  private func overlaps(_ range: Range<Int>) -> Bool {
    let index = replacements.partitionPoint { $0.range.upperBound <= range.lowerBound }
    return index < replacements.count && replacements[index].range.lowerBound < range.upperBound
  }

  private mutating func insert(_ replacement: Replacement) {
    let index = replacements.partitionPoint { !replacement.range.comesBefore($0.range) }
    replacements.insert(replacement, at: index)
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for replacement in replacements {
      result += bytes[end..<replacement.range.lowerBound]
      result += replacement.text.utf8
      end = replacement.range.upperBound
    }
    return result + bytes[end...]
  }
}
