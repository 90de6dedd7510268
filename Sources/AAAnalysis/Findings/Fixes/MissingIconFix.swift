/// Adds a navigation icon behind a title.
struct MissingIconFix {
  private let modifier: Modifier
  private let title: String?
  private let body: ReachedBody
  private let context: RuleContext

  init(_ modifier: Modifier, title: String?, in body: ReachedBody, _ context: RuleContext) {
    self.modifier = modifier
    self.title = title
    self.body = body
    self.context = context
  }

  var fixes: [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
    let span = context.location(modifier.span, in: body.id).span
    let checked = context.navigationIconShortfall.map {
      NavigationIconFix.checkedModifier(label: "systemImage", $0, editor, context)
    }
    func fix(_ symbol: String, title: String, safety: Fix.Safety) -> Fix {
      let code = ".\(checked?.name ?? NavigationIcons.iconModifier)(systemImage: \"\(symbol)\")"
      return Fix(
        title: title, safety: safety,
        edits: [editor.insertingModifier(code, behind: span)] + (checked?.edits ?? []), creates: checked?.creates ?? [])
    }
    let taken = Set(context.namedIcons.filter { $0.title != title }.map(\.symbol))
    let symbols = SymbolChoice(context).symbols(forTitle: title).filter { !taken.contains($0) }
    if symbols.isEmpty {
      return [fix(SymbolChoice.placeholder, title: "Add a navigation icon to fill in", safety: .placeholder)]
    }
    return symbols.map { fix($0, title: "Add the navigation icon “\($0)”", safety: .unsafe) }
  }
}
