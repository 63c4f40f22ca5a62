/// A value that can be written as bytes and read back as the same value.
protocol Storable {
  func store(in writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(ByteReader.Mismatch)
}

extension Int: Storable {
  func store(in writer: inout ByteWriter) { writer.write(self) }
  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) { self = try reader.readNumber() }
}

extension Bool: Storable {
  func store(in writer: inout ByteWriter) { writer.write(self ? 1 : 0) }
  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) { self = try reader.readNumber() == 1 }
}

extension String: Storable {
  func store(in writer: inout ByteWriter) { writer.write(self) }
  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) { self = try reader.readText() }
}

extension Range<Int>: Storable {
  func store(in writer: inout ByteWriter) {
    writer.write(lowerBound)
    writer.write(count)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    let (start, count) = (try reader.readNumber(), try reader.readNumber())
    let (end, overflows) = start.addingReportingOverflow(count)
    guard count >= 0, !overflows else { throw ByteReader.Mismatch() }
    self = start..<end
  }
}

extension Optional: Storable where Wrapped: Storable {
  func store(in writer: inout ByteWriter) {
    (self != nil).store(in: &writer)
    self?.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: Storable where Element: Storable {
  func store(in writer: inout ByteWriter) {
    writer.write(count)
    for element in self { element.store(in: &writer) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(Swift.min(count, 64))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Set<String>: Storable {
  func store(in writer: inout ByteWriter) { sorted().store(in: &writer) }
  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) { self = Set(try [String](from: &reader)) }
}

extension [String: String]: Storable {
  func store(in writer: inout ByteWriter) {
    let keys = keys.sorted()
    keys.store(in: &writer)
    keys.map { self[$0] ?? "" }.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    let (keys, values) = (try [String](from: &reader), try [String](from: &reader))
    self = Dictionary(zip(keys, values)) { first, _ in first }
  }
}

extension Storable where Self: CaseIterable & Equatable, AllCases == [Self] {
  func store(in writer: inout ByteWriter) { writer.write(Self.allCases.firstIndex(of: self) ?? 0) }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    let index = try reader.readNumber()
    guard Self.allCases.indices.contains(index) else { throw ByteReader.Mismatch() }
    self = Self.allCases[index]
  }
}
