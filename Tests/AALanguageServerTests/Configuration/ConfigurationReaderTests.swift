import AAAnalysis
import AATestSupport
import Testing

@testable import AALanguageServer

@Suite("what a configuration says")
struct ConfigurationReaderTests {
  private func read(_ text: String) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(SourceText(text), in: "/app", catalogue: .standard)
    var configuration = Configuration()
    reader.apply(to: &configuration)
    return (configuration, reader.problems)
  }

  @Test("everything that may stand in it")
  func whole() {
    let (configuration, problems) = read(
      """
      {
        // What we agreed on.
        "$schema": "https://example.com/schema.json",
        "scope": "all",
        "failOn": "error",
        "rules": {
          "timing": "off",
          "timed-dismissal": "error",
          "complex-wording": "on",
          "destructive-confirmed-once": {"severity": "information", "confirmations": 1},
          "too-many-options": {"limit": 6},
        },
        "iconWrappers": ["withIcon"],
        "symbols": {"Recipe": "fork.knife"},
        "include": ["App/"],
        "exclude": ["*.gen.swift"],
      }
      """)
    #expect(problems == [])
    #expect(configuration.scope == .all)
    #expect(configuration.failOn == .severity(.error))
    #expect(configuration.rules["countdown"] == .off)
    #expect(configuration.rules["timed-dismissal"] == .severity(.error))
    #expect(configuration.rules["complex-wording"] == .on)
    #expect(configuration.rules["destructive-confirmed-once"] == .severity(.information))
    #expect(configuration.rules["too-many-options"] == nil)
    #expect(configuration.settings.iconWrappers == ["withIcon"])
    #expect(configuration.settings.symbols == ["recipe": "fork.knife"])
    #expect(configuration.tells(FileID("/app/App/Home.swift")))
    #expect(!configuration.tells(FileID("/app/App/Home.gen.swift")))
    #expect(!configuration.tells(FileID("/app/Other/Home.swift")))
    let analyzer = configuration.analyzer(.standard)
    #expect(analyzer.rulesOff.contains("countdown") && !analyzer.rulesOff.contains("timed-dismissal"))
    #expect(analyzer.severities["timed-dismissal"] == .error)
    #expect(analyzer.rulesOn.contains("complex-wording"))
    let option = Catalogue.standard.rules.flatMap(\.options).first { $0.name == "confirmations" }
    #expect(option.map { configuration.settings[$0] } == 1)
  }

  @Test("an address is no file")
  func address() {
    var reader = ConfigurationReader(
      SourceText("{\"extends\": \"https://example.com/team.json\"}"), in: "/app", catalogue: .standard)
    var configuration = Configuration()
    reader.apply(to: &configuration)
    #expect(reader.extended.isEmpty)
    #expect(
      reader.problems.map(\.message) == [
        "'extends' names a file, and this is an address; keep a copy of it in the repository"
      ])
  }

  @Test("a severity for a group leaves off what is off")
  func group() {
    let configuration = read("{\"rules\": {\"workflows\": \"warning\"}}").configuration
    #expect(configuration.rules["complex-wording"] == nil)
    #expect(configuration.rules["text-entry"] == .severity(.warning))
    // Nor does it after all were turned off, in whatever order that is said.
    for text in ["\"all\": \"off\", \"workflows\": \"warning\"", "\"workflows\": \"warning\", \"all\": \"off\""] {
      let rules = read("{\"rules\": {\(text)}}").configuration.rules
      #expect(rules["complex-wording"] == .off)
      #expect(rules["text-entry"] == .severity(.warning))
      #expect(rules["countdown"] == .off)
    }
  }

  @Test(
    "mistakes are named where they stand",
    arguments: [
      ("{\"rule\": {}}", "unknown key 'rule'; did you mean 'rules'?", 1),
      (
        "{\"rules\": {\"timed-dismisal\": \"off\"}}",
        "unknown rule or group 'timed-dismisal'; did you mean 'timed-dismissal'?", 11
      ),
      (
        "{\"rules\": {\"timing\": \"of\"}}", "unknown value 'of'; did you mean 'off'?", 21
      ),
      (
        "{\"rules\": {\"timing\": {\"limit\": 3}}}",
        "options belong to a rule, and 'timing' is a group; name the rule", 22
      ),
      (
        "{\"rules\": {\"too-many-options\": {\"limits\": 3}}}", "unknown option 'limits'; did you mean 'limit'?", 32
      ),
      ("{\"rules\": {\"timing\": \"off\", \"timing\": \"on\"}}", "'timing' stands here twice; keep one", 28),
      ("{\"rules\": []}", "'rules' is an object of rules and groups, and this is a list", 10),
      ("{\"scope\": \"everything\"}", "unknown value 'everything'; there are assistive-access, all", 10),
      ("{\"failOn\": 3}", "'failOn' is one of error, warning, information, never, and this is a number", 11),
      ("{\"exclude\": \"a\"}", "'exclude' is a list of texts, and this is a text", 12),
      ("{\"scope\": \"all\", \"scope\": \"all\"}", "'scope' stands here twice; keep one", 17),
      ("[]", "a configuration is an object, and this is a list; begin with '{'", 0),
      (
        "{\"rules\": {\"timing\": 3}}",
        "'timing' is one of off, on, error, warning, information, hint, or an object with options, and this is a number",
        21
      ),
    ])
  func mistakes(_ text: String, _ message: String, _ offset: Int) {
    let problems = read(text).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.span.lower == offset)
  }

  @Test("an option is a number")
  func option() {
    let problems = read("{\"rules\": {\"too-many-options\": {\"limit\": \"3\"}}}").problems
    #expect(problems.first?.message.hasPrefix("'limit' is a number from 0 up: ") == true)
  }
}
