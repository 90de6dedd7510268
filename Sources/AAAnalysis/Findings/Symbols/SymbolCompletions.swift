/// What can be written for the name of an SF Symbol at a place of the code, be that finished or not.
///
/// Only where Assistive Access gets to, and in what names a navigation icon.
public struct SymbolCompletions: Sendable {
  public struct Item: Equatable, Sendable {
    public enum Availability: Equatable, Sendable {
      /// Every system has it that runs the code.
      case certain
      /// The oldest system of the app does not have it.
      case missing(deploymentTarget: PlatformVersion)
      /// No project file says which is the oldest system.
      case unknown
    }

    public var name: String
    /// The version of iOS that introduced it.
    public var introduced: PlatformVersion
    public var availability: Availability
    /// The title beside it, if this is a picture that people know for it.
    public var title: String?
  }

  /// Between the quotation marks, in UTF-8 bytes of the file.
  public var content: Span
  /// What stands before the offset.
  public var typed: String
  /// The best first.
  public var items: [Item]
  /// Whether there are no others for what was typed.
  public var isComplete: Bool

  /// - Parameters:
  ///   - offset: in UTF-8 bytes of the file.
  ///   - limit: the most items.
  /// - Returns: nil where no name of a symbol stands.
  public init?(at offset: Int, in file: FileID, of snapshot: Snapshot, settings: RuleSettings, limit: Int = 100) {
    guard let text = snapshot.text(of: file), let literal = ArgumentLiteral(at: offset, in: text.bytes) else {
      return nil
    }
    let context = RuleContext(snapshot: snapshot, file: file, settings: settings)
    let place = SymbolPlace(literal, at: offset, in: context)
    guard place.takesSymbol else { return nil }
    content = literal.content
    typed = text.string(in: Span(content.lower, offset))
    let table = settings.symbolTable
    let title = place.title
    var found: [Item] = []
    var known: Set<String> = []
    for name in SymbolChoice(context).symbols(forTitle: title) where table.fits(name, typed) {
      guard let symbol = table.symbol(named: name), known.insert(name).inserted else { continue }
      found.append(place.item(symbol, title: title))
    }
    // Retired names are none to begin with, so that one more tells whether there are others.
    let matches = table.completions(for: typed, limit: limit + 1)
    isComplete = matches.count <= limit && !typed.isEmpty
    let others = matches.prefix(limit).filter { known.insert($0.name).inserted }.map { place.item($0, title: nil) }
    items = found + others.filter { !$0.isMissing } + others.filter(\.isMissing)
  }
}

extension SymbolCompletions.Item {
  fileprivate var isMissing: Bool { if case .missing = availability { true } else { false } }
}

extension SymbolTable {
  /// Whether a name is one for what was typed.
  fileprivate func fits(_ name: String, _ typed: String) -> Bool {
    typed.isEmpty || name.contains(typed.lowercased())
      || typed.lowercased().split { ". _-".contains($0) }.allSatisfy { name.contains($0) }
  }
}

/// A literal that may be to name a symbol.
private struct SymbolPlace {
  private let literal: ArgumentLiteral
  private let context: RuleContext
  private let offset: Int
  /// The declaration that it stands in, as an ordinal of the file; nil at the file's own level.
  private let declaration: Int?
  /// The reached code that it stands in, as a number of the graph.
  private let node: Int?

  init(_ literal: ArgumentLiteral, at offset: Int, in context: RuleContext) {
    self.literal = literal
    self.context = context
    self.offset = offset
    let file = context.index.number(of: context.file)
    let declaration = file.flatMap { context.index.files[$0].innermostDeclaration(at: offset) }
    self.declaration = declaration
    node = file.flatMap { file in declaration.flatMap { context.reachedNode(around: $0, inFile: file) } }
  }

  private var isNavigationIcon: Bool { literal.callee == "assistiveAccessNavigationIcon" }

  var takesSymbol: Bool {
    let label = literal.label ?? SymbolNameCollector.label(ofUnlabelled: literal.position)
    if isNavigationIcon { return label == "systemImage" }
    return node != nil && context.snapshot.conclusions.symbolNames.isName(callee: literal.callee, label: label)
  }

