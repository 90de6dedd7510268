import JSONRPC
import Testing

@testable import AALanguageServer

/// Names of SF Symbols in code that Assistive Access reaches.
struct SymbolCompletionTests {
  /// An app whose Assistive Access scene shows what is written in place of the dots.
  private func app(_ content: String, elsewhere: String = "Text(\"Everything\")") -> String {
    """
    import SwiftUI

    @main
    struct SketchApp: App {
      var body: some Scene {
        AssistiveAccess { NavigationStack { HomeView() } }
        WindowGroup { OtherView() }
      }
    }

    struct HomeView: View {
      var body: some View {
        VStack {
          \(content)
        }
      }
    }

    struct OtherView: View {
      var body: some View {
        VStack {
          \(elsewhere)
        }
      }
    }

    """
  }

  private let item: JSONValue = [
    "textDocument": ["completion": ["completionItem": ["insertReplaceSupport": true, "preselectSupport": true]]]
  ]

  @Test func offersThePictureThatFitsTheTitleFirst() throws {
    let client = try TestClient(capabilities: item)
    let list = try client.complete("untitled:a", app("Label(\"Photos\", systemImage: \"‸\")"))
    #expect(list["isIncomplete"] == true)
    #expect(list.labels.first == "photo.fill")
    let first = try #require(list.item("photo.fill"))
    #expect(first["preselect"] == true)
    #expect(first.string("documentation", "value") == "A picture that people know for “Photos”.")
    #expect(first.string("detail") == "iOS 13.0")
    #expect((list["items"]?.arrayValue?.count ?? 0) > 50)
    #expect(list["items"]?.arrayValue?.dropFirst().contains { $0["preselect"] != nil } == false)
  }

  @Test func whatIsTypedNarrowsDown() throws {
    let client = try TestClient(capabilities: item)
    let list = try client.complete("untitled:a", app("Label(\"Photos\", systemImage: \"envelope.b‸\")"))
    #expect(list["isIncomplete"] == false)
    #expect(list.labels.first == "envelope.badge")
    #expect(list.labels.contains("photo.fill") == false)
    #expect(list.labels.allSatisfy { $0.contains("envelope") })
    // The words in another order.
    let reordered = try client.complete("untitled:a", app("Image(systemName: \"fill envelope‸\")"), version: 2)
    #expect(reordered.labels.contains("envelope.fill"))
    let nothing = try client.complete("untitled:a", app("Image(systemName: \"qqq‸\")"), version: 3)
    #expect(nothing == ["isIncomplete": false, "items": []])
  }

  @Test func replacesWhatStandsBetweenTheMarks() throws {
    let text = app("Image(systemName: \"hea‸rt.fill\")")
    let (line, cursor) = (try MarkedText(text).line, try MarkedText(text).character)
    let whole = change(line, cursor - 3, line, cursor + 7, "heart")
    let able = try TestClient(capabilities: item)
    let edit = try #require(try able.complete("untitled:a", text).item("heart")?["textEdit"])
    #expect(edit["insert"] == change(line, cursor - 3, line, cursor, "")["range"])
    #expect(edit["replace"] == whole["range"])
    #expect(edit["range"] == nil)
    let simple = try TestClient()
    let plain = try #require(try simple.complete("untitled:a", text).item("heart"))
    #expect(plain["textEdit"] == ["range": whole["range"] ?? nil, "newText": "heart"])
    #expect(plain.string("filterText") == "heart")
    #expect(plain["insertTextFormat"] == nil && plain["preselect"] == nil)
  }

  @Test func columnsAreThoseOfTheAgreedEncoding() throws {
    let text = app("Label(\"👩‍👧 Oma\", systemImage: \"‸\")")
    let marked = try MarkedText(text)
    let client = try TestClient(capabilities: item)
    let edit = try #require(try client.complete("untitled:a", text).item("figure.and.child.holdinghands")?["textEdit"])
    #expect(edit.member(["range", "start"]) == marked.position)
    #expect(edit.member(["range", "end"]) == marked.position)
  }

  @Test(
    arguments: [
      "Label(\"Home\", systemImage: \"hou‸", "Image(systemName: \"hou‸)", "Button(\"Home\", systemImage: \"hou‸ { }",
      "Button(\"Home\", systemImage: isOn ? \"hou‸\" : \"x\") { }", "Image(systemName: #\"hou‸\"#)",
      "Text(\"Home\").assistiveAccessNavigationIcon(systemImage: \"hou‸",
      "ForEach(rooms) { room in Image(systemName: (\"hou‸\")) }",
    ])
  func worksWhileItIsTyped(code: String) throws {
    let client = try TestClient()
    let list = try client.complete("untitled:a", app(code))
    #expect(list.labels.first?.hasPrefix("house") == true, "\(code)")
    let line = try MarkedText(app(code)).line
    let range = list.item("house")?.member(["textEdit", "range"])
    #expect(range?.int("start", "line") == line && range?.int("end", "line") == line)
    #expect((range?.int("end", "character") ?? 0) - (range?.int("start", "character") ?? 0) == 3, "\(code)")
  }

