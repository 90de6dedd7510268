import AAAnalysis

/// Reads what one configuration file says, and notes all that cannot be followed.
struct ConfigurationReader {
  private let catalogue: Catalogue
  /// Of the file, absolute.
  private let folder: String
  private(set) var problems: [ConfigurationProblem] = []
  /// Absolute paths of the files that it extends, in order, with the places that name them.
  private(set) var extended: [(path: String, span: Span)] = []
  private var members: [ConfigurationKey: JSON5Value] = [:]

  /// - Parameter folder: of the file, absolute.
  init(_ text: SourceText, in folder: String, catalogue: Catalogue) {
    self.catalogue = catalogue
    self.folder = folder
    do throws(ConfigurationProblem) {
      readKeys(try JSON5Reader.value(of: text))
    } catch {
      problems.append(error)
    }
  }

  private mutating func report(_ message: String, at span: Span) {
    problems.append(ConfigurationProblem(message, at: span))
  }

  private mutating func reportUnknown(
    _ kind: String, _ word: String, among words: [String], otherwise advice: String? = nil, at span: Span
  ) {
    let error = UsageError.unknown(
      kind, word, among: words, otherwise: advice ?? "there are \(words.joined(separator: ", "))")
    report(error.message, at: span)
  }

  private mutating func readKeys(_ value: JSON5Value) {
    guard let all = value.members else {
      report("a configuration is an object, and this is \(value.description); begin with '{'", at: value.span)
      return
    }
    for member in all {
      guard let key = ConfigurationKey(rawValue: member.key) else {
        reportUnknown("key", member.key, among: ConfigurationKey.allCases.map(\.rawValue), at: member.keySpan)
        continue
      }
      if members.updateValue(member.value, forKey: key) != nil {
        report("'\(member.key)' stands here twice; keep one", at: member.keySpan)
      }
    }
    for element in texts(of: .extends, orOne: true) {
      if element.text.contains("://") {
        report("'extends' names a file, and this is an address; keep a copy of it in the repository", at: element.span)
        continue
      }
      extended.append((PathText.absolute(element.text, in: folder), element.span))
    }
  }

  /// Puts what the file says over what those say that it extends.
  mutating func apply(to configuration: inout Configuration) {
    readScope(into: &configuration)
    readFailOn(into: &configuration)
    readFilter(into: &configuration)
    readRules(into: &configuration)
    for element in texts(of: .iconWrappers) { configuration.settings.iconWrappers.insert(element.text) }
    readSymbols(into: &configuration)
  }

  // MARK: Simple keys

  private mutating func texts(of key: ConfigurationKey, orOne: Bool = false) -> [(text: String, span: Span)] {
    guard let value = members[key] else { return [] }
    if orOne, let text = value.string { return [(text, value.span)] }
    guard let elements = value.elements else {
      report("'\(key.rawValue)' is a list of texts, and this is \(value.description)", at: value.span)
      return []
    }
    var texts: [(text: String, span: Span)] = []
    for element in elements {
      if let text = element.string {
        texts.append((text, element.span))
      } else {
        report("'\(key.rawValue)' is a list of texts, and this is \(element.description)", at: element.span)
      }
    }
    return texts
  }

  private mutating func word(of key: ConfigurationKey, among words: [String]) -> String? {
    guard let value = members[key] else { return nil }
    guard let text = value.string else {
      report(
        "'\(key.rawValue)' is one of \(words.joined(separator: ", ")), and this is \(value.description)", at: value.span
      )
      return nil
    }
    guard words.contains(text) else {
      reportUnknown("value", text, among: words, at: value.span)
      return nil
    }
    return text
  }

  private mutating func readScope(into configuration: inout Configuration) {
    switch word(of: .scope, among: ["assistive-access", "all"]) {
    case "assistive-access": configuration.scope = .assistiveAccess
    case "all": configuration.scope = .all
    default: break
    }
  }

  private mutating func readFailOn(into configuration: inout Configuration) {
    guard let word = word(of: .failOn, among: Configuration.FailOn.names) else { return }
    configuration.failOn = Configuration.FailOn(name: word)
  }

  private mutating func readFilter(into configuration: inout Configuration) {
    let include = texts(of: .include).map(\.text)
    let exclude = texts(of: .exclude).map(\.text)
    guard !include.isEmpty || !exclude.isEmpty else { return }
    configuration.filters.append(
      Configuration.Filter(
        folder: folder, include: include.isEmpty ? nil : IgnorePatterns(include),
        exclude: exclude.isEmpty ? nil : IgnorePatterns(exclude)))
  }

