import SwiftAPI

/// Where a call stands in the body of a view, by what kind of component it calls.
struct UsageBody {
  let declaration: Declaration
  /// The type that the declaration stands in, where the source declares it.
  let type: TypeDeclaration?
  /// The type that `Self` is, as the extension says.
  let selfType: String?
  /// What a method or a subscript is called on, if not on any view.
  let receiver: String?
  /// Whether the call waits, by its own word or because an actor stands between.
  let isAwaited: Bool
  let call: UsageCall
  let variables: [String]
  let title: String
  /// The assignment that presents something: `isPresented = true`.
  let presentation: String?

  var lines: [String] {
    switch place {
    case .view: variables + call.lines(calling: callee)
    case .modifier(let base): variables + [base] + indented(call.lines(calling: "." + callee))
    case .style(let modifier, let base):
      variables + [base] + indented(wrapped(call.lines(calling: callee), in: ".\(modifier)("))
    case .statement: action
    }
  }

  /// The call alone, as somebody writes it behind or into a view of their own.
  var callLines: [String] {
    switch place {
    case .view: return call.lines(calling: callee)
    case .modifier: return call.lines(calling: "." + callee)
    case .style(let modifier, _): return wrapped(call.lines(calling: callee), in: ".\(modifier)(")
    case .statement:
      let words = (isThrowing ? "try " : "") + (isAwaited ? "await " : "")
      return call.lines(calling: words + owner + callee)
    }
  }

  /// State that the view around a style needs.
  static func properties(for declaration: Declaration, of type: TypeDeclaration?) -> [String] {
    styleProtocol(of: declaration, type) == "ToggleStyle" ? ["@State private var isOn = true"] : []
  }

  // MARK: Kinds of components

  private enum Place {
    case view
    case modifier(base: String)
    /// In the parentheses of a modifier.
    case style(modifier: String, base: String)
    /// A call for what it does or returns.
    case statement
  }

  private var isStatic: Bool {
    declaration.kind == .staticProperty || declaration.modifiers.contains("static")
      || declaration.modifiers.contains("class")
  }

  private var isInitializer: Bool { declaration.kind.isInitializer }

  private var text: String { "Text(\(SwiftTokens.stringLiteral(title)))" }

  private var place: Place {
    guard !isAwaited, !isThrowing, declaration.kind != .macro, declaration.kind != .subscript else {
      return .statement
    }
    let context = declaration.context?.typeName ?? ""
    if isInitializer || isStatic {
      if let style = Self.styleProtocol(of: declaration, type) {
        return .style(modifier: Self.modifier(for: style), base: base(for: style))
      }
      if isInitializer {
        return isView(context) ? .view : .statement
      }
      return returnsView ? .view : .statement
    }
    guard !context.isEmpty else { return returnsView ? .view : .statement }
    if context == "View" || context == "Self" {
      if !returnsView { return .statement }
      return .modifier(base: receiver ?? presentation.map { "Button(\"Show\") { \($0) }" } ?? text)
    }
    if returnsView { return .modifier(base: instance(of: context)) }
    return .statement
  }

  private func isView(_ name: String) -> Bool {
    if let type, type.name == name { return Self.viewProtocols.contains { type.conforms(to: $0) } }
    return KnownConformances.does(name, conformTo: "View")
  }

  private static let viewProtocols = ["View", "Shape", "InsettableShape"]

  private var returnsView: Bool {
    switch declaration.returnType.flatMap({ ParameterType($0)?.shape }) {
    case .opaque(let protocols): protocols.contains(where: Self.viewProtocols.contains)
    case .named("Self", []): isView(declaration.context?.typeName ?? "")
    case .named(let name, []): isView(name)
    default: false
    }
  }

  private static func styleProtocol(of declaration: Declaration, _ type: TypeDeclaration?) -> String? {
    guard let context = declaration.context else { return nil }
    let candidates = type?.inheritedNames ?? [context.typeName]
    return candidates.first { KnownConformances.styles.contains($0) }
  }

  /// `ButtonStyle` is given with `buttonStyle(_:)`.
  private static func modifier(for style: String) -> String {
    switch style {
    case "ViewModifier": "modifier"
    case "ShapeStyle": "foregroundStyle"
    case "AnyTransition": "transition"
    case "PrimitiveButtonStyle": "buttonStyle"
    default: style.prefix(1).lowercased() + style.dropFirst()
    }
  }

  private func base(for style: String) -> String {
    let title = SwiftTokens.stringLiteral(title)
    return switch style {
    case "ButtonStyle", "PrimitiveButtonStyle": "Button(\(title)) {}"
    case "ToggleStyle": "Toggle(\(title), isOn: $isOn)"
    case "LabelStyle": "Label(\(title), systemImage: \"star\")"
    default: text
    }
  }

  private func instance(of type: String) -> String {
    if let receiver { return receiver }
    return switch type {
    case "Text", "View", "Self": text
    case "Image": "Image(systemName: \"star\")"
    case "Shape", "InsettableShape": "Circle()"
    case "Color": "Color.blue"
    default: "\(type)()"
    }
  }

  private var callee: String {
    let name = SwiftText.identifier(declaration.name)
    let type = declaration.context?.typeName ?? ""
    if isInitializer { return type }
    if isStatic {
      if declaration.kind == .subscript { return type }
      let isMemberOfProtocol = KnownConformances.styles.contains(type) && self.type == nil
      return (isMemberOfProtocol ? "" : selfType ?? type) + "." + name
    }
    return switch declaration.kind {
    case .macro: "#\(declaration.name)"
    case .subscript: instance(of: type)
    default: name
    }
  }

  // MARK: Calls for their effect

  /// What `rethrows` throws, its closures do, and those of a usage never throw.
  private var isThrowing: Bool { declaration.effects.contains { $0.hasPrefix("throws") } }

  /// What a method is called on, with the dot behind it.
  private var owner: String {
    let isMethod = !isStatic && !isInitializer && declaration.kind == .function
    return isMethod ? declaration.context.map { instance(of: $0.typeName) + "." } ?? "" : ""
  }

  private var action: [String] {
    let returns =
      isInitializer || declaration.kind != .function || !["Void", "()", nil].contains(declaration.returnType)
    let words = (returns ? "_ = " : "") + (isThrowing ? "try " : "") + (isAwaited ? "await " : "")
    var statement = variables + call.lines(calling: words + owner + callee)
    if isThrowing {
      statement = ["do {"] + indented(statement) + ["} catch {", "  print(error)", "}"]
    }
    let opening = isAwaited ? [text, "  .task {"] : ["Button(\(SwiftTokens.stringLiteral(title))) {"]
    let closing = isAwaited ? "  }" : "}"
    return opening + indented(isAwaited ? indented(statement) : statement) + [closing]
  }

  private func indented(_ lines: [String]) -> [String] {
    lines.map { "  " + $0 }
  }

  private func wrapped(_ lines: [String], in opening: String) -> [String] {
    var lines = lines
    lines[0] = opening + (lines.first ?? "")
    lines[lines.count - 1] += ")"
    return lines
  }
}
