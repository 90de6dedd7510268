/// Source of the advice: WWDC23 session 10032, 3:45 ("clear instructions"), and the COGA patterns on clear words.
struct ComplexWording: Rule {
  let id = "complex-wording"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let isOnByDefault = false
  let reference = Reference(
    title: "COGA pattern “Use Clear Words”",
    url: "https://www.w3.org/WAI/WCAG2/supplemental/patterns/o3p01-clear-words/")
  let tags = ["workflows", "words", "wcag315", "coga-o3p01", "coga-o3p03", "coga-o3p05"]
  let explanation = Explanation(
    what: "Words that Assistive Access shows are long, technical, capitalised throughout, or negated twice.",
    why: """
      Short, common words can be read by more people, and are read faster by everybody. This is a heuristic for \
      English texts that are written in the code; lengths are counted, and a few technical words are known.
      """,
    instead: "Say it in a few common words, one thought at a time: “Save” instead of “Synchronize now”.")

  static let titleLength = RuleOption(
    "titleLength", of: "complex-wording", default: 25, "the greatest length of a control's title, in characters")
  static let titleWords = RuleOption(
    "titleWords", of: "complex-wording", default: 4, "the greatest length of a control's title, in words")
  static let sentenceWords = RuleOption(
    "sentenceWords", of: "complex-wording", default: 20, "the greatest length of a sentence, in words")

  var options: [RuleOption] { [Self.titleLength, Self.titleWords, Self.sentenceWords] }

  func reports(in context: RuleContext) -> [Report] {
    let limits = Wording.Limits(
      titleLength: Int(context.settings[Self.titleLength]), titleWords: Int(context.settings[Self.titleWords]),
      sentenceWords: Int(context.settings[Self.sentenceWords]))
    let views = context.reachedBodies.flatMap { body in
      body.liveElements.compactMap { number, element -> Report? in
        guard element.kind == .construct, let (text, span) = element.shownWords else { return nil }
        let isTitle = body.facts.isTitleOfControl(number)
        guard let problem = Wording(text).problem(isTitle: isTitle, limits) else { return nil }
        return context.report(message(problem, text), about: element, at: span, in: body)
      }
    }
    let calls = context.reachedCalls.compactMap { call -> Report? in
      guard let (text, span) = call.call.shownWords, let problem = Wording(text).problem(isTitle: true, limits) else {
        return nil
      }
      var report = context.report(message(problem, text), at: call)
      report.location = context.location(span, in: call.body.id)
      return report
    }
    return views + calls
  }

  private func message(_ problem: Wording.Problem, _ text: String) -> String {
    switch problem {
    case .longTitle(let words):
      "this title has \(words) words and \(text.count) characters, which is slow to read; say it in a few"
    case .longSentence(let words):
      "this text has a sentence of \(words) words, which is hard to follow; make several short ones"
    case .jargon(let word): "“\(word)” is a technical word that many people do not know; say it in common words"
    case .doubleNegative: "two negatives in one sentence are hard to work out; say what is so"
    case .capitals: "words in capitals throughout are harder to recognise; write them as in a sentence"
    }
  }

  let examples = ComplexWording.cases
}

extension Element {
  /// The words of a title or text that are written here, and where.
  fileprivate var shownWords: (text: String, span: Span)? {
    guard Self.wordy.contains(name), let title, let text = title.writtenText, !text.isEmpty else { return nil }
    return (text, title.span)
  }

  private static let wordy: Set<String> = ["Text", "Label", "Button", "NavigationLink", "Toggle", "Link", "Menu"]
}

extension CallStep {
  /// The title of one of UIKit's controls that is written here.
  fileprivate var shownWords: (text: String, span: Span)? {
    let argument: Argument?
    switch name {
    case "setTitle": argument = arguments.first.flatMap { $0.label == nil ? $0 : nil }
    case "UIAction", "UIBarButtonItem", "UIAlertAction": argument = arguments.first { $0.label == "title" }
    default: return nil
    }
    guard let argument, let text = argument.value.writtenText, !text.isEmpty else { return nil }
    return (text, argument.value.span)
  }
}

extension BodyFacts {
  /// Whether an element is a control with a title, or the words of one.
  fileprivate func isTitleOfControl(_ number: Int) -> Bool {
    if Vocabulary.controls.contains(elements[number].name) { return true }
    guard elements[number].role == .label, let parent = elements[number].parent,
      Vocabulary.controls.contains(elements[parent].name)
    else { return false }
    // What follows the first text says more about the control.
    return children(of: parent).first { elements[$0].role == .label } == number
  }
}
