internal import CCMarkGFM

/// A node of a `MarkdownTree`, to be used only while the tree lives.
struct MarkdownNode {
  enum Kind {
    case codeBlock, linkOrPicture, other
    case heading(level: Int)
  }

  private let node: OpaquePointer

  init(_ node: OpaquePointer) {
    self.node = node
  }

  var kind: Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE: .linkOrPicture
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    default: .other
    }
  }

  /// The text of a code block, with its last line break.
  var literal: String { Self.string(cmark_node_get_literal(node)) }

  /// The first word behind the fence of a code block.
  var language: String {
    Self.string(cmark_node_get_fence_info(node)).prefix { $0 != " " && $0 != "\t" }.description
  }

  var target: String {
    get { Self.string(cmark_node_get_url(node)) }
    nonmutating set { cmark_node_set_url(node, newValue) }
  }

  /// The words and the code below this node, without markup.
  var plainText: String {
    guard let iterator = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(iterator) }
    var text = ""
    while true {
      switch cmark_iter_next(iterator) {
      case CMARK_EVENT_ENTER:
        let node = cmark_iter_get_node(iterator)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += Self.string(cmark_node_get_literal(node))
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
        default: break
        }
      case CMARK_EVENT_EXIT: break
      default: return text
      }
    }
  }

  /// Puts HTML in the place of the node, which is freed.
  func replace(withHTML html: String) {
    guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
    cmark_node_set_on_enter(block, html)
    guard cmark_node_replace(node, block) == 1 else { return cmark_node_free(block) }
    cmark_node_free(node)
  }

  /// Keeps what is in the node, between tags of another form than its own; the node itself is freed.
  func wrap(start: String, end: String) {
    guard let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
    cmark_node_set_on_enter(block, start)
    cmark_node_set_on_exit(block, end)
    guard cmark_node_replace(node, block) == 1 else { return cmark_node_free(block) }
    while let child = cmark_node_first_child(node), cmark_node_append_child(block, child) == 1 {}
    cmark_node_free(node)
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
