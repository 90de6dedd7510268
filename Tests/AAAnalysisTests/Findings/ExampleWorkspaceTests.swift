import AAAnalysis
import Testing

@Suite("reading examples")
struct ExampleWorkspaceTests {
  /// The text that an expectation is about.
  private func marked(_ expectation: ExampleWorkspace.Expectation, in workspace: ExampleWorkspace) -> String? {
    workspace.text(of: expectation.location.file)?.string(in: expectation.location.span)
  }

  @Test("carets, several under one line, a fix, and what is left")
  func carets() {
    let workspace = ExampleWorkspace(
      """
      Text("Größe 😀").navigationTitle("Draw")
        // ^^^ warning: in quotes
      //              ^^^^^^^^^^^^^^^ error: the title: "Draw" 💡
        .bold()
      """)
    #expect(workspace.mistakes == [])
    #expect(workspace.files.map(\.id) == [FileID("/Example/Example.swift")])
    #expect(workspace.files.first?.text.string == "Text(\"Größe 😀\").navigationTitle(\"Draw\")\n  .bold()\n")
    #expect(workspace.expectations.map(\.severity) == [.warning, .error])
    #expect(workspace.expectations.map(\.message) == ["in quotes", "the title: \"Draw\""])
    #expect(workspace.expectations.map(\.hasFix) == [false, true])
    #expect(workspace.expectations.map { marked($0, in: workspace) } == ["\"Gr", "navigationTitle"])
  }

  @Test("findings that begin where a comment must")
  func leftmost() {
    let workspace = ExampleWorkspace(
      """
      Button("x")
      // <- warning: word
      // <----- warning: nine characters
      //^^^^ hint: from the third
        Map_2()
        // <- warning: indented
      """)
    #expect(workspace.mistakes == [])
    #expect(workspace.expectations.map { marked($0, in: workspace) } == ["Button", "Button(\"x", "tton", "Map_2"])
  }

  @Test("files, property lists and YAML")
  func files() {
    let workspace = ExampleWorkspace(
      """
      //- App/Info.plist
      <dict>
        <key>Key</key>
        <!-- ^^^ error: a key -->
        <false/>
        <!-- <- information: a value 💡 -->
      </dict>

      //- project.yml
      name: App
      #     ^^^ hint: a name
      # a comment
      //- Empty.swift
      """)
    #expect(workspace.mistakes == [])
    #expect(
      workspace.files.map(\.id.path) == ["/Example/App/Info.plist", "/Example/project.yml", "/Example/Empty.swift"])
    #expect(workspace.files.map(\.text.string)[0] == "<dict>\n  <key>Key</key>\n  <false/>\n</dict>\n")
    #expect(workspace.files.map(\.text.string)[1] == "name: App\n# a comment\n")
    #expect(workspace.files.map(\.text.string)[2] == "")
    #expect(workspace.expectations.map { marked($0, in: workspace) } == ["Key", "<false/>", "App"])
    #expect(workspace.expectations.map(\.hasFix) == [false, true, false])
  }

  @Test("fixes that cannot be made, beside one that can and alone")
  func refusals() {
    let workspace = ExampleWorkspace(
      """
      Delete()
      // <- warning: one 💡 🚫 its type is not known 🚫 no place: none
      Erase()
      // <- warning: two 🚫 it stands in an extension
      """)
    #expect(workspace.mistakes == [])
    #expect(workspace.expectations.map(\.message) == ["one", "two"])
    #expect(workspace.expectations.map(\.hasFix) == [true, false])
    #expect(
      workspace.expectations.map(\.refusals) == [
        ["its type is not known", "no place: none"], ["it stands in an extension"],
      ])
  }

  @Test("what cannot be understood is told")
  func mistakes() {
    #expect(ExampleWorkspace("// ^^^ warning: nothing above").mistakes.count == 1)
    #expect(ExampleWorkspace("code\n// ^^^ warning: beyond the end").mistakes.count == 1)
    #expect(ExampleWorkspace("some code\n// ^^^ grave: no such severity").mistakes.count == 1)
    #expect(ExampleWorkspace("some code\n// ^^^").mistakes.count == 1)
    #expect(ExampleWorkspace("//- A.swift\na\n//- A.swift\nb").mistakes.count == 1)
    #expect(ExampleWorkspace("").files.isEmpty)
    #expect(ExampleWorkspace("code // ^^^ not on a line of its own").expectations.isEmpty)
  }

  @Test("a fixed text belongs to the first annotated file, or says which it belongs to")
  func fixedText() {
    let text = "//- A.swift\na\n//- B.swift\nbcd\n//^ warning: b"
    #expect(Example("", text, fixed: "c").fixedFiles.map(\.id.path) == ["/Example/B.swift"])
    #expect(Example("", text, fixed: "//- C.swift\nc").fixedFiles.map(\.id.path) == ["/Example/C.swift"])
    #expect(Example("", text).fixedFiles.isEmpty)
  }
}
