import BlockCatalog
import Diagnostics
import SwiftAPI

/// Makes the usage of a block: the first entry of its component, called with every required parameter.
struct UsageBuilder {
  let block: Block
  let component: Component
  let title: String
  private let source: SourceTypes
  let generics: GenericContext
  private let examples: ExampleCheck
  private let manifestParameters: [String: Manifest.Parameter]
  var declaration: Declaration { component.declaration }
  /// The type that the declaration stands in, where the source declares it.
  var type: TypeDeclaration? { declaration.context.flatMap { source.type($0.typeName) } }
  private var values: UsageValues
  /// Variables that are handed over with `&`, or that a mutating method changes.
  private var variables: [String] = []
  /// What whoever makes the usage's view has to bring along.
  private var properties: [String] = []
  /// What stands in the way of the usage, in the order of the parameters.
  private(set) var findings: [Finding] = []

  /// Nothing is made for a block that offers nothing; its title stands where the component needs a view.
  init?(_ block: Block, in info: CatalogInfo) {
    guard let component = block.components.first else { return nil }
    self.block = block
    self.component = component
    title = block.manifest.title.text(in: info.defaultLanguage, default: info.defaultLanguage)
    examples = ExampleCheck(block.manifest)
    manifestParameters = Dictionary(
      (block.manifest.parameters?.value ?? []).map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    let declaration = component.declaration
    source = SourceTypes(block.api)
    let type = declaration.context.flatMap { [source] in source.type($0.typeName) }
    generics = GenericContext(
      parameters: [declaration.genericParameters, type.flatMap(block.typeParameters)].compactMap(\.self),
      requirements: [declaration.constraint, declaration.context?.constraint].compactMap(\.self))
    values = UsageValues(
      generics: generics, source: source,
      takenNames: Set([declaration.name] + (UsageBody.properties(for: declaration, of: type).isEmpty ? [] : ["isOn"])))
  }

  /// - Throws: The first of `findings`.
  mutating func build() throws(Finding) -> Usage {
    findings = examples.findings
    let call = makeCall()
    let receiver = makeReceiver()
    if findings.isEmpty, let parameter = values.types.untold { findings.append(finding(forGeneric: parameter)) }
    if let finding = findings.first { throw finding }
    var usage = Usage(name: usageName)
    usage.lines =
      UsageBody(
        declaration: declaration, type: type, selfType: generics.requirement(on: "Self").types.first,
        receiver: receiver,
        isAwaited: isAwaited, call: call,
        variables: variables, title: title, presentation: values.presentation
      ).lines
    usage.types = values.typeDeclarations()
    usage.properties = properties + values.properties + UsageBody.properties(for: declaration, of: type)
    usage.imports = values.needsFoundation ? ["Foundation"] : []
    usage.condition = declaration.condition
    usage.availability = availability
    return usage
  }

  /// `CardUsage`, with a number where the source has a type of that name.
  private var usageName: String {
    let name = SwiftText.typeName(block.id) + "Usage"
    var (unique, number) = (name, 2)
    while source.names.contains(unique) { (unique, number) = ("\(name)\(number)", number + 1) }
    return unique
  }

  private mutating func makeCall() -> UsageCall {
    var call = UsageCall()
    if declaration.kind == .subscript { (call.opening, call.closing) = ("[", "]") }
    if declaration.kind == .staticProperty { (call.opening, call.closing) = ("", "") }
    var omittedFunction = declaration.kind == .subscript
    for (index, parameter) in component.parameters.enumerated() {
      let type = parameter.parameter.type.flatMap(ParameterType.init)
      if parameter.example == nil, parameter.parameter.defaultValue != nil || parameter.parameter.isVariadic {
        if parameter.parameter.defaultValue != "nil", let type { values.types.tell(type.shape) }
        if type?.shape.isFunction ?? true { omittedFunction = true }
        continue
      }
      let isLast = index == component.parameters.count - 1
      if isLast, !omittedFunction, let closure = closure(for: parameter, type) {
        call.trailingClosure = closure
        continue
      }
      guard let argument = argument(for: parameter, type) else { continue }
      let label = label(of: parameter.parameter)
      call.arguments.append((label.map { "\($0): " } ?? "") + argument)
    }
    return call
  }

  var isAwaited: Bool {
    declaration.effects.contains("async")
      || isInstanceMember && type?.kind == .actor && !declaration.modifiers.contains("nonisolated")
  }

  // MARK: Receivers

  private var isInstanceMember: Bool {
    [.function, .subscript].contains(declaration.kind)
      && declaration.modifiers.allSatisfy { $0 != "static" && $0 != "class" }
  }

  /// What a member is called on; `nil` where any view will do, or what `UsageBody` knows by itself.
  private mutating func makeReceiver() -> String? {
    guard let context = declaration.context else { return nil }
    if type?.kind == .protocol, !isInstanceMember, generics.requirement(on: "Self").types.isEmpty {
      findings.append(
        Finding(
          Usage.rule,
          "nobody can use '\(declaration.name)' by the protocol '\(context.typeName)' alone; say which type has it in a "
            + "'where Self == …' clause, or describe another component", at: Location(block.manifest.file)))
    }
    guard isInstanceMember else { return nil }
    guard let type else { return context.isExtension ? makeForeignReceiver(context) : nil }
    let name = SwiftText.propertyName(type.name)
    guard let value = values.value(.named(type.name, []), named: name) else {
      guard block.typeParameters(of: type) == nil else {
        findings.append(receiverFinding(type.name, "give it an initializer or a static member"))
        return nil
      }
      return property(name, "\(type.kind == .protocol ? "any " : "")\(type.name)")
    }
    if block.typeParameters(of: type) != nil, value.hasSuffix(")") { tellFromInitializer(of: type.name) }
    return declaration.modifiers.contains("mutating") ? variable(name, value) : value
  }

  /// An initializer tells the generic parameters that its required parameters mention.
  private mutating func tellFromInitializer(of type: String) {
    for parameter in source.initializers(of: type).first?.parameters ?? [] where parameter.defaultValue == nil {
      if let shape = parameter.type.flatMap({ ParameterType($0)?.shape }) { values.types.tell(shape) }
    }
  }

  /// What a member of an extension of a type from elsewhere is called on.
  private mutating func makeForeignReceiver(_ context: Declaration.Context) -> String? {
    let name = SwiftText.propertyName(context.typeName)
    let own = generics.requirement(on: "Self")
    let isOfProtocol = KnownConformances.isProtocol(context.typeName)
    guard isOfProtocol || context.typeName == "Self" else {
      guard declaration.context?.constraint == nil, !Self.genericTypes.contains(context.typeName) else {
        findings.append(receiverFinding(context.typeName, "describe another component"))
        return nil
      }
      guard let value = values.value(.named(context.typeName, []), named: name) else {
        return property(name, context.typeName)
      }
      return declaration.modifiers.contains("mutating") ? variable(name, value) : value
    }
    if let type = own.types.first {
      guard let value = ParameterType(type).flatMap({ values.value($0.shape, named: name) }) else {
        findings.append(receiverFinding(type, "give it an initializer or a static member"))
        return nil
      }
      return value
    }
    let protocols = [context.typeName] + own.protocols
    if context.typeName == "View", own.protocols.isEmpty { return nil }
    if let value = values.value(.opaque(protocols), named: title) { return value }
    if own.protocols.isEmpty { return property(name, "any \(context.typeName)") }
    findings.append(receiverFinding(protocols.joined(separator: " & "), "describe another component"))
    return nil
  }

  private static let genericTypes: Set<String> = [
    "Array", "Set", "Dictionary", "Optional", "Binding", "State", "Range", "ClosedRange", "Result", "ForEach", "Button",
    "Label", "Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
    "ModifiedContent", "HStack", "VStack", "ZStack", "List", "KeyPath", "Published", "Slice", "RawRepresentable",
  ]

  private mutating func property(_ name: String, _ type: String) -> String {
    let name = values.name(name)
    properties.append("let \(name): \(type)")
    return name
  }

  private mutating func variable(_ name: String, _ value: String, typed type: String? = nil) -> String {
    let name = values.name(name)
    variables.append("var \(name)\(type.map { ": \($0)" } ?? "") = \(value)")
    return name
  }
}

// MARK: - Arguments

extension UsageBuilder {
  func label(of parameter: Parameter) -> String? {
    guard let label = parameter.label else { return nil }
    // These three are no argument labels, even where a function calls a parameter so; all other keywords are.
    if ["inout", "var", "let"].contains(label) { return "`\(label)`" }
    return SwiftText.isKeyword(label) ? label : SwiftText.identifier(label)
  }

