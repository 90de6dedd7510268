/// What may stand in a configuration file.
enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case extends
  case scope
  case rules
  case include
  case exclude
  case failOn
  case iconWrappers
  case symbols

  /// For the schema and for hovering: a sentence with a full stop.
  var summary: String {
    switch self {
    case .schema: "The JSON Schema that editors check this file with."
    case .extends: "Another configuration file, or several, that this one builds on. Paths are relative to this file."
    case .scope:
      "What is checked: `assistive-access`, the code that Assistive Access reaches, or `all`, the whole app as if it did."
    case .rules:
      "Rules or groups of rules, with `off`, `on`, a severity, or an object with a severity and options."
    case .include:
      "Patterns of the files that findings are told of, as in `.gitignore`, relative to this file. All files if it is missing."
    case .exclude:
      "Patterns of the files that no finding is told of, as in `.gitignore`, relative to this file. They are read all the same, as other files use them."
    case .failOn: "The least severity that makes `check` end with status 1."
    case .iconWrappers: "Names of the app's own modifiers that add a navigation icon."
    case .symbols: "For words in titles, the SF Symbol to offer."
    }
  }
}
