import Diagnostics
internal import SwiftSyntax

/// The initializer that a type has without writing it, written out as a public one.
///
/// Swift makes the memberwise initializer of a struct, and `init()` of a class or an actor, for the module alone.
struct WrittenInitializer {
  /// Where it is inserted, in bytes.
  let place: Int
  let text: String
  /// The default values of its parameters.
  let defaultValues: [ExprSyntax]

  /// Nothing is made where the type needs none, or nobody else can use the one that it has.
  ///
  /// - Parameters:
  ///   - entry: The type.
  ///   - name: Its name with those around it.
  ///   - members: All of its members, those of extensions included.
  ///   - source: The text of the file.
  ///   - index: All that the file declares.
  /// - Throws: A finding where stored properties hang on `#if`, as the initializer then would, too, or where the file
  ///   hands over one whose type it does not tell.
  init?(
    of entry: DeclarationIndex.Entry, named name: [String], _ members: [DeclarationIndex.Entry], _ source: SourceText,
    _ index: DeclarationIndex
  ) throws(Finding) {
    let own = members.filter { $0.extended == nil }
    guard let group = Self.group(entry.node, at: entry.path, source, index),
      !own.contains(where: { $0.node.is(InitializerDeclSyntax.self) })
    else { return nil }
    let isStruct = entry.node.is(StructDeclSyntax.self)
    var properties: [StoredProperty] = []
    var last: DeclSyntax?
    for member in own {
      guard let variable = member.node.as(VariableDeclSyntax.self) else { continue }
      let stored = isStruct ? source.storedProperties(of: variable) : []
      guard !member.isConditional || stored.isEmpty else {
        throw Finding(
          PublicAccess.rule,
          "'\(name.joined(separator: "."))' cannot be made public, as this property hangs on '#if'; write its "
            + "initializer",
          at: Location(source.file, source.range(of: variable)))
      }
      properties += stored
      if Self.isStored(variable, source) { last = member.node }
    }
    let layout = Layout(group, after: last, source)
    place = layout.place
    let isShared = properties.allSatisfy { $0.access >= .internal }
    // The memberwise initializer may be the file's own; then only one without arguments is there for others.
    guard isShared || properties.allSatisfy({ $0.parameter.defaultValue != nil }) else { return nil }
    var arguments: [Argument] = []
    for property in properties {
      if let argument = Argument(property, name, source, index) {
        arguments.append(argument)
      } else if index.argumentLabels.contains(property.parameter.name) {
        throw Finding(
          PublicAccess.rule,
          "the type of '\(property.parameter.name)' cannot be told from its value, so '\(name.joined(separator: "."))' "
            + "cannot be made public; write the type", at: Location(source.file, property.parameter.range))
      }
    }
    defaultValues = isShared ? properties.compactMap(\.value) : []
    text =
      isShared
      ? layout.text(of: arguments, access: "public")
      : layout.text(of: [], access: "public") + layout.text(of: arguments, access: "fileprivate")
  }

  /// The members of a type that has an initializer without writing it.
  private static func group(
    _ node: DeclSyntax, at path: [String], _ source: SourceText, _ index: DeclarationIndex
  ) -> (any DeclGroupSyntax)? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): return node
    case .actorDecl(let node): return node
    case .classDecl(let node):
      // Those of a class from elsewhere are inherited, and nothing but its name tells it from a protocol.
      let inherited = node.inheritanceClause?.inheritedTypes.map { source.names(of: $0.type) } ?? []
      let isAlone = inherited.allSatisfy { name in
        let own = index.type(named: name, at: path).flatMap { index.types[$0] }
        return own?.node.is(ProtocolDeclSyntax.self) ?? knownProtocols.contains(name.last ?? "")
      }
      return isAlone ? node : nil
    default: return nil
    }
  }

  private static let knownProtocols: Set<String> = [
    "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject",
    "Sendable",
  ]

  private static func isStored(_ node: VariableDeclSyntax, _ source: SourceText) -> Bool {
    !node.modifiers.contains { $0.isStatic } && node.bindings.contains { !source.isComputed($0) }
  }
}

// MARK: - Parameters

extension WrittenInitializer {
  /// A parameter, and how its property gets its value.
  private struct Argument {
    let parameter: String
    let assignment: String

