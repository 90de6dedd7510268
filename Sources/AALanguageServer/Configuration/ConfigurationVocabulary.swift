import AAAnalysis

/// What may be written where in a configuration, and what each of it means.
struct ConfigurationVocabulary {
  /// A word that may stand at a place.
  struct Word: Equatable {
    enum Subject: Equatable {
      case key(ConfigurationKey)
      case rule(String)
      /// A group of rules, or all of them.
      case group(String)
      case severity
      case option(RuleOption)
      /// One of a few values that a key may have.
      case value(meaning: String)
      case symbol(SymbolTable.Symbol)
    }

    /// The word itself; of a number as it is written.
    var text: String
    var subject: Subject
    /// Whether it stands in quotation marks.
    var isText = true
  }

  let catalogue: Catalogue
  let symbols: SymbolTable

  /// The words for a place, the likeliest first; none where anything may stand.
  ///
  /// - Parameter typed: what is written of it, which only narrows down the names of symbols: there are thousands.
  func words(for place: ConfigurationOutline.Place, typed: String) -> [Word] {
    switch place.role {
    case .key: keys(in: place.path)
    case .value: values(of: place.key, in: place.path, typed: typed)
    }
  }

  /// What an entry means; nil if it is not known or could be anything.
  func word(_ entry: ConfigurationOutline.Entry) -> Word? {
    if entry.place.role == .value, entry.place.path == [ConfigurationKey.symbols.rawValue] {
      return symbols.symbol(named: entry.text).map { Word(text: $0.name, subject: .symbol($0)) }
    }
    return words(for: entry.place, typed: entry.text).first { $0.text == entry.text && $0.isText }
  }

  private func keys(in path: [String]) -> [Word] {
    if path.isEmpty { return ConfigurationKey.allCases.map { Word(text: $0.rawValue, subject: .key($0)) } }
    guard path.first == ConfigurationKey.rules.rawValue else { return [] }
    if path.count == 1 { return names }
    guard path.count == 2 else { return [] }
    let options = catalogue.rule(id: path[1])?.options ?? []
    return [Word(text: "severity", subject: .severity)]
      + options.map { Word(text: $0.name, subject: .option($0)) }
  }

  /// Rules, groups and the name of all.
  private var names: [Word] {
    catalogue.rules.map { Word(text: $0.id, subject: .rule($0.id)) }
      + catalogue.groups.map { Word(text: $0.group.rawValue, subject: .group($0.group.rawValue)) }
      + [Word(text: Catalogue.nameOfAll, subject: .group(Catalogue.nameOfAll))]
  }

  private func values(of key: String?, in path: [String], typed: String) -> [Word] {
    guard let key else { return [] }
    if path.isEmpty { return values(ofKey: key) }
    if path == [ConfigurationKey.symbols.rawValue] {
      return symbols.completions(for: typed, limit: 100).map { Word(text: $0.name, subject: .symbol($0)) }
    }
    guard path.first == ConfigurationKey.rules.rawValue else { return [] }
    if path.count == 1 || key == "severity" { return states }
    guard path.count == 2, let option = catalogue.rule(id: path[1])?.options.first(where: { $0.name == key }) else {
      return []
    }
    return [Word(text: option.defaultText, subject: .option(option), isText: false)]
  }

  private func values(ofKey key: String) -> [Word] {
    switch ConfigurationKey(rawValue: key) {
    case .scope:
      [
        Self.value("assistive-access", "Checks the code that Assistive Access reaches."),
        Self.value("all", "Checks the whole app as if Assistive Access reached all of it."),
      ]
    case .failOn:
      Configuration.FailOn.names.map { name in
        Self.value(
          name,
          name == "never"
            ? "`check` ends with status 0, whatever it finds."
            : "`check` ends with status 1 if a finding is at least of the severity `\(name)`.")
      }
    case .schema, .extends, .rules, .include, .exclude, .iconWrappers, .symbols, nil: []
    }
  }

  private var states: [Word] {
    ConfigurationReader.states.map { state in
      switch state {
      case "off": Self.value(state, "Not asked: nothing is told.")
      case "on": Self.value(state, "Asked, with the severity that the rule itself gives.")
      default: Self.value(state, "Asked, and told with the severity `\(state)`.")
      }
    }
  }

  private static func value(_ text: String, _ meaning: String) -> Word {
    Word(text: text, subject: .value(meaning: meaning))
  }
}

extension ConfigurationKey {
  /// What its value begins and ends with.
  var brackets: (opening: String, closing: String) {
    switch self {
    case .schema, .extends, .scope, .failOn: ("\"", "\"")
    case .rules, .symbols: ("{", "}")
    case .include, .exclude, .iconWrappers: ("[", "]")
    }
  }
}
