/// Source of the advice: WWDC25 session 238, 4:14–4:32; WCAG 1.4.4.
struct FixedFontSize: Rule {
  let id = "fixed-font-size"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.session238(minute: 4, second: 26)
  let tags = ["size", "wcag144"]
  let explanation = Explanation(
    what: "Text that Assistive Access shows has a font size in points.",
    why: """
      A size in points stays the same whatever text size a person has chosen. Text styles grow with it. This is a \
      heuristic: a very large number may well be meant to stay as it is.
      """,
    instead: "Use a text style such as `.body` or `.title`, or a size that is scaled with `@ScaledMetric`.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.reachedFonts.compactMap { font in
      guard font.smallest(context) == nil, let use = font.uses.first, font.uses.allSatisfy(\.isFixed) else {
        return nil
      }
      return context.report(
        "this text stays at \(use.points.inWords) points whatever text size a person chooses; use a text style",
        at: font, use, severity: nil,
        fixes: font.uses.count > 1
          ? [] : FontFix(use, style: use.nearestStyle, safety: .unsafe, in: font.body, context).map { [$0.fix] } ?? [])
    }
  }
}

extension FontUse {
  fileprivate var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }

  fileprivate var points: Double {
    if case .fixed(let points) = size { points } else { 0 }
  }
}
