/// Source of the advice: WWDC25 session 238, 4:14–4:32; Human Interface Guidelines, Typography: 17 points by default.
struct SmallText: Rule {
  let id = "small-text"
  let group = RuleGroup.size
  let severity = Severity.warning
  let reference = Reference.session238(minute: 4, second: 26)
  let tags = ["size", "wcag144", "coga-o3p10"]
  let explanation = Explanation(
    what: """
      Text that Assistive Access shows is set in a caption or footnote style, or in a fixed size below that of body text.
      """,
    why: """
      Assistive Access makes text and controls large so that they are easy to read and hit. Text that is made smaller \
      than body text works against that, most of all the label of a control. Text outside of controls is only \
      information: this is a heuristic, and a small line may be of little weight.
      """,
    instead: "Use `.body` or a larger text style.")
  static let body = RuleOption(
    "body", of: "small-text", default: 17, "points below which a fixed size of text is too small")
  var options: [RuleOption] { [Self.body] }
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.reachedFonts.compactMap { font -> Report? in
      guard let use = font.smallest(context) else { return nil }
      return context.report(
        message(use, font), at: font, use, severity: font.isInControl ? nil : .information
      )
      .offering(
        FixOffers(
          FontFix(use, style: "body", safety: .safe, in: font.body, context).map { [$0.fix] } ?? [],
          else: "Use the text style “body”", because: "the font is a value that other texts may use as well"))
    }
  }

  private func message(_ use: FontUse, _ font: ReachedFont) -> String {
    let what = font.isInControl ? "this control's text" : "this text"
    switch use.size {
    case .style(let name):
      return "\(what) is in the style '\(name)', which is hard to read; use 'body' or a larger style"
    case .fixed(let points):
      return "\(what) is \(points.inWords) points large, which is hard to read; use 'body' or a larger style"
    }
  }
}

extension ReachedFont {
  /// A font that is too small, whichever part of a choice is taken; nil if there is none.
  func smallest(_ context: RuleContext) -> FontUse? {
    let limit = context.settings[SmallText.body]
    let areSmall = uses.allSatisfy { use in
      switch use.size {
      case .style(let name): ["caption", "caption2", "footnote"].contains(name)
      case .fixed(let points): points < limit
      }
    }
    return areSmall ? uses.first : nil
  }
}

extension Double {
  /// Without a fraction that is zero.
  var inWords: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