  /// - Returns: `nil` where there is none, which `findings` then say.
  private mutating func argument(for parameter: BlockParameter, _ type: ParameterType?) -> String? {
    if let example = parameter.example {
      if examples.isRefused(example) { return nil }
      if let type { values.types.tell(type.shape) }
    }
    guard let expression = parameter.example ?? value(of: parameter, type) else {
      findings.append(finding(for: parameter.parameter))
      return nil
    }
    guard type?.isInout ?? false, !expression.hasPrefix("&") else { return expression }
    return "&"
      + variable(
        name(of: parameter.parameter), expression, typed: type.flatMap { writtenType($0.shape, of: expression) })
  }

  /// The type that a variable is given, as its value alone would make it another or none; `nil` where it need not be.
  private mutating func writtenType(_ shape: TypeShape, of value: String) -> String? {
    guard let type = values.types.concrete(shape).flatMap({ values.types.text($0) }) else { return nil }
    let isTold = ["Int", "String", "Bool"].contains(type) || value.hasPrefix("\(type)(") || value.hasPrefix("\(type).")
    return isTold ? nil : type
  }

  private mutating func value(of parameter: BlockParameter, _ type: ParameterType?) -> String? {
    if let closure = closure(for: parameter, type) { return closure.text }
    guard let type else { return nil }
    if type.isAutoclosure, case .function(_, let result) = type.shape {
      return values.value(result, named: name(of: parameter.parameter))
    }
    return values.value(type.shape, named: name(of: parameter.parameter))
  }

