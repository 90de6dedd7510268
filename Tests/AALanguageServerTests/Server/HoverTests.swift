import JSONRPC
import Testing

@testable import AALanguageServer

struct HoverTests {
  @Test func explainsFindings() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.whole)
    let hover = try client.hover("untitled:a", line: 8, character: 20)
    #expect(hover.string("contents", "kind") == "markdown")
    let text = try #require(hover.string("contents", "value"))
    #expect(text.contains("warning: the title “Draw” has no icon"))
    #expect(text.contains("**missing-navigation-icon**"))
    #expect(text.contains("](https://developer.apple.com/"))
    #expect(hover["range"] == change(8, 11, 8, 26, "")["range"])
    #expect(try client.hover("untitled:a", line: 0, character: 3) == .null)
    #expect(try client.hover("untitled:nowhere", line: 0, character: 3) == .null)
  }

  @Test func explainsApplesNames() throws {
    let client = try TestClient()
    let text = """
      // AssistiveAccess isAssistiveAccessEnabled accessibilityAssistiveAccessEnabled
      // windowAssistiveAccessApplication assistiveAccessNavigationIcon .assistiveAccess
      let assistiveAccess = "UISupportsAssistiveAccess UISupportsFullScreenInAssistiveAccess"
      """
    try client.open("untitled:a", text)
    for (line, character) in [(0, 5), (0, 20), (0, 50), (1, 5), (1, 40), (1, 70), (2, 25), (2, 60)] {
      #expect(try client.hover("untitled:a", line: line, character: character).string("contents", "value") != nil)
    }
    // A variable of that name is nobody's trait.
    #expect(try client.hover("untitled:a", line: 2, character: 8) == .null)
  }

  @Test func explainsAPropertyList() throws {
    let client = try TestClient()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      """
    try client.open("file:///nowhere/Info.plist", text, languageID: "xml")
    let hover = try client.hover("file:///nowhere/Info.plist", line: 1, character: 40)
    #expect(hover.string("contents", "value")?.contains("UISupportsAssistiveAccess") == true)
  }

  @Test func explainsSuppressions() throws {
    let client = try TestClient(capabilities: ["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
    try client.open("untitled:a", "// aa:disable:file missing-navigation-icon, labels\n" + Samples.whole)
    let rule = try client.hover("untitled:a", line: 0, character: 25)
    #expect(rule.string("contents", "kind") == "plaintext")
    #expect(rule.string("contents", "value")?.contains("missing-navigation-icon (warning, group labels)") == true)
    #expect(rule.string("contents", "value")?.contains("`") == false)
    #expect(rule["range"] == change(0, 19, 0, 42, "")["range"])
    let group = try client.hover("untitled:a", line: 0, character: 46)
    #expect(group.string("contents", "value")?.contains("- missing-navigation-icon:") == true)
    let directive = try client.hover("untitled:a", line: 0, character: 8)
    #expect(directive.string("contents", "value")?.contains("whole file") == true)
  }
}
