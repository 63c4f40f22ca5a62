// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value where the stand-in has none: blocks are type-checked against it and never run.
func noBehavior<Value>() -> Value {
  fatalError("this module only type-checks blocks; run them with SwiftUI itself")
}
