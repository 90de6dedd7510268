/// Text, or a font that code makes, in code that Assistive Access reaches.
struct ReachedFont {
  var body: ReachedBody
  /// The element with the font; nil in UIKit's code.
  var element: Element?
  var modifier: Modifier?
  /// One for each part of a choice.
  var uses: [FontUse]
  var isInControl: Bool
  /// The call that makes the font in UIKit's code.
  var call: ReachedCall?
}

private struct ReachedFonts: SharedFact {
  var fonts: [ReachedFont] = []

  init(_ context: RuleContext) {
    let reader = TextFontReader(resolver: context.resolver, graph: context.graph)
    let numbers = NumberReader(resolver: context.resolver)
    let calls = Dictionary(grouping: context.reachedCalls, by: \.body.id)
    for body in context.reachedBodies {
      let live = body.liveElements.map(\.number)
      fonts += reader.texts(in: body.id, body.facts, live: live).map { text in
        let element = body.facts.elements[text.element]
        return ReachedFont(
          body: body, element: element, modifier: element.modifiers[text.modifier], uses: text.uses,
          isInControl: text.isInControl)
      }
      let own = calls[body.id] ?? []
      fonts += own.compactMap { call in
        guard let use = Self.font(call, numbers), !Self.isScaledOrNoText(call, among: own) else { return nil }
        return ReachedFont(body: body, uses: [use], isInControl: false, call: call)
      }
    }
  }

  /// `UIFont.systemFont(ofSize: 12)`, `.preferredFont(forTextStyle: .caption1)`
  private static func font(_ call: ReachedCall, _ numbers: NumberReader) -> FontUse? {
    guard call.call.receiver == ["UIFont"] || call.call.receiver == [""] else { return nil }
    let arguments = call.call.arguments
    if call.call.name == "preferredFont" {
      guard case .implicitMember(let style) = arguments.first(where: { $0.label == "forTextStyle" })?.value.kind,
        let name = ["caption1": "caption", "caption2": "caption2", "footnote": "footnote"][style]
      else { return nil }
      return FontUse(size: .style(name), span: call.call.nameSpan)
    }
    guard
      ["systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont"]
        .contains(call.call.name), let size = arguments.first(where: { $0.label == "ofSize" })?.value,
      let points = numbers.value(of: size, in: call.body.id)
    else { return nil }
    return FontUse(size: .fixed(points), span: call.call.nameSpan)
  }

  /// A font that is scaled afterwards, or that gives a symbol its size.
  private static func isScaledOrNoText(_ call: ReachedCall, among calls: [ReachedCall]) -> Bool {
    calls.contains { other in
      other.span.contains(call.span)
        && ["scaledFont", "SymbolConfiguration", "UIFontMetrics", "ImageRenderer"].contains(other.call.name)
    }
  }
}

extension RuleContext {
  /// The fonts of the file in code that Assistive Access reaches.
  var reachedFonts: [ReachedFont] { fact(ReachedFonts.self).fonts }

  /// A report about a font. Where a constant of the project gives it, that is told as well.
  func report(_ message: String, at font: ReachedFont, _ use: FontUse, severity: Severity?, fixes: [Fix] = []) -> Report
  {
    if let call = font.call { return report(message, at: call, severity: severity, fixes: fixes) }
    var related: [RelatedLocation] = []
    if let origin = use.origin {
      related.append(
        RelatedLocation(message: "the font is written here", location: location(index[origin].nameSpan, in: origin)))
    }
    return Report(
      message, at: location(use.span, in: font.body.id), confidence: confidence(of: font.body.node.confidence),
      severity: self.severity(of: font.body.node, activity: font.element?.activity ?? .active) ?? severity,
      path: path(to: font.body.id), related: related, fixes: fixes)
  }
}
