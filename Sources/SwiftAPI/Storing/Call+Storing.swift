// Each value is written field by field and read back in the same order: evaluation goes from left to right.

extension Call: Storable {
  func store(in writer: inout ByteWriter) {
    name.store(in: &writer)
    isMember.store(in: &writer)
    base.store(in: &writer)
    arguments.store(in: &writer)
    range.store(in: &writer)
    nameRange.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      name: try String(from: &reader), isMember: try Bool(from: &reader), base: try Base(from: &reader),
      arguments:
        try [Argument](from: &reader), range: try Range<Int>(from: &reader), nameRange: try Range<Int>(from: &reader))
  }
}

extension Call.Argument: Storable {
  func store(in writer: inout ByteWriter) {
    label.store(in: &writer)
    isTrailingClosure.store(in: &writer)
    isAbridged.store(in: &writer)
    range.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      label: try Optional<String>(from: &reader), isTrailingClosure: try Bool(from: &reader),
      isAbridged: try Bool(from: &reader), range: try Range<Int>(from: &reader))
  }
}

extension APIUse: Storable {
  func store(in writer: inout ByteWriter) {
    name.store(in: &writer)
    kind.store(in: &writer)
    labels.store(in: &writer)
    base.store(in: &writer)
    range.store(in: &writer)
    guards.store(in: &writer)
    systems.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      name: try String(from: &reader), kind: try Kind(from: &reader), labels: try Optional<[String]>(from: &reader),
      base: try Call.Base(from: &reader), range: try Range<Int>(from: &reader),
      guards: try [String: String](
        from:
          &reader), systems: try Set<String>(from: &reader))
  }
}

extension APIUse.Kind: Storable {}

extension Call.Base: Storable {
  func store(in writer: inout ByteWriter) {
    switch self {
    case .none: writer.write(0)
    case .implicit: writer.write(1)
    case .continued: writer.write(2)
    case .unknown: writer.write(3)
    case .value(let type):
      writer.write(4)
      writer.write(type)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    switch try reader.readNumber() {
    case 0: self = .none
    case 1: self = .implicit
    case 2: self = .continued
    case 3: self = .unknown
    case 4: self = .value(of: try reader.readText())
    default: throw ByteReader.Mismatch()
    }
  }
}
