import SwiftAPI

extension UsageBuilder {
  /// The component's call alone, in lines, with an editor placeholder for every value: `title: <#title#>`.
  var placeholderLines: [String] {
    var call = UsageCall()
    if declaration.kind == .subscript { (call.opening, call.closing) = ("[", "]") }
    if declaration.kind == .staticProperty { (call.opening, call.closing) = ("", "") }
    var omittedFunction = declaration.kind == .subscript
    for (index, parameter) in component.parameters.map(\.parameter).enumerated() {
      let type = parameter.type.flatMap(ParameterType.init)
      guard parameter.defaultValue == nil, !parameter.isVariadic else {
        if type?.shape.isFunction ?? true { omittedFunction = true }
        continue
      }
      let isLast = index == component.parameters.count - 1
      let value = Self.placeholder(name(of: parameter))
      if isLast, !omittedFunction, let type, !type.isAutoclosure, case .function(let inputs, _) = type.shape {
        call.trailingClosure = UsageClosure(
          parameters: inputs.count, body: value, parameterName: Self.placeholder("value"))
      } else {
        let label = label(of: parameter).map { "\($0): " } ?? ""
        call.arguments.append(label + (type?.isInout == true ? "&" : "") + value)
      }
    }
    return UsageBody(
      declaration: declaration, type: type, selfType: generics.requirement(on: "Self").types.first,
      receiver: declaration.context.map { Self.placeholder(SwiftText.propertyName($0.typeName)) },
      isAwaited: isAwaited, call: call, variables: [], title: title, presentation: nil
    ).callLines
  }

  /// What Xcode shows as a field to fill in.
  private static func placeholder(_ name: String) -> String { "<#\(name)#>" }
}