  /// A closure for a parameter that is a function; what a view builder makes is a view, whatever its type is called.
  private mutating func closure(for parameter: BlockParameter, _ type: ParameterType?) -> UsageClosure? {
    guard parameter.example == nil, let type, !type.isAutoclosure,
      case .function(let parameters, let result) = type.shape
    else { return nil }
    let isBuilt = parameter.parameter.attributes.contains { $0.hasSuffix("ViewBuilder") }
    return values.closure(
      parameters.count, isBuilt ? builtView(result) : result, named: name(of: parameter.parameter))
  }

  private mutating func builtView(_ result: TypeShape) -> TypeShape {
    guard case .named(let name, []) = result, generics.contains(name) else { return .opaque(["View"]) }
    values.types.tell(result)
    // What the clauses do not say of it, the view builder does.
    let requirement = generics.requirement(on: name)
    return .opaque(requirement.types.isEmpty ? requirement.protocols + ["View"] : ["?"])
  }

  func name(of parameter: Parameter) -> String {
    parameter.callName == "_" ? "value" : parameter.callName
  }
}

// MARK: - Findings

extension UsageBuilder {
  private static let advice = "write an example: a Swift expression under the key 'example'"

  private func finding(for parameter: Parameter) -> Finding {
    let name = parameter.callName
    return Finding(
      Usage.rule,
      "the usage needs a value for '\(name)', and none is known for its type '\(parameter.type ?? "?")'; "
        + Self.advice, at: place(of: name))
  }

  private func finding(forGeneric generic: String) -> Finding {
    let parameter = component.parameters.map(\.parameter).first { parameter in
      parameter.type.map { SwiftText.mentions(generic, in: $0) } ?? false
    }
    return Finding(
      Usage.rule,
      parameter.map {
        "the usage needs a value for '\($0.callName)' that tells what '\(generic)' is; \(Self.advice)"
      } ?? "nothing in the usage tells what '\(generic)' is; describe a component whose parameters do",
      at: place(of: parameter?.callName ?? ""))
  }

  private func receiverFinding(_ type: String, _ mend: String) -> Finding {
    Finding(
      Usage.rule,
      "the usage needs a '\(type)' to call '\(declaration.name)' on, and the source shows no way to make one; \(mend)",
      at: Location(block.manifest.file))
  }

  private func place(of name: String) -> Location {
    let range = manifestParameters[name]?.name.range ?? block.manifest.parameters?.range
    return Location(block.manifest.file, range ?? 0..<0)
  }

  /// What the component needs, its own word before its type's.
  private var availability: String? {
    var parts: [String] = []
    var named: Set<String> = ["*", "swift"]
    for platform in declaration.availability + (type?.availability ?? []) {
      guard let version = platform.introduced, named.insert(platform.platform).inserted else { continue }
      parts.append("\(platform.platform) \(version)")
    }
    return parts.isEmpty ? nil : "@available(\(parts.joined(separator: ", ")), *)"
  }
}

extension Block {
  /// The generic parameters that follow a type's name, brackets included.
  func typeParameters(of type: TypeDeclaration) -> String? {
    guard let bytes = api?.file.bytes, type.nameRange.upperBound < bytes.count,
      type.nameRange.upperBound >= 0, bytes[type.nameRange.upperBound] == UInt8(ascii: "<")
    else { return nil }
    var depth = 0
    var end = type.nameRange.upperBound
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "<") { depth += 1 }
      if bytes[end] == UInt8(ascii: ">"), bytes[end - 1] != UInt8(ascii: "-") { depth -= 1 }
      end += 1
      if depth == 0 { return String(decoding: bytes[type.nameRange.upperBound..<end], as: UTF8.self) }
    }
    return nil
  }
}
