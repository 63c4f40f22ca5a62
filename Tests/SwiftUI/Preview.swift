// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Expands to nothing: a preview is type-checked like any other code.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacro", type: "Preview")

/// Expands to nothing: the state stays where it is declared, in the preview's closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacro", type: "Previewable")
