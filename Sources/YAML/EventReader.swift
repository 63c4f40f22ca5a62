private import CLibYAML

/// The events of one text, one after another; the C parser lives exactly as long as this object.
final class EventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let isReady: Bool

  /// Lends a reader of UTF-8 bytes; it must not outlive `body`, for it reads from the bytes themselves.
  static func read<Result, Failure>(
    _ bytes: [UInt8], from start: Int, _ body: (EventReader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) in
      try body(EventReader(UnsafeBufferPointer(rebasing: buffer.dropFirst(start))))
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // The C parser keeps its own address, so it cannot lie in a property.
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    isReady = yaml_parser_initialize(parser) == 1 && bytes.baseAddress != nil
    if isReady {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }
  }

  deinit {
    // Safe after a failed start, too: the C values are all zeros then.
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// The next event, or `nil` at the end of the text.
  func next() throws(SyntaxProblem) -> Event? {
    yaml_event_delete(event)
    guard isReady, yaml_parser_parse(parser, event) == 1 else { throw problem }
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: return .scalar(scalar)
    case YAML_MAPPING_START_EVENT:
      return .collectionStart(
        isMapping: true, isFlow: event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      return .collectionStart(
        isMapping: false, isFlow: event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: return .collectionEnd
    case YAML_ALIAS_EVENT: return .alias(text(event.pointee.data.alias.anchor) ?? "")
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    default: return nil
    }
  }

  /// Where the latest event begins, an anchor or a tag included, in characters from the first that the parser was given.
  var start: Int { event.pointee.start_mark.index }

  /// Where the latest event ends, in characters; for the end of a block collection, where the next thing begins.
  var end: Int { event.pointee.end_mark.index }

  /// The anchor and the tag of the latest event; `nil` where it has neither.
  var properties: Properties? {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: properties(event.pointee.data.scalar.anchor, event.pointee.data.scalar.tag)
    case YAML_MAPPING_START_EVENT:
      properties(event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag)
    case YAML_SEQUENCE_START_EVENT:
      properties(event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag)
    default: nil
    }
  }

  private func properties(_ anchor: UnsafePointer<yaml_char_t>?, _ tag: UnsafePointer<yaml_char_t>?) -> Properties? {
    anchor == nil && tag == nil ? nil : Properties(anchor: text(anchor))
  }

  private func text(_ characters: UnsafePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }

  private var scalar: Scalar {
    let scalar = event.pointee.data.scalar
    let style: Scalar.Style =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    return Scalar(
      String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self), style)
  }

  private var problem: SyntaxProblem {
    guard isReady, let message = parser.pointee.problem else {
      return SyntaxProblem(
        message: "the YAML parser ran out of memory", context: "", place: .byte(0), contextIndex: nil)
    }
    // A reader error has no mark, only an offset in bytes.
    let isReaderError = parser.pointee.error == YAML_READER_ERROR
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    return SyntaxProblem(
      message: String(cString: message), context: context,
      place: isReaderError ? .byte(parser.pointee.problem_offset) : .character(parser.pointee.problem_mark.index),
      contextIndex: context.isEmpty ? nil : parser.pointee.context_mark.index)
  }
}
