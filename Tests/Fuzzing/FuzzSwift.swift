import Diagnostics
import SwiftAPI

private let ignored: Set<String> = ["padding", "frame"]
private let used: Set<String> = ["card", "Text", "VStack", "f", "State", "View", "dismiss", "sheet", "withAnimation"]

/// Reads bytes as a Swift source, and checks what must hold of any.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSwift(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Input(path: "Block.swift", start, count)
  let api = SourceAPI(parsing: input.file, seeking: SoughtNames(ignoringCallsOf: ignored, usesOf: used))
  input.expectFindings(api.findings)
  expect(api.findings.allSatisfy { SourceAPI.rules.contains($0.rule) }, "reading names all its rules")
  let isWhole = !api.findings.contains { $0.severity == .error }
  for declaration in api.declarations { input.expectDeclaration(declaration, isWhole: isWhole) }
  for type in api.types {
    input.expectRange(type.range, "the type '\(type.name)'")
    input.expectRange(type.nameRange, within: type.range, "the name of the type '\(type.name)'")
  }
  input.expectCalls(of: api)
  input.expectUses(of: api)
  expectTokens(of: api)
  return 0
}

extension Input {
  /// Parts stand within the file, and within each other where no part is made up for one that is missing.
  fileprivate func expectDeclaration(_ declaration: Declaration, isWhole: Bool) {
    expectRange(declaration.range, "the declaration '\(declaration.fullName)'")
    expectRange(declaration.signatureRange, "a signature")
    for parameter in declaration.parameters { expectRange(parameter.range, "the parameter '\(parameter.callName)'") }
    guard isWhole else { return }
    expectRange(declaration.signatureRange, within: declaration.range, "a signature")
    var end = 0
    for parameter in declaration.parameters where declaration.kind != .memberwiseInitializer {
      expectRange(parameter.range, within: declaration.signatureRange, "a parameter")
      expect(parameter.range.lowerBound >= end, "parameters stand in order")
      end = parameter.range.upperBound
    }
  }

  fileprivate func expectCalls(of api: SourceAPI) {
    expect(api.otherNames.isSubset(of: api.calls.map(\.name)), "other names are those of calls")
    var last = 0
    for call in api.calls {
      expect(!ignored.contains(call.name), "no calls of these names")
      expect(call.nameRange.lowerBound >= last, "calls stand in order")
      last = call.nameRange.lowerBound
      expectRange(call.range, "the call of '\(call.name)'")
      expectRange(call.nameRange, within: call.range, "the name of a call")
      for argument in call.arguments { expectRange(argument.range, within: call.range, "an argument") }
      guard let misfit = Declaration.bestMisfit(of: call, among: api.declarations) else { continue }
      expect(!misfit.mismatches.isEmpty, "a misfit has a reason")
      for mismatch in misfit.mismatches { expectRange(mismatch.range, within: call.range, mismatch.message) }
    }
  }

  fileprivate func expectUses(of api: SourceAPI) {
    for use in api.uses {
      expect(used.contains(use.name), "only uses of these names")
      expectRange(use.range, "the use of '\(use.name)'")
      expect(use.systems.isSubset(of: APIUse.systems), "only known systems")
    }
  }
}

/// A type or a value equals itself whatever white space stands around it, and equality has no direction.
private func expectTokens(of api: SourceAPI) {
  let parameters = api.declarations.flatMap(\.parameters)
  for text in parameters.flatMap({ [$0.type, $0.defaultValue] }).compactMap(\.self).prefix(4) {
    _ = SwiftTokens.isExpression(text)
    expect(!api.findings.isEmpty || SwiftTokens.areEqual(text, "\n\(text)\n"), "a text equals itself: \(text)")
  }
  let halves = api.file.text.split(separator: "\n", maxSplits: 1).map(String.init)
  if let first = halves.first, let last = halves.last {
    expect(SwiftTokens.areEqual(first, last) == SwiftTokens.areEqual(last, first), "equality has no direction")
  }
}
