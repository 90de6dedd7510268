import Testing

@testable import AAAnalysis

@Suite struct ConfigurationFileTests {
  private func reader(_ texts: [String: String]) -> ConfigurationFileReader {
    ConfigurationFileReader(XcodeProjectSample.files(texts))
  }

  private func settings(_ text: String) -> [String] {
    var reader = reader(["a.xcconfig": text])
    return (reader.layer(FileID("a.xcconfig"))?.settings ?? []).map { setting in
      setting.name + setting.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined() + "=" + setting.value
    }
  }

  private static let lineSamples: [(text: String, settings: [String])] = [
    ("A = x", ["A=x"]),
    ("A=x", ["A=x"]),
    ("  A\t=\tx y \t", ["A=x y"]),
    ("A =", ["A="]),
    ("A = x // why", ["A=x"]),
    ("A = http://example.org", ["A=http:"]),
    ("A = x;", ["A=x"]),
    ("// A = x\nB = y", ["B=y"]),
    ("A = x\r\nB = y\r\n", ["A=x", "B=y"]),
    ("\u{FEFF}A = x", ["A=x"]),
    ("A[sdk=iphoneos*] = x", ["A[sdk=iphoneos*]=x"]),
    ("A[sdk=iphoneos*][arch=arm64][config=Debug] = x", ["A[sdk=iphoneos*][arch=arm64][config=Debug]=x"]),
    ("A = x \\\nB = y", ["A=x \\", "B=y"]),
    ("A = -D X=1", ["A=-D X=1"]),
    ("just words\n= x\nA[sdk\n<<<<<<< HEAD\nB = y", ["B=y"]),
    ("", []),
  ]

  @Test(arguments: lineSamples)
  func linesAreRead(_ text: String, _ expected: [String]) {
    #expect(settings(text) == expected)
  }

  @Test func locationsAreThoseOfNameAndValue() throws {
    let text = "\u{FEFF}// Grüße\r\n  NAME[sdk=iphone*] = wert // x\r\nB = y"
    var reader = reader(["a.xcconfig": text])
    let first = reader.layer(FileID("a.xcconfig"))?.settings.first
    let setting = try #require(first)
    let source = SourceText(text)
    #expect(source.string(in: setting.nameLocation.span) == "NAME[sdk=iphone*]")
    #expect(source.string(in: setting.valueLocation.span) == "wert")
    #expect(source.string(in: setting.removalSpan) == "  NAME[sdk=iphone*] = wert // x\r\n")
  }

  @Test func includesStandInTheirPlace() throws {
    var reader = reader([
      "Work/a.xcconfig": "A = 1\n#include \"shared/b.xcconfig\"\nC = 3",
      "Work/shared/b.xcconfig": "A = 2\nC = 2\n#include? \"../none.xcconfig\"",
    ])
    let included = reader.layer(FileID("Work/a.xcconfig"))
    let layer = try #require(included)
    let settings = BuildSettings(configuration: "", layers: [layer], builtIn: [:])
    #expect(settings.value("A")?.text == "2")
    #expect(settings.value("A")?.location.file == FileID("Work/shared/b.xcconfig"))
    #expect(settings.value("C")?.text == "3")
    #expect(reader.problems == [])
    #expect(
      reader.seen == [
        FileID("Work/a.xcconfig"), FileID("Work/shared/b.xcconfig"), FileID("Work/none.xcconfig"),
      ])
  }

  @Test func aMissingFileIsAProblem() {
    let text = "#include \"b.xcconfig\"\n#include? \"c.xcconfig\"\n#include \"<DEVELOPER_DIR>/x.xcconfig\""
    var reader = reader(["a.xcconfig": text])
    #expect(reader.layer(FileID("a.xcconfig")) != nil)
    #expect(
      reader.problems == [
        ProjectProblem(
          "'b.xcconfig' does not exist, so the build settings in it are not known; "
            + "create it, or write '#include?' if it may be missing",
          at: Location(FileID("a.xcconfig"), Span(9, 21)))
      ])
  }

  @Test func whatCocoaPodsMakesMayBeMissing() {
    var reader = reader([
      "a.xcconfig": "#include \"Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig\"\nA = x"
    ])
    #expect(reader.layer(FileID("a.xcconfig"))?.settings.count == 1)
    #expect(reader.problems == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func circlesEnd() {
    var texts = ["a.xcconfig": "A = x\n#include \"b.xcconfig\"", "b.xcconfig": "#include \"a.xcconfig\"\nB = y"]
    for number in 0..<40 {
      texts["n\(number).xcconfig"] = "#include \"n\(number + 1).xcconfig\"\n#include \"n\(number + 1).xcconfig\""
    }
    var reader = reader(texts)
    #expect(reader.layer(FileID("a.xcconfig"))?.settings.map(\.name) == ["A", "B"])
    #expect(reader.layer(FileID("n0.xcconfig")) != nil)
  }
}
