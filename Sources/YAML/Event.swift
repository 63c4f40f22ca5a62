/// One step of a YAML text as libyaml tells it.
enum Event {
  case streamStart
  case documentStart
  case documentEnd
  case scalar(Scalar)
  case alias(String)
  case collectionStart(isMapping: Bool, isFlow: Bool)
  case collectionEnd
}

/// What may stand before a node.
struct Properties {
  let anchor: String?
  let tag: String?
}
