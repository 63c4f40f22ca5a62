/// What the places around a declaration say of it.
struct Scope {
  var context: Declaration.Context?
  /// The access of the type around, which its members cannot exceed; `nil` at file level and in extensions.
  var limit: Declaration.Access?
  /// The access of members that name none.
  var defaultAccess = Declaration.Access.internal
  var availability: [Availability] = []
  var condition: String?

  /// The name of a type declared here, with those around it.
  func qualified(_ name: String) -> String {
    context.map { "\($0.typeName).\(name)" } ?? name
  }

  /// The access that a declaration here has in effect.
  func access(_ written: Declaration.Access?) -> Declaration.Access {
    let access = written ?? defaultAccess
    return limit.map { access.limited(to: $0) } ?? access
  }

  /// A declaration's own availability, and what the types around say of platforms that it does not name.
  func availability(_ own: [Availability]) -> [Availability] {
    guard !own.isEmpty, !availability.isEmpty else { return own.isEmpty ? availability : own }
    let named = Set(own.map(\.platform))
    return own + availability.filter { !named.contains($0.platform) }
  }

  /// This scope within a branch of `#if`.
  func under(_ branch: String) -> Scope {
    var scope = self
    scope.condition = condition.map { "\(Self.grouped($0)) && \(Self.grouped(branch))" } ?? branch
    return scope
  }

  /// A condition as a part of `&&`.
  static func grouped(_ condition: String) -> String {
    condition.contains("||") && !condition.hasPrefix("!(") ? "(\(condition))" : condition
  }
}

extension Declaration.Access {
  /// The access of a member within something of another access; a private type's members are seen in its file.
  func limited(to outer: Declaration.Access) -> Declaration.Access {
    min(self, max(outer, .fileprivate))
  }
}
