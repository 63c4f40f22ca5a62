/// What is made of a block's source on its way into an app.
package struct CopyOptions: Sendable, Hashable {
  /// Whether other modules can use the component.
  package var isPublic: Bool
  /// Whether the demo and its previews are left out.
  package var leavesOutDemo: Bool

  package init(isPublic: Bool = false, leavesOutDemo: Bool = false) {
    self.isPublic = isPublic
    self.leavesOutDemo = leavesOutDemo
  }

  /// As the header of a copy says them; empty where nothing is changed.
  var words: [String] {
    (isPublic ? ["public"] : []) + (leavesOutDemo ? ["without demo"] : [])
  }

  init(words: [String]) {
    self.init(isPublic: words.contains("public"), leavesOutDemo: words.contains("without demo"))
  }
}
