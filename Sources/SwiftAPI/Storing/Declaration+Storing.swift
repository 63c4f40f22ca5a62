// Each value is written field by field and read back in the same order: evaluation goes from left to right.

extension Declaration: Storable {
  func store(in writer: inout ByteWriter) {
    kind.store(in: &writer)
    name.store(in: &writer)
    context.store(in: &writer)
    parameters.store(in: &writer)
    genericParameters.store(in: &writer)
    constraint.store(in: &writer)
    effects.store(in: &writer)
    returnType.store(in: &writer)
    attributes.store(in: &writer)
    modifiers.store(in: &writer)
    access.store(in: &writer)
    availability.store(in: &writer)
    condition.store(in: &writer)
    documentation.store(in: &writer)
    signature.store(in: &writer)
    range.store(in: &writer)
    signatureRange.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      kind: try Kind(from: &reader), name: try String(from: &reader), context: try Optional<Context>(from: &reader),
      parameters: try [Parameter](from: &reader), genericParameters: try Optional<String>(from: &reader),
      constraint: try Optional<String>(from: &reader), effects: try [String](from: &reader),
      returnType: try Optional<String>(from: &reader), attributes: try [String](from: &reader),
      modifiers: try [String](from: &reader), access: try Access(from: &reader),
      availability: try [Availability](from: &reader),
      condition: try Optional<String>(from: &reader), documentation: try Optional<Documentation>(from: &reader),
      signature: try String(from: &reader), range: try Range<Int>(from: &reader),
      signatureRange: try Range<Int>(from: &reader))
  }
}

extension Declaration.Context: Storable {
  func store(in writer: inout ByteWriter) {
    typeName.store(in: &writer)
    isExtension.store(in: &writer)
    constraint.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      typeName: try String(from: &reader), isExtension: try Bool(from: &reader),
      constraint: try Optional<String>(from: &reader))
  }
}

extension Parameter: Storable {
  func store(in writer: inout ByteWriter) {
    label.store(in: &writer)
    name.store(in: &writer)
    attributes.store(in: &writer)
    type.store(in: &writer)
    defaultValue.store(in: &writer)
    isVariadic.store(in: &writer)
    range.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      label: try Optional<String>(from: &reader), name: try String(from: &reader),
      attributes: try [String](
        from:
          &reader), type: try Optional<String>(from: &reader), defaultValue: try Optional<String>(from: &reader),
      isVariadic: try Bool(from: &reader), range: try Range<Int>(from: &reader))
  }
}

extension Availability: Storable {
  func store(in writer: inout ByteWriter) {
    platform.store(in: &writer)
    introduced.store(in: &writer)
    isDeprecated.store(in: &writer)
    isUnavailable.store(in: &writer)
    renamed.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      platform: try String(from: &reader), introduced: try Optional<String>(from: &reader),
      isDeprecated: try Bool(from: &reader), isUnavailable: try Bool(from: &reader),
      renamed: try Optional<String>(from: &reader))
  }
}

extension Documentation: Storable {
  func store(in writer: inout ByteWriter) {
    summary.store(in: &writer)
    discussion.store(in: &writer)
    parameters.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      summary: try String(from: &reader), discussion: try String(from: &reader),
      parameters: try [DescribedParameter](from: &reader))
  }
}

extension Documentation.DescribedParameter: Storable {
  func store(in writer: inout ByteWriter) {
    name.store(in: &writer)
    text.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      name: try String(from: &reader), text: try String(from: &reader))
  }
}

extension TypeDeclaration: Storable {
  func store(in writer: inout ByteWriter) {
    kind.store(in: &writer)
    name.store(in: &writer)
    inheritedTypes.store(in: &writer)
    plainCases.store(in: &writer)
    access.store(in: &writer)
    documentation.store(in: &writer)
    availability.store(in: &writer)
    range.store(in: &writer)
    nameRange.store(in: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Mismatch) {
    self.init(
      kind: try Kind(from: &reader), name: try String(from: &reader), inheritedTypes: try [String](from: &reader),
      plainCases: try [String](from: &reader), access: try Declaration.Access(from: &reader),
      documentation: try Optional<Documentation>(from: &reader), availability: try [Availability](from: &reader),
      range: try Range<Int>(from: &reader), nameRange: try Range<Int>(from: &reader))
  }
}

extension Declaration.Kind: Storable {}
extension Declaration.Access: Storable {}
extension TypeDeclaration.Kind: Storable {}
