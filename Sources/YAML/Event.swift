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

/// That an anchor or a tag stands before a node; tags say nothing here, for every scalar is text.
struct Properties {
  let anchor: String?
}
