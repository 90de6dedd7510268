public import AAAnalysis

/// A workspace whose files are edited, beside the plain texts that the edits lead to.
public struct EditedWorkspace {
  public let workspace: Workspace
  public private(set) var texts: [FileID: SourceText]
  public private(set) var lastEdit = ""
  private let files: [FileID]

  /// - Parameter isOpen: whether an editor shows all files.
  public init(_ files: [ExampleWorkspace.File], isOpen: Bool = true) {
    let onDisk = Dictionary(files.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    texts = onDisk
    self.files = files.map(\.id).sorted()
    workspace = Workspace(loader: { onDisk[$0] })
    workspace.apply(self.files.map { .onDisk($0) })
    if isOpen { workspace.apply(files.map { .opened($0.id, $0.text) }) }
  }

  public mutating func replace(_ old: String, with new: String, in path: String) {
    let file = ExampleWorkspace.file(path)
    guard let text = texts[file], let lower = text.string.range(of: old) else { return }
    edit(file, TextEdit(span: lower, newText: new))
  }

  public mutating func edit(_ file: FileID, _ edit: TextEdit) {
    guard let text = texts[file] else { return }
    let new = text.applying(edit)
    texts[file] = new
    lastEdit = "\(file.name) \(edit.span.lower)..<\(edit.span.upper) → \(edit.newText.debugDescription)"
    workspace.apply([.edited(file, edits: [edit], text: new)])
  }

  /// Takes something out, puts something in, or both, somewhere in one of the files.
  public mutating func editRandomly(using random: inout SeededGenerator) {
    guard let file = files.randomElement(using: &random), let text = texts[file] else { return }
    let count = text.bytes.count
    var lower = Int.random(in: 0...count, using: &random)
    var upper = min(count, lower + Int.random(in: 0...8, using: &random))
    while lower > 0, lower < count, text.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < count, text.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    let snippet = Self.snippets.randomElement(using: &random) ?? ""
    edit(file, TextEdit(span: Span(lower, upper), newText: snippet))
  }

  private static let snippets = [
    "", "", "x", "{", "}", "(", ")", "\"", "\n", "//", "/*", "#if DEBUG\n", "#endif\n", ".navigationTitle(\"T\")",
    "Button { } label: { Image(systemName: \"plus\") }\n", "AssistiveAccess { Text(\"A\") }\n", "struct S: View {",
    "toast = nil\n", "try? await Task.sleep(for: .seconds(2))\n", "if isOn { ", "é😀", "let a = 1\n",
    ".assistiveAccessNavigationIcon(systemImage: \"star\")\n", "func f() {", "@State private var isOn = false\n",
    "// aa:disable:next timed-dismissal\n", "\r\n", "dismiss()", "<true/>", "<key>UISupportsAssistiveAccess</key>",
  ]

  /// What is found after all edits.
  public func findings(_ catalogue: Catalogue) -> [Finding] { Self.findings(in: workspace.snapshot(), catalogue) }

  /// What a workspace finds that is told of the texts as they are now.
  public func freshFindings(_ catalogue: Catalogue) -> [Finding] {
    let texts = texts
    let fresh = Workspace(loader: { texts[$0] })
    fresh.apply(files.map { .onDisk($0) })
    fresh.apply(files.compactMap { file in texts[file].map { .opened(file, $0) } })
    return Self.findings(in: fresh.snapshot(), catalogue)
  }

  private static func findings(in snapshot: Snapshot, _ catalogue: Catalogue) -> [Finding] {
    let analyzer = Analyzer(catalogue: catalogue)
    return snapshot.files.flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
  }
}

extension String {
  /// UTF-8 span of the first place where a text occurs.
  func range(of text: String) -> Span? {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where Array(bytes[start..<(start + wanted.count)]) == wanted {
      return Span(start, start + wanted.count)
    }
    return nil
  }
}

