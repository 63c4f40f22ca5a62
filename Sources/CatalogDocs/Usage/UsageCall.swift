import SwiftAPI

/// The arguments of a call, and how the call is laid out.
struct UsageCall {
  var arguments: [String] = []
  /// The closure after the parentheses.
  var trailingClosure: UsageClosure?
  var opening = "("
  var closing = ")"

  /// The call's lines, from the name before its parentheses on; what does not fit on one has an argument a line.
  func lines(calling name: String, width: Int = 108) -> [String] {
    var head = [name + opening + arguments.joined(separator: ", ") + closing]
    if arguments.isEmpty, trailingClosure != nil, opening == "(" { head = [name] }
    if head.contains(where: { $0.count > width }) || arguments.contains(where: { $0.contains("\n") }) {
      head = [name + opening]
      for (index, argument) in arguments.enumerated() {
        head += argument.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        head[head.count - 1] += index + 1 < arguments.count ? "," : closing
      }
    }
    guard let trailingClosure else { return head }
    if trailingClosure.body.isEmpty {
      head[head.count - 1] += " \(trailingClosure.text)"
      return head
    }
    head[head.count - 1] += " {" + trailingClosure.heading
    return head + ["  " + trailingClosure.body, "}"]
  }
}

/// A closure that ignores what it is given, unless its parameters have a name.
struct UsageClosure {
  /// How many parameters it has.
  let parameters: Int
  /// Empty where it does nothing.
  let body: String
  /// What each parameter is called.
  var parameterName = "_"

  /// What follows the brace: ` _, _ in`.
  var heading: String {
    parameters == 0 ? "" : " " + Array(repeating: parameterName, count: parameters).joined(separator: ", ") + " in"
  }

  var text: String {
    if body.isEmpty { return parameters == 0 ? "{}" : "{\(heading) }" }
    return "{\(heading) \(body) }"
  }
}
