/// Adds an `AssistiveAccess` scene behind the app's last scene, and a file with its root view.
struct SceneFix {
  let fix: Fix

  private static let viewName = "AssistiveAccessContentView"

  /// - Parameter isChecked: whether the scene has to stand in an availability check, because the app runs on systems
  ///   that do not have it.
  init?(_ facts: SceneFacts, isChecked: Bool, _ context: RuleContext) {
    guard let (id, number) = facts.normalScenes.last(where: { context.isAppBody($0.declaration) }),
      let scene = context.resolver.body(of: id)?.elements[number],
      let editor = SourceEditor(context.index.file(of: id), in: context.snapshot)
    else { return nil }
    let span = context.location(scene.chainSpan, in: id).span
    let indentation = editor.indentation(at: span.lower)
    let unit = editor.indentUnit
    let plain = ["AssistiveAccess {", "\(unit)\(Self.viewName)()", "}"]
    let checked = isChecked ? ["if #available(iOS 26.0, *) {"] + plain.map { unit + $0 } + ["}"] : plain
    let code = checked.map { indentation + $0 }
    let text = editor.newline + editor.newline + code.joined(separator: editor.newline)
    var creates: [NewFile] = []
    if context.index.types(named: Self.viewName).isEmpty {
      let folder = context.index.file(of: id).folder
      let path = folder.isEmpty ? "\(Self.viewName).swift" : "\(folder)/\(Self.viewName).swift"
      creates.append(NewFile(file: FileID(path), text: Self.view(unit, editor.newline, isChecked)))
    }
    fix = Fix(
      title: "Add an 'AssistiveAccess' scene with a view to fill in", safety: .placeholder,
      edits: [editor.inserting(text, at: span.upper)], creates: creates)
  }

  private static func view(_ unit: String, _ newline: String, _ isChecked: Bool) -> String {
    let lines: [(depth: Int, code: String)] =
      [
        (0, "import SwiftUI"),
        (0, ""),
      ] + (isChecked ? [(0, "@available(iOS 26.0, *)")] : []) + [
        (0, "struct \(viewName): View {"),
        (1, "var body: some View {"),
        (2, "NavigationStack {"),
        (3, "List {"),
        (4, "// One or two features at the most: a NavigationLink with a Label for each."),
        (3, "}"),
        (3, ".navigationTitle(\"Home\")"),
        (3, ".assistiveAccessNavigationIcon(systemImage: \"house.fill\")"),
        (2, "}"),
        (1, "}"),
        (0, "}"),
      ]
    return lines.map { $0.code.isEmpty ? "" : String(repeating: unit, count: $0.depth) + $0.code }
      .map { $0 + newline }.joined()
  }
}

extension RuleContext {
  /// Whether a declaration is the `body` of an `App`.
  fileprivate func isAppBody(_ id: DeclarationID) -> Bool {
    guard index[id].name == "body", let owner = index.ownerName(of: id) else { return false }
    return index.conforms(owner, to: "App")
  }
}
