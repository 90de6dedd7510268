import Testing

@testable import AAAnalysis

@Suite struct BuildSettingsTests {
  /// A line for each assignment; a line `--` begins a layer above.
  private func settings(_ lines: String, configuration: String = "Debug") -> BuildSettings {
    var layers = [BuildSettingsLayer()]
    var offset = 0
    for line in lines.split(separator: "\n") {
      let start = offset
      offset += line.utf8.count + 1
      if line == "--" {
        layers.append(BuildSettingsLayer())
        continue
      }
      guard let equals = line.firstRange(of: " = ") else { continue }
      let name = Span(start, start + line[..<equals.lowerBound].utf8.count)
      layers[layers.count - 1].append(
        BuildSetting(
          key: String(line[..<equals.lowerBound]), value: String(line[equals.upperBound...]),
          nameLocation: Location(FileID("a"), name),
          valueLocation: Location(FileID("a"), Span(name.upper + 3, offset - 1)),
          removalSpan: Span(start, offset)))
    }
    return BuildSettings(configuration: configuration, layers: layers, builtIn: ["TARGET_NAME": "My Notes", "B": "in"])
  }

  @Test(arguments: [
    ("A = x", "x"),
    ("A = x\n--\nA = y", "y"),
    ("A = x\nA = y", "y"),
    ("A = x\n--\nA = $(inherited) y", "x y"),
    ("A = x\nA = $(inherited) y\n--\nA = ${inherited} z", "x y z"),
    ("A = $(inherited)", ""),
    ("A = x\n--\nA = $(A)/y", "x/y"),
    ("A = $(C)-$C-${C}\nC = c", "c-c-c"),
    ("C = low\n--\nA = $(C)\n--\nC = high", "high"),
    ("A = $(P_$(CONFIG))\nCONFIG = Debug\nP_Debug = d", "d"),
    ("A = $(TARGET_NAME)", "My Notes"),
    ("A = $(TARGET_NAME:c99extidentifier)", "My_Notes"),
    ("A = $(TARGET_NAME:rfc1034identifier:lower)", "my-notes"),
    ("A = $(TARGET_NAME:upper)", "MY NOTES"),
    ("A = $(NONE:default=App)/Info.plist", "App/Info.plist"),
    ("A = $(C:default=App)\nC = c", "c"),
    ("A = $(NONE:default=$(C)):lower\nC = Cee", "Cee:lower"),
    ("A = $(C:dir)$(C:base).$(C:file)$(C:suffix)\nC = x/y.plist", "x/y.y.plist.plist"),
    ("A = 5 $ and $) $(", "5 $ and $) $("),
    ("A = $(inherited)\nB = $(inherited)/out", ""),
    ("A = $(B)\nB = $(inherited)/out", "in/out"),
  ])
  func variablesAreReplaced(_ lines: String, _ expected: String) {
    let value = settings(lines).value("A")
    #expect(value?.text == expected)
    #expect(value?.unresolved == [])
  }

  @Test(arguments: [
    ("A = $(NONE)/Info.plist", ["NONE"]),
    ("A = $(B)\nB = $(C)\nC = $(A)", ["A"]),
    ("A = $(P_$(C))\nC = x", ["P_x"]),
  ])
  func variablesThatNothingSetsAreNamed(_ lines: String, _ unresolved: [String]) {
    #expect(settings(lines).value("A")?.unresolved == unresolved)
  }

  @Test func whatNobodySetsHasNoValue() {
    #expect(settings("B = x").value("A") == nil)
    #expect(settings("A[sdk=macosx*] = x").value("A") == nil)
  }

  @Test(arguments: [
    ("A = x\nA[sdk=iphoneos*] = y", "y"),
    ("A[sdk=iphoneos*] = y\nA = x", "y"),
    ("A = x\nA[sdk=macosx*] = y", "x"),
    ("A[sdk=iphonesimulator*] = s", "s"),
    ("A = x\nA[sdk=iphonesimulator*] = s", "x"),
    ("A[sdk=iphone*] = i\nA[sdk=iphoneos*] = y", "y"),
    ("A[sdk=*] = any\nA = x", "any"),
    ("A[sdk=iphoneos17.0] = y", "y"),
    ("A[sdk=iphoneos*][arch=arm64] = y\nA[sdk=iphoneos*] = x", "y"),
    ("A[sdk=iphoneos*,arch=arm64] = y\nA[sdk=iphoneos*] = x", "y"),
    ("A[arch=x86_64] = y\nA = x", "x"),
    ("A[config=Debug] = d\nA[config=Release] = r", "d"),
    ("A[config=Deb*] = d\nA = x", "d"),
    ("A[weather=rain] = d\nA = x", "x"),
    ("A[sdk=iphoneos*] = low\n--\nA = high", "high"),
    ("A = x\nA[sdk=iphoneos*] = $(inherited) y", "x y"),
  ])
  func conditionsThatHoldCount(_ lines: String, _ expected: String) {
    #expect(settings(lines).value("A")?.text == expected)
  }

  @Test func aPlatformHasItsOwnSDKs() {
    let both = settings("A[sdk=iphone*] = phone\nA[sdk=macosx*] = mac\nP = $(PLATFORM_NAME)")
    #expect(both.value("A", on: .macOS)?.text == "mac")
    #expect(both.value("A", on: .iOS)?.text == "phone")
    #expect(both.value("A", on: .tvOS) == nil)
    #expect(both.value("P", on: .watchOS)?.text == "watchos")
  }

  @Test(arguments: ["YES", "yes", "true", "1", "TRUE"])
  func whatIsOn(_ value: String) { #expect(settings("A = \(value)").isOn("A")) }

  @Test(arguments: ["NO", "false", "0", "", "maybe", "$(NONE)"])
  func whatIsOff(_ value: String) { #expect(!settings("A = \(value)").isOn("A")) }

  @Test func aLocationIsThatOfTheValueThatCounts() {
    func text(_ lines: String) -> String? {
      settings(lines).value("A").map { SourceText(lines).string(in: $0.location.span) }
    }
    #expect(text("A = low\n--\nA = high") == "high")
    #expect(text("A = low\n--\nA = $(inherited)") == "low")
    #expect(text("MINIMUM = 17.0\nA = $(MINIMUM)") == "17.0")
    #expect(text("MINIMUM = 17\nA = $(MINIMUM).0") == "$(MINIMUM).0")
    #expect(text("A = $(TARGET_NAME)") == "$(TARGET_NAME)")
  }

  @Test(.timeLimit(.minutes(1)))
  func valuesThatGrowWithoutEndAreGivenUp() {
    let doubling = (0..<40).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n") + "\nA = $(A0)"
    #expect(settings(doubling).value("A")?.isResolved == false)
    let deep = "A = " + String(repeating: "$(A:default=", count: 5_000) + "x" + String(repeating: ")", count: 5_000)
    #expect(settings(deep).value("A") != nil)
    let wide = "A = " + String(repeating: "$(B)", count: 10_000)
    #expect(settings(wide).value("A") != nil)
  }
}
