import AAAnalysis

extension LiveWorkspace {
  /// What can be done about the findings that a range touches: fixes, fixes of all that is alike, silence, reasons.
  ///
  /// Computed from the texts as they are, not from the diagnostics that the client has.
  func codeActions(_ params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    let file = file(named: params.textDocument.uri)
    guard client.capabilities.codeActions.areUnderstood, let document = documents[file] else { return [] }
    let range = LSP.Range(
      start: min(params.range.start, params.range.end), end: max(params.range.start, params.range.end))
    guard let span = document.text.span(of: range, encoding: encoding) else { return [] }
    let all = analysis(of: file).diagnostics(for: file).diagnostics.findings
    let offers = CodeActionOffers(
      file: file, all: all, touched: all.filter { document.text.visible($0.location.span).touches(span) })
    let filter = CodeActionFilter(only: params.context?.only)
    return offers.all(
      mendingWorkspace: client.capabilities.edits.areTakenFromServer && !isLoose(file)
    )
    .filter { filter.admits($0.kind) }
    .compactMap { action(for: $0, in: document, file) }
  }

  private func action(
    for offer: CodeActionOffer, in document: OpenDocument, _ file: FileID
  ) -> LSP.CodeAction? {
    let words = words(for: analysis(of: file))
    var action = LSP.CodeAction(title: offer.title, kind: offer.kind)
    if let finding = offer.finding { action.diagnostics = words.diagnostic(for: finding).map { [$0] } }
    if offer.isPreferred, client.capabilities.codeActions.showsPreferred { action.isPreferred = true }
    if let reason = offer.refusal {
      // To others it would look like something that can be done.
      guard client.capabilities.codeActions.showsDisabled else { return nil }
      action.disabled = LSP.CodeAction.Disabled(reason: reason)
      return action
    }
    guard let purpose = offer.purpose else {
      action.command = offer.rule.map(ServerCommand.explaining)
      return action
    }
    if purpose == .fixWorkspace {
      action.command = ServerCommand.fixingAll(offer.title, rule: offer.rule)
      return action
    }
    let data = LSP.CodeActionData(
      uri: document.uri, version: document.version, purpose: purpose, rule: offer.rule,
      offset: offer.finding?.location.span.lower, fix: offer.fix)
    do {
      guard let edit = try edit(for: data, file) else { return nil }
      if client.capabilities.codeActions.resolvesEdits { action.data = data } else { action.edit = edit }
    } catch {
      guard client.capabilities.codeActions.showsDisabled, purpose == .fix else { return nil }
      action.disabled = LSP.CodeAction.Disabled(reason: error.reason)
      action.isPreferred = nil
    }
    return action
  }

  /// What an action that was offered does to the texts as they are now. Nil if there is nothing to do any more.
  func edit(for data: LSP.CodeActionData, _ file: FileID) throws(EditWords.Refusal) -> LSP.WorkspaceEdit? {
    let analysis = analysis(of: file)
    let words = EditWords(
      encoding: encoding, capabilities: client.capabilities.edits, document: { [self] in documents[$0] },
      text: analysis.text, uri: { [self] in uri(of: $0) })
    switch data.purpose {
    case .fix:
      guard let fixes = finding(data, file)?.fixes, let number = data.fix, fixes.indices.contains(number) else {
        return nil
      }
      var soundness = FixSoundness(text: analysis.text(of:))
      guard soundness.admits(fixes[number]) else {
        throw EditWords.Refusal(reason: "The code is not finished: the fix would not fit into it.")
      }
      return try words.edit(for: fixes[number], asksFirst: fixes[number].safety != .safe)
    case .fixWorkspace:
      return nil
    case .fixRule, .fixAll:
      guard documents[file]?.isDesynchronised == false else { return nil }
      let edits = fixAll(file, rule: data.rule)
      guard !edits.isEmpty else { return nil }
      let fix = Fix(
        title: "", safety: .safe, edits: edits.map { FileEdit(file: file, span: $0.span, newText: $0.newText) })
      return try words.edit(for: fix, asksFirst: false)
    case .suppress:
      // Without a place to type at no reason is written: none at all is better than one that says nothing.
      let reason = words.takesSnippets ? "reason" : nil
      let scopes = Suppression.offeredScopes
      guard let finding = finding(data, file), let text = documents[file]?.text, let number = data.fix,
        scopes.indices.contains(number),
        let fix = Suppression.insertion(
          silencing: finding, in: text, having: analysis.suppressions(in: file), scope: scopes[number], reason: reason)
      else { return nil }
      return try words.edit(for: fix, asksFirst: false, placeholder: reason)
    }
  }

  private func finding(_ data: LSP.CodeActionData, _ file: FileID) -> Finding? {
    analysis(of: file).diagnostics(for: file).diagnostics.findings
      .first { $0.rule == data.rule && $0.location.span.lower == data.offset }
  }
}

/// Kinds with all that is below them, as a client asks for them.
struct CodeActionFilter {
  /// Nil for every kind.
  var only: [String]?

  func admits(_ kind: String) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}
