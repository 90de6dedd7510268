/// What may stand behind a command's name.
struct CommandSyntax: Sendable {
  struct Option: Sendable {
    /// With its dashes: `--format`.
    var name: String
    /// How the value is called in the help; nil for an option without one.
    var value: String?
    /// The values there are; nil if they are not a fixed list.
    var choices: [String]?
    var help: String

    init(_ name: String, value: String? = nil, choices: [String]? = nil, help: String) {
      self.name = name
      self.value = value ?? choices?.joined(separator: "|")
      self.choices = choices
      self.help = help
    }
  }

  struct Operands: Sendable {
    /// `PATH`
    var name: String
    var count: ClosedRange<Int>
    var help: String
  }

  /// `check`
  var name: String
  /// One sentence without a full stop, for the list of commands.
  var summary: String
  var operands: Operands?
  var options: [Option] = []
  /// What else the help says, below the options.
  var notes: String?

  static let helpOption = Option("--help", help: "show this help")

  var allOptions: [Option] { options + [Self.helpOption] }
}
