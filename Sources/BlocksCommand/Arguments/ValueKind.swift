/// What a value stands for, so that shells can offer the values that there are.
enum ValueKind: Sendable, Hashable {
  // From the catalog.
  case block, tag, category, level, platform, language
  // From the program.
  case command, blockTemplate
  // From the file system.
  case file, folder
  /// Nobody can know it beforehand.
  case free
}
