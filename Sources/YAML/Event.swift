/// One step of a YAML text as libyaml tells it.
///
/// Places are counted in characters (Unicode scalars) from the first that the parser was given.
struct Event {
  enum Kind {
    case streamStart
    case documentStart
    case documentEnd
    case scalar(Scalar)
    case alias(String)
    case collectionStart(isMapping: Bool)
    /// The place of a block collection's end says nothing: it is where the next thing begins.
    case collectionEnd
  }

  let kind: Kind
  /// Where the text begins; an anchor or a tag before it belongs to it.
  let start: Int
  let end: Int
  var isFlow = false
  var anchor: String?
  var tag: String?
}
