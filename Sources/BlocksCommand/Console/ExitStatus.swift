/// How a run of the program ended.
enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  case yes = 0
  case no = 1
  case failure = 2

  /// One sentence for the help.
  var summary: String {
    switch self {
    case .yes: "Yes: the job is done and nothing is wrong."
    case .no: "No: something is wrong, stale or missing, or nothing was found."
    case .failure: "The job could not be done: wrong arguments, an unreadable catalog, a failed write."
    }
  }
}
