import AAAnalysis
import Testing

@testable import AALanguageServer

@Suite("finding the command")
struct CommandLineToolTests {
  @Test("what cannot be followed ends with 2 and says what was meant")
  func mistakes() throws {
    let harness = try CommandHarness()
    for (arguments, message) in [
      (["chek"], "error: unknown command 'chek'; did you mean 'check'?\n"),
      (["--stdo"], "error: unknown option '--stdo'; did you mean '--stdio'?\n"),
      (["check", "--fromat=json"], "error: unknown option '--fromat'; did you mean '--format'?\n"),
      (["-v"], "error: unknown option '-v'; did you mean '--version'?\n"),
      (["--verzion=1"], "error: unknown option '--verzion'; did you mean '--version'?\n"),
      (["--bogus"], "error: unknown option '--bogus'; see 'aa-language-server --help' for all of them\n"),
      (
        ["--timings", "check"],
        "error: option '--timings' stands behind a command; write 'aa-language-server check --timings'\n"
      ),
      (["check", "--timing"], "error: unknown option '--timing'; did you mean '--timings'?\n"),
      (["--replay=none.jsonl"], "error: cannot read 'none.jsonl': no such file or folder\n"),
      (["check", "--watch"], "error: unknown option '--watch'; see 'check --help' for all of them\n"),
      (["check", "--format"], "error: option '--format' needs a value; write '--format NAME[=FILE]'\n"),
      (["check", "--format", "--quiet"], "error: option '--format' needs a value; write '--format NAME[=FILE]'\n"),
      (["check", "--quiet=1"], "error: option '--quiet' takes no value; write '--quiet' alone\n"),
      (["check", "--format", "jsn"], "error: unknown format 'jsn'; did you mean 'json'?\n"),
      (
        ["check", "--format", "xml"],
        "error: unknown format 'xml'; there are \(CheckFormats.names.joined(separator: ", "))\n"
      ),
      (["check", "--fail-on", "warnin"], "error: unknown value 'warnin'; did you mean 'warning'?\n"),
      (["check", "--rule", "first-wrd"], "error: unknown rule 'first-wrd'; did you mean 'first-word'?\n"),
      (["check", "--jobs", "0"], "error: '0' is no number of threads; write a number from 1 to 1024\n"),
      (["check", ""], "error: a path is empty; write '.' for this folder\n"),
      (["rules", "x"], "error: 'rules' takes no argument, but 'x' was given; see 'rules --help'\n"),
      (["explain"], "error: 'explain' needs a RULE; write 'explain RULE'\n"),
      (["explain", "a", "b"], "error: 'explain' takes no further argument, but 'b' was given; see 'explain --help'\n"),
      (["explain", "second-wod"], "error: unknown rule 'second-wod'; did you mean 'second-word'?\n"),
      (["help", "rule"], "error: unknown command 'rule'; did you mean 'rules'?\n"),
    ] {
      let outcome = harness.run(arguments)
      #expect(outcome.exit == .failure, "\(arguments)")
      #expect(outcome.error == message)
      #expect(outcome.output == "")
    }
  }

  @Test("two formats cannot share a place")
  func sharedOutput() throws {
    let outcome = try CommandHarness(["A.swift": ""]).run("check", "--format", "text", "--format", "json")
    #expect(outcome.exit == .failure)
    #expect(outcome.error.hasPrefix("error: standard output can hold one format only, but 'text' and 'json' were"))
  }

  @Test("help and version")
  func help() throws {
    let harness = try CommandHarness()
    for arguments in [["help"], ["--help"], ["-h"]] {
      let outcome = harness.run(arguments)
      #expect(outcome.exit == .success)
      for command in CommandLineTool.commands { #expect(outcome.output.contains("\n  \(command.syntax.name) ")) }
      for option in ["--help", "--version"] { #expect(outcome.output.contains("\n  \(option), -")) }
    }
    for command in CommandLineTool.commands {
      let text = harness.run(command.syntax.name, "--help").output
      #expect(text == harness.run("help", command.syntax.name).output)
      for option in command.syntax.allOptions { #expect(text.contains("\n  \(option.name)")) }
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
    for arguments in [["version"], ["--version"]] {
      #expect(harness.run(arguments).output == "aa-language-server \(ToolVersion.number)\n")
    }
  }

  @Test("what comes after two dashes is a path")
  func dashes() throws {
    let harness = try CommandHarness(["--odd.swift": "foo"])
    #expect(harness.found("--", "--odd.swift") == ["--odd.swift:1:1 first-word"])
  }

  @Test("the last of two values counts, and both spellings are read")
  func values() throws {
    let syntax = CommandSyntax(
      name: "x", summary: "", options: [CommandSyntax.Option("--a", value: "A", help: "")])
    let parsed = try ParsedArguments(["--a", "1", "--a=2=3", "--a", "-"], syntax: syntax)
    #expect(parsed.values(of: "--a") == ["1", "2=3", "-"])
    #expect(parsed.value(of: "--a") == "-")
    #expect(!parsed.has("--b"))
  }
}