  private mutating func readSymbols(into configuration: inout Configuration) {
    guard let value = members[.symbols] else { return }
    guard let entries = value.members else {
      report("'symbols' is an object of words and symbols, and this is \(value.description)", at: value.span)
      return
    }
    for entry in entries {
      guard let symbol = entry.value.string, !symbol.isEmpty else {
        report("the symbol for '\(entry.key)' is a name, and this is \(entry.value.description)", at: entry.value.span)
        continue
      }
      configuration.settings.symbols[entry.key.lowercased()] = symbol
    }
  }

  // MARK: Rules

  static let states = ["off", "on", "error", "warning", "information", "hint"]

  private mutating func readRules(into configuration: inout Configuration) {
    guard let value = members[.rules] else { return }
    guard let entries = value.members else {
      report("'rules' is an object of rules and groups, and this is \(value.description)", at: value.span)
      return
    }
    var groups: [(ids: Set<String>, entry: JSON5Value.Member)] = []
    var rules: [(rule: any Rule, entry: JSON5Value.Member)] = []
    var seen: Set<String> = []
    for entry in entries {
      if !seen.insert(entry.key).inserted {
        report("'\(entry.key)' stands here twice; keep one", at: entry.keySpan)
      } else if let rule = catalogue.rule(id: entry.key) {
        rules.append((rule, entry))
      } else if let ids = catalogue.ids(named: entry.key) {
        groups.append((ids, entry))
      } else {
        reportUnknown(
          "rule or group", entry.key, among: catalogue.names,
          otherwise: "see '\(ToolVersion.name) rules' for all of them", at: entry.keySpan)
      }
    }
    // What is said of one rule counts more than what is said of its group, wherever it stands.
    // What is said of all rules counts least.
    let ordered =
      groups.filter { $0.entry.key == Catalogue.nameOfAll } + groups.filter { $0.entry.key != Catalogue.nameOfAll }
    for (ids, entry) in ordered {
      guard let state = state(of: entry, options: nil, into: &configuration) else { continue }
      for id in ids {
        // A severity for a group turns nothing on that is off for good reason.
        let isOn = catalogue.rule(id: id)?.isOnByDefault ?? false
        let wasTurnedOn = (configuration.rules[id] ?? .off) != .off
        if isOn || state == .off || wasTurnedOn { configuration.rules[id] = state }
      }
    }
    for (rule, entry) in rules {
      if let state = state(of: entry, options: rule, into: &configuration) { configuration.rules[rule.id] = state }
    }
  }

  private mutating func state(
    of entry: JSON5Value.Member, options rule: (any Rule)?, into configuration: inout Configuration
  ) -> Configuration.RuleState? {
    let value = entry.value
    if let word = value.string { return state(word, at: value.span) }
    guard let members = value.members else {
      report(
        "'\(entry.key)' is one of \(Self.states.joined(separator: ", ")), or an object with options, "
          + "and this is \(value.description)",
        at: value.span)
      return nil
    }
    var state: Configuration.RuleState?
    for member in members {
      if member.key == "severity" {
        if let word = member.value.string {
          state = self.state(word, at: member.value.span)
        } else {
          report("a severity is a text, and this is \(member.value.description)", at: member.value.span)
        }
        continue
      }
      guard let rule else {
        report("options belong to a rule, and '\(entry.key)' is a group; name the rule", at: member.keySpan)
        continue
      }
      readOption(member, of: rule, into: &configuration)
    }
    return state
  }

  private mutating func state(_ word: String, at span: Span) -> Configuration.RuleState? {
    switch word {
    case "off": return .off
    case "on": return .on
    default:
      if let severity = Severity(name: word) { return .severity(severity) }
      reportUnknown("value", word, among: Self.states, at: span)
      return nil
    }
  }

  private mutating func readOption(
    _ member: JSON5Value.Member, of rule: any Rule, into configuration: inout Configuration
  ) {
    guard let option = rule.options.first(where: { $0.name == member.key }) else {
      let names = rule.options.map(\.name) + ["severity"]
      reportUnknown("option", member.key, among: names, at: member.keySpan)
      return
    }
    guard let number = member.value.number, number.isFinite, number >= 0 else {
      report("'\(option.name)' is a number from 0 up: \(option.summary)", at: member.value.span)
      return
    }
    configuration.settings[option] = number
  }
}
