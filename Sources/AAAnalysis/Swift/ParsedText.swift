import SwiftParser
import SwiftSyntax

/// A text that was parsed from scratch, and what it takes to parse it again after edits.
///
/// Every later version is parsed against this one, however many lie between: what the parser notes about how far it
/// looked ahead holds for nodes it has made, not for those it took over, and a tree keeps all memory alive that its
/// nodes came from.
final class ParsedText: Sendable {
  let bytes: [UInt8]
  private let texts: LocalizedTexts
  let items: [OutlineItem]
  let rebuiltDeclarations: Int
  /// Nil if the text is one that the parser cannot read.
  private let result: IncrementalParseResult?
  /// Where the text has errors. Nothing there may be taken over: how much the parser skips depends on what follows.
  private let errors: [Span]

  init(bytes: [UInt8], texts: LocalizedTexts) {
    self.bytes = bytes
    self.texts = texts
    let measure = NestingMeasure(of: bytes)
    guard NestingLimit.allows(bytes, measure: measure) else {
      (result, errors, items, rebuiltDeclarations) = (nil, [], [], 0)
      return
    }
    (result, errors, items, rebuiltDeclarations) = DeepStack.run {
      let result = Self.parse(bytes)
      let builder = OutlineBuilder(bytes: bytes, texts: texts)
      let items = builder.items(of: result.tree)
      return (result, SyntaxErrors(in: Syntax(result.tree)).spans, items, builder.rebuiltDeclarations)
    }
  }

  /// Whether the parser cannot read the text.
  var isRefused: Bool { result == nil }

  private static func parse(
    _ bytes: [UInt8], transition: IncrementalParseTransition? = nil
  ) -> IncrementalParseResult {
    bytes.withUnsafeBufferPointer {
      Parser.parseIncrementally(source: $0, maximumNestingLevel: 256, parseTransition: transition)
    }
  }

  /// Parses an edited text; nil if that has to be done from scratch.
  func outline(of bytes: [UInt8], after edits: EditsSinceParse) -> OutlineBuilder.Result? {
    let measure = NestingMeasure(of: bytes)
    guard let result, NestingLimit.allows(bytes, measure: measure),
      let concurrent = try? ConcurrentEdits(concurrent: sourceEdits(edits.touching(errors), resulting: bytes))
    else { return nil }
    return DeepStack.run {
      let reused = ReusedNodes()
      let transition = IncrementalParseTransition(
        previousIncrementalParseResult: result, edits: concurrent, reusedNodeCallback: reused.add)
      let tree = Self.parse(bytes, transition: transition).tree
      guard !SyntaxErrors(in: Syntax(tree)).leaveStringOpen else { return nil }
      let builder = OutlineBuilder(
        bytes: bytes, texts: texts, reuse: OutlineReuse(reused: reused.keys, items: items, edits: edits))
      return OutlineBuilder.Result(
        items: builder.items(of: tree), rebuiltDeclarations: builder.rebuiltDeclarations,
        reusedDeclarations: builder.reusedDeclarations)
    }
  }

  private func sourceEdits(_ edits: EditsSinceParse, resulting bytes: [UInt8]) -> [SourceEdit] {
    var growth = 0
    return edits.replacements.map { edit in
      let start = edit.span.lower + growth
      growth += edit.growth
      let lower = AbsolutePosition(utf8Offset: edit.span.lower)
      let upper = AbsolutePosition(utf8Offset: edit.span.upper)
      return SourceEdit(range: lower..<upper, replacement: Array(bytes[start..<start + edit.length]))
    }
  }

  static func problemCount(of bytes: [UInt8]) -> Int {
    let measure = NestingMeasure(of: bytes)
    guard NestingLimit.allows(bytes, measure: measure) else { return 1 }
    return DeepStack.run { SyntaxErrors(in: Syntax(parse(bytes).tree)).spans.count }
  }
}

/// Collects what the parser says it reused.
private final class ReusedNodes {
  var keys: Set<OutlineReuse.Key> = []

  func add(_ node: Syntax) {
    let place: OutlineItem.Place
    switch node.kind {
    case .codeBlockItem: place = .topLevel
    case .memberBlockItem: place = .member
    default: return
    }
    keys.insert(
      OutlineReuse.Key(place: place, position: node.position.utf8Offset, length: node.totalLength.utf8Length))
  }
}
