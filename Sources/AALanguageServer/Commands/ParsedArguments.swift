/// A command line, taken apart.
struct ParsedArguments: Equatable {
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  private(set) var wantsHelp = false

  /// All values of an option, in order.
  func values(of option: String) -> [String] { given[option] ?? [] }

  /// The last value of an option, so that a line can be overruled by adding to it.
  func value(of option: String) -> String? { given[option]?.last }

  func has(_ option: String) -> Bool { given[option] != nil }

  /// - Parameter arguments: what stands behind the command's name.
  init(_ arguments: some Sequence<String>, syntax: CommandSyntax) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument == "-h" || argument == "--help" {
        wantsHelp = true
      } else if argument.utf8.first == Byte.hyphen, argument != "-" {
        try take(argument, from: &rest, syntax: syntax)
      } else {
        operands.append(argument)
      }
    }
    if !wantsHelp { try checkOperands(syntax) }
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>, syntax: CommandSyntax
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw .unknown(
        "option", name, among: syntax.allOptions.map(\.name), otherwise: "see '\(syntax.name) --help' for all of them")
    }
    guard let valueName = option.value else {
      guard parts.count == 1 else { throw UsageError("option '\(name)' takes no value; write '\(name)' alone") }
      given[name, default: []].append("")
      return
    }
    var value = parts.count > 1 ? parts[1] : nil
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else {
      throw UsageError("option '\(name)' needs a value; write '\(name) \(valueName)'")
    }
    if let choices = option.choices, !choices.contains(value) {
      throw .unknown(
        "value", value, among: choices, otherwise: "'\(name)' takes one of \(choices.joined(separator: ", "))")
    }
    given[name, default: []].append(value)
  }

  private func checkOperands(_ syntax: CommandSyntax) throws(UsageError) {
    guard let wanted = syntax.operands else {
      guard let first = operands.first else { return }
      throw UsageError("'\(syntax.name)' takes no argument, but '\(first)' was given; see '\(syntax.name) --help'")
    }
    if operands.count < wanted.count.lowerBound {
      throw UsageError("'\(syntax.name)' needs a \(wanted.name); write '\(syntax.name) \(wanted.name)'")
    }
    if operands.count > wanted.count.upperBound {
      throw UsageError(
        "'\(syntax.name)' takes no further argument, but '\(operands[wanted.count.upperBound])' was given; "
          + "see '\(syntax.name) --help'")
    }
  }
}
