/// A suppression that names no rule there is, or is not written as one.
///
/// It stands here and not among the rules, because it is about what they are called: the analyzer asks it.
struct UnknownRule: Rule {
  let id = "unknown-rule"
  let group = RuleGroup.suppression
  let severity = Severity.warning
  let explanation = Explanation(
    what: "A suppression names a rule that does not exist, names none, or is misspelt.",
    why: "It looks as if something were silenced on purpose, but nothing is; whoever reads it is misled.",
    instead: "Name a rule, a group of rules or `all`, or remove the comment.")
  let reference = Reference.optimizing
  let tags = ["suppression", "maintenance"]
  let examples = [
    Example(
      "misspelt rule",
      """
      // aa:disable:file unknown-rul
      //                 ^^^^^^^^^^^ warning: no rule or group is called 'unknown-rul', so nothing is silenced; did you mean 'unknown-rule'? 💡
      // aa:disable:next rule-of-tomorrow
      //                 ^^^^^^^^^^^^^^^^ warning: no rule or group is called 'rule-of-tomorrow', so nothing is silenced; name a rule, a group or 'all' 💡
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }
      }
      """,
      fixed: """
        // aa:disable:file unknown-rule
        // aa:disable:next rule-of-tomorrow
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }
        """),
    Example(
      "misspelt directive",
      """
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }
      }

      // aa:disabel unknown-rule - the rules come with the next version
      // ^^^^^^^^^^ warning: 'aa:disabel' is no suppression, so nothing is silenced; did you mean 'aa:disable'? 💡
      // aa:disable:next rule-of-tomorrow
      //                 ^^^^^^^^^^^^^^^^ warning: no rule or group is called 'rule-of-tomorrow', so nothing is silenced; name a rule, a group or 'all' 💡
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }
      }
      """,
      fixed: """
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }

        // aa:disable unknown-rule - the rules come with the next version
        // aa:disable:next rule-of-tomorrow
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }
        """),
    Example(
      "no rule at all",
      """
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }  // aa:disable:this - a test
        //                                                             ^^^^^^^^^^^^^^^ warning: 'aa:disable:this' names no rule, so nothing is silenced; name a rule, a group or 'all' 💡
      }
      """,
      fixed: """
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }
        """),
    Example(
      "in a property list",
      """
      //- Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <!-- aa:disable:next rule-of-tomorrow -->
        <!--                 ^^^^^^^^^^^^^^^^ warning: no rule or group is called 'rule-of-tomorrow', so nothing is silenced; name a rule, a group or 'all' 💡 -->
        <key>CFBundleName</key>
        <string>Paint</string>
      </dict>
      </plist>
      """),
    Example(
      "prose, and names that exist",
      """
      // A comment about aa:disable is no suppression.
      // aa:disable:file unused-suppression - ported code
      // aa:disable:next all
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("// aa:disable:next rule-of-tomorrow") } }
      }
      """),
  ]

  func reports(in context: RuleContext) -> [Report] { [] }

  /// What to say about a suppression, whatever it silences.
  func reports(about suppression: Suppression, in file: FileID, text: SourceText, catalogue: Catalogue) -> [Report] {
    let removal = SuppressionRemoval(file: file, text: text)
    let withoutComment = Fix(
      title: "Remove the suppression", safety: .unsafe, edits: [removal.removal(of: suppression)])
    let directive = text.string(in: suppression.directive)
    guard suppression.scope != nil else {
      let meant = Suppression.directive(meantBy: directive)
      return [
        Report(
          "'\(directive)' is no suppression, so nothing is silenced; "
            + advice(
              meant: meant, else: "write 'aa:disable:next', 'aa:disable:this', 'aa:disable:file' or 'aa:disable'"),
          at: Location(file, suppression.directive),
          fixes: replacements(of: suppression.directive, by: meant, in: file) + [withoutComment])
      ]
    }
    if suppression.names.isEmpty {
      return [
        Report(
          "'\(directive)' names no rule, so nothing is \(suppression.scope == .end ? "enabled" : "silenced"); "
            + "name a rule, a group or 'all'",
          at: Location(file, suppression.directive), fixes: [withoutComment])
      ]
    }
    let unknown = Set(suppression.names.indices.filter { !catalogue.knows(suppression.names[$0].text) })
    let kept = Set(suppression.names.indices).subtracting(unknown)
    return unknown.sorted().map { index in
      let name = suppression.names[index]
      let meant = catalogue.suggestion(for: name.text)
      let withoutName =
        kept.isEmpty
        ? withoutComment
        : Fix(
          title: "Remove “\(name.text)” from the suppression", safety: .unsafe,
          edits: [removal.removal(ofName: index, from: suppression, keeping: kept)])
      return Report(
        "no rule or group is called '\(name.text)', so nothing is \(suppression.scope == .end ? "enabled" : "silenced"); "
          + advice(meant: meant, else: "name a rule, a group or 'all'"),
        at: Location(file, name.span), fixes: replacements(of: name.span, by: meant, in: file) + [withoutName])
    }
  }

  private func advice(meant: String?, else advice: String) -> String {
    meant.map { "did you mean '\($0)'?" } ?? advice
  }

  private func replacements(of span: Span, by word: String?, in file: FileID) -> [Fix] {
    guard let word else { return [] }
    let edit = FileEdit(file: file, span: span, newText: word)
    return [Fix(title: "Change to “\(word)”", safety: .unsafe, edits: [edit])]
  }
}
