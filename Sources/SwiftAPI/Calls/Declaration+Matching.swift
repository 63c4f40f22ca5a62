extension Declaration {
  /// What a call names: the base name, or the type's own name for an initializer.
  package var calledName: String {
    guard kind == .initializer || kind == .memberwiseInitializer, let context else { return name }
    return context.typeName.split(separator: ".").last.map(String.init) ?? context.typeName
  }

  /// The first reason why a call does not fit; `nil` where it fits.
  package func mismatch(with call: Call) -> CallMismatch? { mismatches(with: call).first }

  /// Every reason why a call does not fit: those about arguments in their order, then the arguments that are missing.
  package func mismatches(with call: Call) -> [CallMismatch] {
    guard kind == .staticProperty else { return CallMatch(of: call, to: parameters).mismatches }
    return isPlainProperty ? [.property(name, range: call.range)] : []
  }

  /// Whether its value is certainly no function, which could be called.
  private var isPlainProperty: Bool {
    guard let returnType else { return false }
    return returnType == "Self" || returnType == context?.typeName
      || Parameter(label: nil, name: name, type: returnType, range: range).closureFit == .no
  }

  /// How a call misses the declarations that have its name.
  package struct Misfit: Sendable, Hashable {
    /// The declaration that was probably meant.
    package let declaration: Declaration
    /// Never empty.
    package let mismatches: [CallMismatch]
  }

  /// The declaration of the call's name with the fewest mismatches, the first of several; `nil` where one fits, or where
  /// none has the name.
  package static func bestMisfit(of call: Call, among declarations: [Declaration]) -> Misfit? {
    var best: Misfit?
    for declaration in declarations where declaration.calledName == call.name {
      let mismatches = declaration.mismatches(with: call)
      if mismatches.isEmpty { return nil }
      if mismatches.count < best?.mismatches.count ?? .max {
        best = Misfit(declaration: declaration, mismatches: mismatches)
      }
    }
    return best
  }
}
