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
    guard file.bytes.holdsWord(of: certainNames) else { return [] }
    return callProblems(in: SourceAPI(parsing: file, seeking: .inSources))
  }

  /// What is wrong with calls in a source of components, its own and those of other blocks.
  ///
  /// A call is held against everything of its name in the catalog; only what fits nothing is a problem.
  func callProblems(in api: SourceAPI) -> [CallProblem] {
    var meanings: [String: NameMeaning] = [:]
    return api.calls.filter { certainNames.contains($0.name) }.flatMap { call -> [CallProblem] in
      let meaning = meanings[call.name] ?? NameMeaning(call.name, in: api, knowing: self)
      meanings[call.name] = meaning
      // Behind a lone dot stands a member of a type that is not written, such as a case of somebody's enum.
      guard !call.isAbridged, call.base != .implicit, mayBeOfView(call.base, in: api), !meaning.isDoubtful,
        call.isMember || !meaning.isParameter,
        let misfit = Declaration.bestMisfit(of: call, among: meaning.callables.map(\.declaration)),
        let meant = meaning.callables.first(where: { $0.declaration == misfit.declaration })
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

/// What a name can mean in a source, looked up once for all its calls.
private struct NameMeaning {
  let callables: [CatalogAPI.Callable]
  /// Whether it is also the name of a parameter or a stored property, which may be a function.
  let isParameter: Bool
  /// Whether it is declared in a way that the source's API does not tell.
  let isDoubtful: Bool

  init(_ name: String, in api: SourceAPI, knowing catalogAPI: CatalogAPI) {
    callables = catalogAPI.callables(named: name, in: api)
    isParameter = api.declarations.contains { $0.parameters.contains { $0.name == name || $0.label == name } }
    isDoubtful = api.otherNames.contains(name)
  }
}

extension SoughtNames {
  /// What rules want to know of the code of a source or a snippet: calls of what may be a component, and uses of what
  /// only newer systems have.
  package static let inSources = SoughtNames(
    ignoringCallsOf: SwiftUINames.all, usesOf: SwiftUIAvailability.names
  ) { SwiftUIAvailability.entry(named: $0, $1, labels: $2) != nil }
}

extension Call {
  /// Whether an argument is left out for the reader: `card(…)`.
  fileprivate var isAbridged: Bool { arguments.contains(where: \.isAbridged) }
}
