/// Source: the preview sample of WWDC25 session 238 lacks its brace; the compiler says "extraneous '}' at top level".
struct PreviewMalformed: Rule {
  let id = "preview-malformed"
  let group = RuleGroup.scene
  let severity = Severity.error
  let reference = Reference.session238(minute: 6, second: 26)
  let tags = ["preview"]
  let explanation = Explanation(
    what: "A `#Preview` with the trait `.assistiveAccess` has no braces around its view.",
    why: """
      A preview without a body does not compile, or compiles to a preview of nothing. The sample shown in Apple's \
      talk has this typing error, and it is often copied.
      """,
    instead: "Write `#Preview(traits: .assistiveAccess) { … }` with the view between the braces.")

  func reports(in context: RuleContext) -> [Report] {
    guard let facts = context.snapshot.facts(of: context.file) else { return [] }
    let items = facts.indexed.outline.items
    return items.indices.compactMap { position in
      guard let preview = Preview(items[position]), !preview.hasBody else { return nil }
      return Report(
        "this preview has no braces around its view, so it does not compile or shows nothing; "
          + "write '#Preview(traits: .assistiveAccess) { … }'",
        at: Location(context.file, preview.span)
      )
      .offering(
        FixOffers(
          fix(preview, at: position, in: facts.indexed.outline, context).map { [$0] } ?? [],
          else: "Put the view in braces", because: "no view stands behind it that could be meant"))
    }
  }

  /// The braces that are missing: both, or the first one if the last stands there alone.
  private func fix(
    _ preview: Preview, at position: Int, in outline: FileOutline, _ context: RuleContext
  ) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    let brace = editor.inserting(" {", at: preview.end)
    let title = "Put the view in braces"
    // Expressions that follow up to the lone brace are the preview's content.
    var content: [Span] = []
    let closing = outline.strayClosingBraces.first { $0 >= preview.end }
    for item in outline.items[(position + 1)...] {
      guard case .code(let statements) = item.value, Preview(item) == nil, let statement = statements.first,
        case .expression = statement.kind, closing.map({ item.start < $0 }) ?? true
      else { break }
      content.append(Span(item.start, item.start + item.length))
    }
    if let closing, isNext(closing, behind: content.last?.upper ?? preview.end, editor) {
      return Fix(title: title, safety: .safe, edits: [brace])
    }
    guard let view = content.first else { return nil }
    let indentation = editor.indentation(at: preview.span.lower)
    return Fix(
      title: title, safety: .safe,
      edits: [brace, editor.inserting(editor.newline + indentation + "}", at: view.upper)])
  }

  /// Whether only white space stands between a place and a brace.
  private func isNext(_ brace: Int, behind offset: Int, _ editor: SourceEditor) -> Bool {
    guard offset <= brace else { return false }
    return editor.string(Span(offset, brace)).utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// `#Preview(…)` with the trait `.assistiveAccess` at the top level of a file.
  private struct Preview {
    /// The macro's name, in UTF-8 offsets of the file.
    var span: Span
    /// Behind the `)`.
    var end: Int
    var hasBody: Bool

    init?(_ item: Placed<Declaration>) {
      guard case .code(let statements) = item.value, let statement = statements.first,
        case .expression(let expression) = statement.kind, case .postfix(let postfix) = expression.kind,
        case .name("#Preview") = postfix.base.kind, let link = postfix.links.first, case .call(let call) = link.kind,
        call.arguments.contains(where: { $0.value.isAssistiveTrait })
      else { return nil }
      span = postfix.base.span.shifted(by: item.start)
      end = (call.parentheses?.upper ?? link.span.upper) + item.start
      hasBody = call.arguments.contains { $0.closure != nil }
    }
  }

  let examples = [
    Example(
      "the sample of the talk: no opening brace",
      """
      import SwiftUI

      struct Home: View {
        var body: some View { Text("Hello") }
      }

      #Preview(traits: .assistiveAccess)
      // <---- error: this preview has no braces around its view, so it does not compile or shows nothing; write '#Preview(traits: .assistiveAccess) { … }' 💡
          Home()
      }
      """,
      fixed: """
        import SwiftUI

        struct Home: View {
          var body: some View { Text("Hello") }
        }

        #Preview(traits: .assistiveAccess) {
            Home()
        }
        """),
    Example(
      "no braces at all",
      """
      import SwiftUI

      #Preview("Simple", traits: .assistiveAccess, .landscapeLeft)
      // <---- error: this preview has no braces around its view, so it does not compile or shows nothing; write '#Preview(traits: .assistiveAccess) { … }' 💡
      Home()
        .padding()

      struct Home: View {
        var body: some View { Text("Hello") }
      }
      """,
      fixed: """
        import SwiftUI

        #Preview("Simple", traits: .assistiveAccess, .landscapeLeft) {
        Home()
          .padding()
        }

        struct Home: View {
          var body: some View { Text("Hello") }
        }
        """),
    Example(
      "nothing behind it yet",
      """
      import SwiftUI

      #Preview(traits: .assistiveAccess)
      // <---- error: this preview has no braces around its view, so it does not compile or shows nothing; write '#Preview(traits: .assistiveAccess) { … }' 🚫 no view stands behind it that could be meant

      struct Home: View {
        var body: some View { Text("Hello") }
      }
      """),
    Example(
      "previews as they should be, and others",
      """
      import SwiftUI

      struct Home: View {
        var body: some View { Text("Hello") }
      }

      #Preview(traits: .assistiveAccess) {
        Home()
      }

      #Preview("Simple", traits: .assistiveAccess, body: { Home() })

      #Preview("Wide", traits: .landscapeLeft, .assistiveAccess) { Home() }

      #Preview("Normal") { Home() }

      #warning("Look at me")
      """),
  ]
}
