import Diagnostics
import SwiftAPI

/// What is wrong with a call of a component.
package struct CallProblem: Sendable {
  /// In the code that holds the call, in bytes.
  package let range: Range<Int>
  package let message: String
  /// Where the component is declared.
  package let note: Finding.Note
}

extension CatalogAPI {
  /// What is wrong with calls in a snippet of Swift, such as a code fence.
  package func callProblems(in snippet: String) -> [CallProblem] {
    let file = SourceFile(path: "", text: snippet)
    guard NameSearch.mayHoldCall(of: certainNames, in: file.bytes) else { return [] }
    return callProblems(in: SourceAPI(parsing: file))
  }

  /// What is wrong with calls in a source of components, its own and those of other blocks.
  ///
  /// A call is held against everything of its name in the catalog; only what fits nothing is a problem.
  func callProblems(in api: SourceAPI) -> [CallProblem] {
    // The source is parsed a second time only where something of a component's name may be called.
    guard NameSearch.mayHoldCall(of: certainNames, in: api.file.bytes) else { return [] }
    return CallReader.calls(in: api.file, named: certainNames).flatMap { call -> [CallProblem] in
      var callables = callables(named: call.name, in: api)
      if call.isImplicitMember(in: api.file) { callables = callables.filter(\.declaration.isStatic) }
      guard let misfit = Declaration.bestMisfit(of: call, among: callables.map(\.declaration)),
        let meant = callables.first(where: { $0.declaration == misfit.declaration }),
        !(api.hasParameter(named: call.name) && !call.isMember),
        !NameSearch.isDeclaredOtherwise(call.name, in: api)
      else { return [] }
      let name = meant.declaration.shownName
      return misfit.mismatches.map { mismatch in
        CallProblem(
          range: mismatch.range, message: "this call does not fit \(name): \(mismatch.message)",
          note: Finding.Note("\(name) stands here", at: meant.location))
      }
    }
  }
}

extension Call {
  /// Whether it begins with the dot, as in `.buttonStyle(.pill())`: then it is one of a type's static members.
  ///
  /// At the very beginning of a snippet the dot continues a view that is not shown.
  fileprivate func isImplicitMember(in file: SourceFile) -> Bool {
    guard isMember else { return false }
    let before = file.bytes[..<min(nameRange.lowerBound, file.bytes.count)].dropLast()
    guard let last = before.last(where: { $0 > 0x20 }) else { return false }
    return "(,:=[{?".utf8.contains(last)
  }
}

extension Declaration {
  fileprivate var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension SourceAPI {
  /// Whether a name is also that of a parameter or a stored property, which may be a function.
  fileprivate func hasParameter(named name: String) -> Bool {
    declarations.contains { $0.parameters.contains { $0.name == name || $0.label == name } }
  }
}