    /// A property whose type nobody can tell is left to its default.
    init?(_ property: StoredProperty, _ path: [String], _ source: SourceText, _ index: DeclarationIndex) {
      let name = property.writtenName
      let builders = property.parameter.attributes.map { $0 + " " }.joined()
      let isFunction = property.type.map { Self.isFunction($0, path, source, index) } ?? false
      let inferred = property.value.flatMap { index.type(of: $0, at: path)?.text }
      guard var type = property.type == nil ? inferred : property.parameter.type else { return nil }
      var value = name
      if !builders.isEmpty, !isFunction {
        type = "() -> \(type)"
        value += "()"
      } else if isFunction, property.wrappers.isEmpty {
        type = "@escaping \(type)"
      }
      let defaultValue = property.parameter.defaultValue.map { " = \($0)" } ?? ""
      parameter = "\(builders)\(name): \(type)\(defaultValue)"
      assignment =
        switch property.wrappers.first {
        case "Binding": "_\(property.parameter.name) = \(value)"
        case "State", "StateObject": "_\(property.parameter.name) = \(property.wrappers[0])(wrappedValue: \(value))"
        default: "self.\(name) = \(value)"
        }
    }

    /// Whether a type is a function, by itself or as an alias of the file.
    private static func isFunction(
      _ type: TypeSyntax, _ path: [String], _ source: SourceText, _ index: DeclarationIndex
    ) -> Bool {
      var (type, path) = (type, path)
      // An alias of an alias of itself is an error of the compiler's; here it ends.
      for _ in 0..<16 {
        if type.is(FunctionTypeSyntax.self) { return true }
        if let attributed = type.as(AttributedTypeSyntax.self) {
          type = attributed.baseType
        } else if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1
        {
          type = only.type
        } else if let name = index.type(named: source.names(of: type), at: path), let entry = index.types[name],
          let alias = entry.node.as(TypeAliasDeclSyntax.self)
        {
          (type, path) = (alias.initializer.value, entry.path)
        } else {
          return false
        }
      }
      return false
    }
  }
}

// MARK: - Layout

extension WrittenInitializer {
  /// Where an initializer stands among the members, and how it is indented there.
  private struct Layout {
    let place: Int
    private let indentation: String
    private let unit: String
    private let lineBreak: String
    /// Whether something stands in the line before and behind it.
    private let (isFirst, isInline): (Bool, Bool)

    init(_ group: any DeclGroupSyntax, after property: DeclSyntax?, _ source: SourceText) {
      let bytes = source.file.bytes
      lineBreak = bytes.indices.contains { bytes[$0] == 0x0D && bytes[($0 + 1)...].first == 0x0A } ? "\r\n" : "\n"
      let outer = Self.indentation(before: source.range(of: group).lowerBound, in: bytes)
      let first = property ?? group.memberBlock.members.first?.decl
      let inner = first.map { Self.indentation(before: source.range(of: $0).lowerBound, in: bytes) }
      unit = inner.flatMap { $0.hasPrefix(outer) && $0 != outer ? String($0.dropFirst(outer.count)) : nil } ?? "  "
      indentation = outer + unit
      isFirst = property == nil
      let end =
        property.map { source.range(of: $0).upperBound } ?? source.range(of: group.memberBlock.leftBrace).upperBound
      // A comment behind the property stays with it.
      let next = (property?.lastToken(viewMode: .sourceAccurate) ?? group.memberBlock.leftBrace)
        .nextToken(viewMode: .sourceAccurate)
      let lineEnd = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      isInline = next.map { source.range(of: $0).lowerBound < lineEnd } ?? false
      place = isInline ? end : lineEnd
    }

    private static func indentation(before offset: Int, in bytes: [UInt8]) -> String {
      let blanks = bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
      let start = bytes[..<(offset - blanks.count)].last
      return start == nil || start == 0x0A || start == 0x0D ? String(decoding: blanks.reversed(), as: UTF8.self) : ""
    }

    /// The initializer with the line breaks around it.
    func text(of arguments: [Argument], access: String) -> String {
      var lines = isFirst ? [] : [""]
      let head = "\(access) init(" + arguments.map(\.parameter).joined(separator: ", ") + ") {"
      if arguments.isEmpty {
        lines.append("\(indentation)\(access) init() {}")
      } else if (indentation + head).count <= Self.width, !head.contains(where: \.isNewline) {
        lines.append(indentation + head)
      } else {
        lines.append("\(indentation)\(access) init(")
        for (position, argument) in arguments.enumerated() {
          lines.append(indentation + unit + argument.parameter + (position + 1 < arguments.count ? "," : ""))
        }
        lines.append("\(indentation)) {")
      }
      if !arguments.isEmpty {
        lines += arguments.map { indentation + unit + $0.assignment } + ["\(indentation)}"]
      }
      if isFirst, !isInline { lines.append("") }
      return lineBreak + lines.joined(separator: lineBreak) + (isInline ? lineBreak : "")
    }

    private static let width = 100
  }
}
