import BlockCatalog

/// Tells manifests that cannot answer a query, by their bytes alone: most of a catalog's.
///
/// What stands in a manifest is folded as it is, letters and digits only, without a look at where texts begin and end:
/// what fits a text of the block also stands there.
struct RawFilter: Sendable {
  /// For each term whose fit no category or level may give, its stem, letters and digits only.
  private let stems: [[UInt8]]

  init(_ terms: [Term], fittingChoices: [Bool]) {
    stems = zip(terms, fittingChoices).filter { !$0.1 }.map { Self.squeezed($0.0.stem) }
  }

  /// Whether a block may answer.
  func admits(_ text: SkimmedText, id: String, folder: inout Folder) -> Bool {
    if stems.isEmpty { return true }
    let folded = folder.fold(text, id: id)
    guard let folded else { return true }
    return stems.allSatisfy { Pattern.occurs($0, in: folded.span, 0..<folded.count) }
  }

  private static func squeezed(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 >= 0x80 || Folder.ascii[Int($0)] != 0 }
  }

  /// Folds bytes, and remembers what it has made of each letter.
  struct Folder: Sendable {
    private var known: [UInt32: [UInt8]] = [:]

    /// What stands for each byte of ASCII: 0 where nothing does.
    static let ascii: [UInt8] = (0..<128).map { (byte: UInt8) -> UInt8 in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: 0
      }
    }

    /// - Returns: `nil` where the text holds an escape or a part of a letter, and must be looked at closely.
    mutating func fold(_ text: SkimmedText, id: String) -> [UInt8]? {
      var folded: [UInt8] = []
      guard fold(Array(id.utf8)[...], &folded) else { return nil }
      for part in text.parts {
        folded.append(0x0A)
        guard fold(part, &folded) else { return nil }
      }
      return folded
    }

    private mutating func fold(_ part: ArraySlice<UInt8>, _ folded: inout [UInt8]) -> Bool {
      folded.reserveCapacity(folded.count + part.count)
      var index = part.startIndex
      while index < part.endIndex {
        let byte = part[index]
        if byte < 0x80 {
          // An escape may stand for any letter; an alias, for a text elsewhere.
          if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "*") { return false }
          let small = Self.ascii[Int(byte)]
          if small != 0 { folded.append(small) }
          index += 1
          continue
        }
        guard let (scalar, size) = Self.scalar(in: part, at: index), let letter = letter(scalar) else { return false }
        folded += letter
        index += size
      }
      return true
    }

    private mutating func letter(_ scalar: Unicode.Scalar) -> [UInt8]? {
      if let letter = known[scalar.value] { return letter }
      if Folding.mayCompose(scalar) { return nil }
      let letter = RawFilter.squeezed(Folding.bytes(of: String(Character(scalar))))
      known[scalar.value] = letter
      return letter
    }

    private static func scalar(in bytes: ArraySlice<UInt8>, at index: Int) -> (Unicode.Scalar, size: Int)? {
      let size = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : bytes[index] >= 0xC0 ? 2 : 0
      guard size > 0, index + size <= bytes.endIndex else { return nil }
      var value = UInt32(bytes[index]) & (0x7F >> UInt32(size))
      for byte in bytes[index + 1..<index + size] {
        guard byte & 0xC0 == 0x80 else { return nil }
        value = value << 6 | UInt32(byte & 0x3F)
      }
      return Unicode.Scalar(value).map { ($0, size) }
    }
  }
}
