/// The line tables of the files that a report has met: each is made once.
struct LineTables {
  /// By path, as hashing a whole file for every finding would cost more than the table; two files may show one path.
  private var known: [String: [(file: SourceFile, table: LineTable)]] = [:]

  mutating func table(of file: SourceFile) -> LineTable {
    if let known = known[file.path]?.first(where: { $0.file.bytes == file.bytes }) { return known.table }
    let table = LineTable(file)
    known[file.path, default: []].append((file, table))
    return table
  }
}
