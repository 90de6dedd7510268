import AAAnalysis

/// Says what can be written at a place as the items of an editor's list.
struct CompletionWords {
  var encoding: PositionEncoding
  var capabilities: LSP.CompletionCapabilities
  var text: SourceText
  var offset: Int
  var catalogue: Catalogue

  private var explanations: ExplanationWords { ExplanationWords(isMarkdown: capabilities.showsMarkdown) }

  // MARK: Symbols

  func symbols(_ completions: SymbolCompletions) -> LSP.CompletionList {
    LSP.CompletionList(
      isIncomplete: !completions.isComplete,
      items: completions.items.enumerated().map { number, item in
        LSP.CompletionItem(
          label: item.name, kind: LSP.CompletionItem.Kind.constant, detail: item.detail,
          documentation: item.title.map { title in
            explanations.content(["A picture that people know for “\(title)”."])
          },
          preselect: number == 0 && item.title != nil && capabilities.preselects ? true : nil,
          sortText: Self.sortText(number), filterText: item.name,
          textEdit: edit(item.name, over: completions.content))
      })
  }

  // MARK: Suppressions

  /// - Parameter foundRules: the rules that find something in the file: likely to be meant.
  func suppressions(_ completions: SuppressionCompletions, foundRules: Set<String>) -> LSP.CompletionList {
    let items: [LSP.CompletionItem]
    switch completions.content {
    case .directive:
      items = Suppression.directives.enumerated().map { number, directive in
        var item = self.item(
          directive.text, LSP.CompletionItem.Kind.keyword, number, over: completions.word,
          .init(subject: .directive, name: directive.text))
        item.detail = directive.scope.summary
        return item
      }
    case .name(let others):
      let rules = catalogue.rules.filter { !others.contains($0.id) }
      // What is found about the comment itself, while its names are written, is not what it is to silence.
      let likely = rules.filter { foundRules.contains($0.id) && $0.group != .suppression }
      let names = (likely + rules.filter { rule in !likely.contains { $0.id == rule.id } }).map {
        ($0.id, "group \($0.group.rawValue)")
      }
      let groups =
        catalogue.groups.map { ($0.group.rawValue, "all rules of the group") }
        + [(Catalogue.nameOfAll, "every rule")]
      items = (names + groups.filter { !others.contains($0.0) }).enumerated().map { number, name in
        var item = self.item(
          name.0, LSP.CompletionItem.Kind.value, number, over: completions.word,
          .init(subject: catalogue.rule(id: name.0) == nil ? .group : .rule, name: name.0))
        item.detail = name.1
        return item
      }
    }
    return LSP.CompletionList(isIncomplete: false, items: items)
  }

  private func item(
    _ name: String, _ kind: Int, _ number: Int, over span: Span, _ data: LSP.CompletionItemData
  ) -> LSP.CompletionItem {
    var item = LSP.CompletionItem(
      label: name, kind: kind, sortText: Self.sortText(number), filterText: name, textEdit: edit(name, over: span))
    if capabilities.resolvesDocumentation { item.data = data } else { item.documentation = summary(of: data) }
    return item
  }

  /// Everything there is to say.
  func documentation(of data: LSP.CompletionItemData) -> LSP.MarkupContent? {
    switch data.subject {
    case .rule: catalogue.rule(id: data.name).map { explanations.content([explanations.explanation(of: $0)]) }
    case .group: explanations.explanation(ofGroup: data.name, catalogue).map { explanations.content([$0]) }
    case .directive:
      Suppression.directives.first { $0.text == data.name }.map { explanations.content([$0.scope.explanation]) }
    }
  }

  /// The same in a sentence, as it comes with every item of a long list.
  private func summary(of data: LSP.CompletionItemData) -> LSP.MarkupContent? {
    if let rule = catalogue.rule(id: data.name) {
      return explanations.content([explanations.plain(rule.explanation.what)])
    }
    return documentation(of: data)
  }

  // MARK: Configurations