  @Test(
    arguments: [
      "Text(\"hou‸\")", "Label(\"hou‸\", systemImage: \"x\")", "Image(\"hou‸\")", "// Image(systemName: \"hou‸\")",
      "Image(systemName: \"hou\")‸", "Image(systemName:‸ \"hou\")", "Image(systemName: \"hou\\(x‸)\")",
      "Image(systemName: \"\"\"\n hou‸\n\"\"\")", "let systemName: String = \"hou‸\"", "‸",
    ])
  func offersNothingElsewhere(code: String) throws {
    #expect(try TestClient().complete("untitled:a", app(code)) == .null, "\(code)")
  }

  @Test func offersNothingThatAssistiveAccessDoesNotReach() throws {
    let client = try TestClient()
    let other = app("Text(\"Home\")", elsewhere: "Image(systemName: \"hou‸\")")
    #expect(try client.complete("untitled:a", other) == .null)
    // A navigation icon is for nobody else.
    let icon = app("Text(\"Home\")", elsewhere: "Text(\"A\").assistiveAccessNavigationIcon(systemImage: \"hou‸\")")
    #expect(try client.complete("untitled:b", icon).labels.first == "house")
    // Unless everything is asked for.
    let all = try TestClient(options: ["scope": "all"])
    #expect(try all.complete("untitled:a", other).labels.first == "house")
  }

  @Test func findsTheTitleAroundThePicture() throws {
    let client = try TestClient()
    for (number, code) in [
      "Text(\"x\").navigationTitle(\"Photos\").assistiveAccessNavigationIcon(systemImage: \"‸\")",
      "Button { } label: { VStack { Image(systemName: \"‸\"); Text(\"Photos\") } }",
      "Label { Text(\"Photos\") } icon: { Image(systemName: \"‸\") }",
    ].enumerated() {
      #expect(try client.complete("untitled:\(number)", app(code)).labels.first == "photo.fill", "\(code)")
    }
  }

  @Test func offersTheNamesThatTheProjectsOwnViewsTake() throws {
    let row = """

      struct Row: View {
        let icon: String
        var body: some View { Image(systemName: icon) }
      }

      """
    let list = try TestClient().complete("untitled:a", app("Row(icon: \"hou‸\")") + row)
    #expect(list.labels.first == "house")
  }

  @Test func saysWhatTheOldestSystemDoesNotHave() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "targets:\n  Paint:\n    type: application\n    platform: iOS\n    deploymentTarget: '16.0'\n    sources: [Paint]\n",
      to: "project.yml")
    func code(_ call: String) -> String {
      "import SwiftUI\n\n@main\nstruct PaintApp: App {\n  var body: some Scene {\n    WindowGroup { Home() }\n"
        + "    AssistiveAccess { Home() }\n  }\n}\n\nstruct Home: View {\n  var body: some View {\n    \(call)\n  }\n}\n"
    }
    try folder.write(try MarkedText(code("‸")).text, to: "Paint/PaintApp.swift")
    let client = try TestClient([folder.path])
    let uri = DocumentAddress.uri(ofPath: folder.path("Paint/PaintApp.swift"))
    while try client.inside({ !$0.scanning.isDone }) {}
    let list = try client.complete(uri, code("Image(systemName: \"dog‸\")"))
    #expect(list.item("dog")?.string("detail") == "iOS 17.0, newer than the deployment target 16.0")
    // What does not do goes last.
    let fish = try client.complete(uri, code("Image(systemName: \"fish‸\")"), version: 2)
    let isNewer = fish.labels.map { fish.item($0)?.string("detail")?.contains("newer") == true }
    let firstNewer = try #require(isNewer.firstIndex(of: true))
    #expect(firstNewer > 0 && isNewer[firstNewer...].allSatisfy { $0 }, "\(fish.labels)")
    let checked = "if #available(iOS 17, *) { Image(systemName: \"dog‸\") }"
    #expect(try client.complete(uri, code(checked), version: 3).item("dog")?.string("detail") == "iOS 17.0")
  }

  @Test func offersNothingForATextThatIsNotTheClients() throws {
    let client = try TestClient()
    _ = try client.complete("untitled:a", app("Image(systemName: \"hou‸\")"))
    try client.change("untitled:a", version: 2, [change(3, 0, 1, 0, "")])
    let marked = try MarkedText(app("Image(systemName: \"hou‸\")"))
    let list = try client.request(
      "textDocument/completion", ["textDocument": ["uri": "untitled:a"], "position": marked.position])
    #expect(list == .null)
  }
}