  /// The words that the picture is for.
  var title: String? { literal.title ?? titleAround }

  /// The title of the control or of the screen that a picture without words of its own belongs to.
  private var titleAround: String? {
    guard let file = context.index.number(of: context.file), let declaration,
      let body = context.resolver.body(of: DeclarationID(file: file, ordinal: declaration))
    else { return nil }
    let place = offset - context.index.files[file].declarations[declaration].start
    let around = body.elements.indices.filter { body.elements[$0].chainSpan.touches(Span(at: place)) }
    guard let innermost = around.min(by: { body.elements[$0].chainSpan.length < body.elements[$1].chainSpan.length })
    else { return nil }
    if isNavigationIcon { return body.elements[innermost].navigationTitle }
    return ([innermost] + body.ancestors(of: innermost)).lazy.compactMap { number in
      body.elements[number].title?.writtenText ?? body.text(within: number)
    }.first { !$0.isEmpty }
  }

  func item(_ symbol: SymbolTable.Symbol, title: String?) -> SymbolCompletions.Item {
    SymbolCompletions.Item(
      name: symbol.name, introduced: symbol.introduced, availability: availability(of: symbol.introduced), title: title)
  }

  private func availability(of version: PlatformVersion) -> SymbolCompletions.Item.Availability {
    guard let target = context.deploymentTarget(of: context.file)?.version else { return .unknown }
    if target >= version || isCertain(version) { return .certain }
    return .missing(deploymentTarget: target)
  }

  /// Whether the code runs only on systems that have this version, whatever the deployment target is.
  private func isCertain(_ version: PlatformVersion) -> Bool {
    let written = context.reachedSymbolNames.first { name in
      context.location(name.use.span, in: name.declaration).span.touches(literal.content)
    }
    if let written { return context.isCertain(version, for: written) }
    guard let file = context.index.number(of: context.file), let declaration, let node else { return false }
    let name = ReachedSymbolName(
      use: SymbolNameUse(name: "", span: Span(at: 0), certain: CertainVersions(), activity: .active),
      declaration: DeclarationID(file: file, ordinal: declaration),
      users: [SymbolNameSources.User(node: node, certain: CertainVersions())])
    return context.isCertain(version, for: name)
  }
}

extension Element {
  /// What `.navigationTitle("Home")` says.
  fileprivate var navigationTitle: String? {
    modifiers.last { $0.name == "navigationTitle" }?.firstUnlabelled?.value.writtenText
  }
}

extension BodyFacts {
  /// The only text that is shown in a control: `Button { } label: { Image(systemName: ""); Text("Home") }`.
  fileprivate func text(within number: Int) -> String? {
    guard ["Button", "NavigationLink", "Label", "Menu", "Link", "Tab"].contains(elements[number].name) else {
      return nil
    }
    let texts = elements.indices.filter { elements[$0].name == "Text" && ancestors(of: $0).contains(number) }
    return texts.count == 1 ? elements[texts[0]].title?.writtenText : nil
  }
}

extension IndexedFile {
  /// The last declaration that begins at or before an offset and ends behind it, as an ordinal.
  fileprivate func innermostDeclaration(at offset: Int) -> Int? {
    declarations.indices.last {
      Span(declarations[$0].start, declarations[$0].start + declarations[$0].length).touches(Span(at: offset))
    }
  }
}

extension RuleContext {
  /// The reached code of a declaration, else of its type: while code is typed, what leads to it may not be seen.
  fileprivate func reachedNode(around declaration: Int, inFile file: Int) -> Int? {
    let declarations = index.files[file].declarations
    var current: Int? = declaration
    while let ordinal = current {
      if let node = graph.numbers[DeclarationID(file: file, ordinal: ordinal)] { return node }
      if case .type = declarations[ordinal].value {
        let members = declarations.indices.filter { declarations[$0].owner == ordinal }
        let nodes = members.compactMap { graph.numbers[DeclarationID(file: file, ordinal: $0)] }
        if let first = nodes.min() { return first }
      }
      current = declarations[ordinal].owner
    }
    return nil
  }
}
