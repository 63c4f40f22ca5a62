import Diagnostics
import SwiftAPI

extension Declaration {
  /// The full name as a message shows it: whole, unless it is beyond what anybody types.
  var shownName: String { shortened(fullName, to: 200) }

  private var isInitializer: Bool { kind == .initializer || kind == .memberwiseInitializer }

  /// The name without labels; for an initializer the type's.
  var baseName: String { isInitializer ? context?.typeName ?? name : name }

  /// The ways in which a manifest may name it.
  var spellings: [String] {
    let fullName = fullName
    guard let type = context?.typeName else { return [name, fullName] }
    if isInitializer {
      let labels = fullName.dropFirst(type.count)
      return [type, fullName, "\(type).init", "\(type).init\(labels)", "init\(labels)"]
    }
    return [name, fullName, "\(type).\(name)", "\(type).\(fullName)"]
  }
}

extension [Declaration] {
  /// The declarations without those that stand there a second time to the letter, as in two branches of `#if`.
  var withoutRepetitions: [Declaration] {
    guard count > 1 else { return self }
    var known: Set<Interface> = []
    return filter { known.insert(Interface($0)).inserted }
  }
}

/// What makes two declarations the same to a caller.
private struct Interface: Hashable {
  let context: String?
  let constraints: [String?]
  let name: String
  let isStatic: Bool
  let parameterTypes: [String?]
  let genericParameters: String?
  let returnType: String?

  init(_ declaration: Declaration) {
    context = declaration.context?.typeName
    constraints = [declaration.context?.constraint, declaration.constraint]
    name = declaration.fullName
    isStatic = declaration.modifiers.contains("static")
    parameterTypes = declaration.parameters.map(\.type)
    genericParameters = declaration.genericParameters
    returnType = declaration.returnType
  }
}
