// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Expands to nothing: a preview is type-checked like any other code.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacro", type: "Preview")