  func configuration(_ outline: ConfigurationOutline, _ vocabulary: ConfigurationVocabulary) -> LSP.CompletionList {
    let nothing = LSP.CompletionList(isIncomplete: false, items: [])
    let entry = outline.entry(at: offset)
    guard let place = entry?.place ?? outline.place(at: offset) else { return nothing }
    let typed = entry.map { text.string(in: Span($0.content.lower, max(offset, $0.content.lower))) } ?? ""
    let known = place.role == .key ? outline.keys(beside: place, without: entry) : []
    let words = vocabulary.words(for: place, typed: typed).filter { !known.contains($0.text) }
    let span = entry?.span ?? Span(at: offset)
    // An apostrophe that somebody has typed stays one.
    let quote = entry?.quote.map { String(decoding: [$0], as: UTF8.self) } ?? "\""
    let isSymbol = words.contains { if case .symbol = $0.subject { true } else { false } }
    return LSP.CompletionList(
      isIncomplete: isSymbol,
      items: words.enumerated().map { number, word in
        let written = word.isText ? quote + word.text + quote : word.text
        var item = LSP.CompletionItem(
          label: word.text, kind: word.kind(in: place), detail: word.detail, documentation: documentation(of: word),
          sortText: Self.sortText(number),
          // Clients compare it with all that the edit replaces, quotation marks included.
          filterText: entry?.quote == nil ? word.text : written, textEdit: edit(written, over: span))
        if place.role == .key, entry?.hasColon != true { complete(&item, word, written, span) }
        if capabilities.resolvesDocumentation, let data = word.data {
          item.documentation = nil
          item.data = data
        }
        return item
      })
  }

  /// Adds the colon and what its value begins with, where the client has a place to type at.
  private func complete(
    _ item: inout LSP.CompletionItem, _ word: ConfigurationVocabulary.Word, _ written: String, _ span: Span
  ) {
    guard capabilities.takesSnippets else {
      item.textEdit = edit(written + ": ", over: span)
      return
    }
    let states = ConfigurationReader.states.joined(separator: ",")
    let value =
      switch word.subject {
      case .key(let key): key.brackets.opening + "$0" + key.brackets.closing
      case .rule, .group, .severity: "\"${1|\(states)|}\"$0"
      case .option(let option): "${1:\(option.defaultText)}$0"
      case .value, .symbol: "$0"
      }
    item.insertTextFormat = LSP.CompletionItem.TextFormat.snippet
    item.textEdit = edit(written.replacing("$", with: "\\$") + ": " + value, over: span)
  }

  private func documentation(of word: ConfigurationVocabulary.Word) -> LSP.MarkupContent? {
    if let data = word.data { return summary(of: data) }
    return explanations.explanation(of: word, catalogue).map { explanations.content([$0]) }
  }

  // MARK: Edits

  private func edit(_ newText: String, over span: Span) -> LSP.CompletionItem.Edit {
    let replace = text.range(of: span, encoding: encoding)
    let insert = text.range(of: Span(span.lower, min(max(offset, span.lower), span.upper)), encoding: encoding)
    // Up to the cursor alone, a closing quotation mark behind it would stay.
    let isQuoted = text.bytes[span.lower..<span.upper].first == UInt8(ascii: "\"")
    guard capabilities.insertsOrReplaces, insert != replace, !isQuoted else {
      return .replace(LSP.TextEdit(range: replace, newText: newText))
    }
    return .insertOrReplace(.init(newText: newText, insert: insert, replace: replace))
  }

  private static func sortText(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension SymbolCompletions.Item {
  /// `iOS 17.0, newer than the deployment target 16.0`
  fileprivate var detail: String {
    switch availability {
    case .certain, .unknown: "iOS \(introduced)"
    case .missing(let target): "iOS \(introduced), newer than the deployment target \(target)"
    }
  }
}

extension ConfigurationVocabulary.Word {
  fileprivate var data: LSP.CompletionItemData? {
    switch subject {
    case .rule(let id): .init(subject: .rule, name: id)
    case .group(let name): .init(subject: .group, name: name)
    case .key, .severity, .option, .value, .symbol: nil
    }
  }

  fileprivate var detail: String? {
    switch subject {
    case .rule: "rule"
    case .group: "group"
    case .option(let option): "\(option.defaultText) unless it is set"
    case .symbol(let symbol): "iOS \(symbol.introduced)"
    case .key, .severity, .value: nil
    }
  }

  fileprivate func kind(in place: ConfigurationOutline.Place) -> Int {
    if place.role == .key { return LSP.CompletionItem.Kind.property }
    if case .symbol = subject { return LSP.CompletionItem.Kind.constant }
    return isText ? LSP.CompletionItem.Kind.enum : LSP.CompletionItem.Kind.value
  }
}
