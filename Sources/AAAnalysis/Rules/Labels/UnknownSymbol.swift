/// Source of the advice: WWDC25 session 238, 14:12–14:51: pictures help only if they are there.
struct UnknownSymbol: Rule {
  let id = "unknown-symbol"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 51)
  let tags = ["labels", "icons", "coga-o1p07"]
  let explanation = Explanation(
    what: "A control or a title that Assistive Access shows names an SF Symbol that does not exist, that the oldest "
      + "system of the app does not have, or that was retired.",
    why: """
      Nothing is drawn for a name that the system does not know, and nothing warns about it: the compiler takes any \
      text. A person who relies on the picture is left without it. A retired name still draws a picture, that of the \
      symbol which took its place; but the SF Symbols app does not show it any more, so nobody can look up what it \
      draws. A name that merely is not in the list that this tool has, which ends with iOS 18.0 or with the system \
      that it runs on, may be a newer one; that is a heuristic.
      """,
    instead: """
      Use a name that the SF Symbols app shows for the deployment target, or put a newer one behind an availability \
      check with another symbol for older systems.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let table = context.settings.symbolTable
    return context.reachedSymbolNames.compactMap { name in
      guard let judgement = Judgement(name, table, context) else { return nil }
      let user = context.graph.nodes[name.users[0].node]
      var path = context.path(to: user.declaration)
      if user.declaration != name.declaration {
        let declaration = context.index[name.declaration]
        path.append(
          PathStep(name: declaration.name, location: context.location(declaration.nameSpan, in: name.declaration)))
      }
      let location = context.location(name.use.span, in: name.declaration)
      return Report(
        judgement.message, at: location, confidence: context.confidence(of: user.confidence),
        severity: context.severity(of: user, activity: name.use.activity) ?? judgement.severity, path: path,
        related: judgement.related, fixes: judgement.fixes(at: location, context))
    }
  }

  private struct Judgement {
    var message: String
    var severity = Severity.warning
    var related: [RelatedLocation] = []
    /// The name to use instead.
    private var other: String?
    private var safety = Fix.Safety.unsafe

    init?(_ name: ReachedSymbolName, _ table: SymbolTable, _ context: RuleContext) {
      let text = name.use.name
      func exists(_ symbol: SymbolTable.Symbol) -> Bool {
        if context.isCertain(symbol.introduced, for: name) { return true }
        return context.deploymentTarget(of: context.file).map { $0.version >= symbol.introduced } ?? false
      }
      if let symbol = table.symbol(named: text) {
        if let target = context.deploymentTarget(of: context.file), !exists(symbol) {
          message =
            "the symbol “\(text)” came with iOS \(symbol.introduced), but the deployment target is iOS "
            + "\(target.version), and older systems show nothing; check '#available(iOS \(symbol.introduced), *)' and "
            + "use another symbol where it is missing"
          related = [
            RelatedLocation(
              message: "the deployment target is set to iOS \(target.version) here", location: target.location)
          ]
          return
        }
        guard let retirement = symbol.retirement,
          let successor = table.successors(of: symbol).last(where: exists)
        else { return nil }
        message =
          "the name “\(text)” was retired in iOS \(retirement.since) and is only kept as another name of the symbol "
          + "“\(successor.name)”; use the new name, which the oldest system of this app has"
        other = successor.name
        safety = .safe
        return
      }
      // Code that asks what the name is like shows the app's own picture for some names.
      if name.isTested { return nil }
      if let meant = table.symbolMeant(by: text) {
        message = "there is no symbol “\(text)”, so no picture is shown; “\(meant.name)” is what it may stand for"
        other = exists(meant) || context.deploymentTarget(of: context.file) == nil ? meant.name : nil
        return
      }
      if text.isLocalizedVariant(in: table) { return nil }
      severity = .information
      message =
        "“\(text)” is not among the symbols known here, which are those up to iOS \(table.latest); if it is not a newer "
        + "one, no picture is shown"
      other = table.symbolWithoutVariant(text).flatMap { exists($0) ? $0.name : nil }
    }

    func fixes(at location: Location, _ context: RuleContext) -> [Fix] {
      guard let other, let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
      return [
        Fix(
          title: "Use the symbol “\(other)”", safety: safety,
          edits: [editor.replacing(location.span, with: "\"\(other)\"")])
      ]
    }
  }

  let examples = UnknownSymbol.cases
}

extension String {
  /// `character.book.closed.ar`: symbols with letters have variants for scripts, which have names of their own.
  fileprivate func isLocalizedVariant(in table: SymbolTable) -> Bool {
    guard let dot = lastIndex(of: "."), (2...3).contains(distance(from: dot, to: endIndex) - 1) else { return false }
    return Self.scripts.contains(String(self[index(after: dot)...])) && table.symbol(named: String(self[..<dot])) != nil
  }

  private static let scripts: Set<String> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "kn", "km", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "rtl", "sat",
    "si", "ta", "te", "th", "ur", "zh",
  ]
}
