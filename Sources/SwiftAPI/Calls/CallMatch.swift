import Diagnostics

/// Binds the arguments of a call to parameters, as Swift does, and notes what does not fit.
///
/// Follows the compiler's `matchCallArguments`: parameters in order, those with defaults may be passed over, a variadic
/// one goes on without labels, and the first trailing closure looks forward for a parameter that takes it (SE-0286).
struct CallMatch {
  private let call: Call
  private let parameters: [Parameter]
  private var isBound: [Bool]
  /// The first parameter that the next argument can be for.
  private var next = 0
  /// Whether the last parameter takes what follows without a label.
  private var goesOn = false
  /// How often each label is still to come.
  private var later: [String: Int]
  private(set) var mismatches: [CallMismatch] = []

  init(of call: Call, to parameters: [Parameter]) {
    self.call = call
    self.parameters = parameters
    isBound = parameters.map { _ in false }
    later = Dictionary(call.arguments.compactMap(\.label).map { ($0, 1) }, uniquingKeysWith: +)
    bindAll()
  }

  /// More mismatches than this are not looked for: nobody reads them.
  private static let limit = 20

  private mutating func bindAll() {
    let firstClosure = call.arguments.firstIndex(where: \.isTrailingClosure)
    for (index, argument) in call.arguments.enumerated() {
      if mismatches.count >= Self.limit { return }
      if let label = argument.label { later[label, default: 0] -= 1 }
      if index == firstClosure && argument.label == nil {
        bindTrailingClosure(argument)
      } else {
        bind(argument)
      }
    }
    let missing = zip(parameters, isBound).lazy.filter { !$1 && $0.isRequired }.map(\.0)
    mismatches += missing.prefix(Self.limit).map { .missing(parameter: $0.callName, range: call.nameRange) }
  }

  private mutating func bind(_ argument: Call.Argument) {
    if goesOn && argument.label == nil { return }
    goesOn = false
    guard let label = argument.label else { return bindUnlabeled(argument) }
    if let index = open.first(where: { parameters[$0].label == label }) {
      claim(index)
    } else if let index = parameters.indices.first(where: { !isBound[$0] && parameters[$0].label == label }) {
      let after = parameters.indices.first { $0 > index && isBound[$0] }
      mismatches.append(
        .wrongOrder(label, before: after.map { parameters[$0].callName } ?? "", range: argument.range))
      isBound[index] = true
    } else if parameters.contains(where: { $0.label == label }) {
      mismatches.append(.repeated(label, range: argument.range))
    } else {
      bindUnknown(label, argument)
    }
  }

  private mutating func bindUnknown(_ label: String, _ argument: Call.Argument) {
    if let index = open.first, parameters[index].label == nil, parameters[index].isRequired {
      mismatches.append(.extraLabel(label, range: argument.range))
      return claim(index)
    }
    let free = parameters.indices.filter { !isBound[$0] }
    let known = free.compactMap { parameters[$0].label }
    mismatches.append(.unknownLabel(label, known: known, range: argument.range))
    // What was probably meant, or all that is left, is not reported as missing too.
    if let meant = nearestWord(to: label, among: known) ?? (known.count == 1 ? known.first : nil),
      let index = free.first(where: { parameters[$0].label == meant })
    {
      claim(index)
    }
  }

  private mutating func bindUnlabeled(_ argument: Call.Argument) {
    let index = open.first { parameters[$0].label == nil }
    // A parameter before that one whose label is nowhere in the call.
    let waiting = open.prefix(upTo: index ?? open.endIndex).lazy.filter { [parameters, later] index in
      parameters[index].label.map { later[$0, default: 0] <= 0 } ?? false
    }
    let required = waiting.first { parameters[$0].isRequired }
    if let index, required == nil {
      claim(index)
    } else if let index = required ?? waiting.first, let label = parameters[index].label {
      mismatches.append(.missingLabel(label, range: argument.range))
      claim(index)
    } else {
      mismatches.append(.tooMany(allowed: parameters.count, range: argument.range))
    }
  }

  private mutating func bindTrailingClosure(_ argument: Call.Argument) {
    goesOn = false
    // Those from the next labeled closure's parameter on are out of reach.
    let candidates = open.prefix { index in parameters[index].label.map { later[$0, default: 0] <= 0 } ?? true }
    guard let index = parameterForClosure(among: candidates) else {
      mismatches.append(.noClosure(range: argument.range))
      return
    }
    claim(index)
  }

  /// The next parameter that takes a closure; one that could do without gives way to a later one that could not.
  private func parameterForClosure(among candidates: Range<Int>) -> Int? {
    let closures = candidates.filter { parameters[$0].closureFit == .yes }
    if let index = closures.first(where: { parameters[$0].isRequired }) { return index }
    let others = candidates.filter { parameters[$0].closureFit == .perhaps }
    return others.first { parameters[$0].isRequired } ?? closures.first ?? others.first
  }

  /// The parameters that an argument can still be for: none of them is bound.
  private var open: Range<Int> { min(next, parameters.count)..<parameters.count }

  private mutating func claim(_ index: Int) {
    isBound[index] = true
    goesOn = parameters[index].takesMany
    next = max(next, index + 1)
  }
}
