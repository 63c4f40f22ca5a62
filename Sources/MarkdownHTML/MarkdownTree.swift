internal import CCMarkGFM

/// The C tree of a text, which lives as long as this does; nodes are looked at while it lives, and never kept.
final class MarkdownTree {
  private let parser: OpaquePointer
  private let root: OpaquePointer

  /// Tables, strikethrough, autolinks and task lists, as GitHub has them.
  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  /// Done once, as the list of extensions is shared by all parsers.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// - Returns: `nil` where memory ends.
  init?(_ markdown: String) {
    _ = Self.registration
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    for name in Self.extensions {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    var markdown = markdown
    // The parser copies what it needs of the bytes.
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else {
      cmark_parser_free(parser)
      return nil
    }
    self.parser = parser
    self.root = root
  }

  deinit {
    cmark_node_free(root)
    cmark_parser_free(parser)
  }

  /// Every node, in the order of the text; they may be changed and replaced, as the list is made before.
  var nodes: [MarkdownNode] {
    guard let iterator = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(iterator) }
    var nodes: [MarkdownNode] = []
    while true {
      switch cmark_iter_next(iterator) {
      case CMARK_EVENT_ENTER: if let node = cmark_iter_get_node(iterator) { nodes.append(MarkdownNode(node)) }
      case CMARK_EVENT_EXIT: break
      default: return nodes
      }
    }
  }

  var html: String {
    let options = CMARK_OPT_DEFAULT
    guard let text = cmark_render_html(root, options, cmark_parser_get_syntax_extensions(parser)) else { return "" }
    defer { cmark_get_default_mem_allocator()?.pointee.free(text) }
    return String(cString: text)
  }
}
