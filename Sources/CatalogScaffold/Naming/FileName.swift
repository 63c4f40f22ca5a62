/// Names that no file or folder of a block may have, because some system cannot hold them.
enum FileName {
  /// Windows keeps these for devices, with any ending and in any case.
  ///
  /// Source: Microsoft's "Naming Files, Paths, and Namespaces".
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
      + ["¹", "²", "³"].flatMap { ["com\($0)", "lpt\($0)"] })

  /// In bytes: what the common file systems take, less what a temporary name adds.
  private static let limit = 200

  /// What is wrong with a name of one file; `nil` where nothing is.
  static func fault(of name: String) -> String? {
    let stem = name.prefix { $0 != "." }.lowercased()
    if devices.contains(stem) { return "Windows keeps the name '\(stem)' for a device" }
    if name.utf8.count > limit { return "a file's name has at most \(limit) bytes" }
    if name.isEmpty || name.hasPrefix(".") || name.hasSuffix(".") || name.hasSuffix(" ") {
      return "a file's name begins with no dot and ends with no dot or space"
    }
    let bad = name.unicodeScalars.first { "<>:\"/\\|?*".unicodeScalars.contains($0) || $0.value < 0x20 }
    return bad.map { "a file's name has no '\($0)'" }
  }
}
