/// Alerts that a view controller presents, one upon the answer to the other, as code.
struct ControllerAlert {
  /// What one of them says.
  struct Words: Equatable {
    var title: String
    /// Nil for none.
    var message: String?
    var answer: String
    var wayBack: String
  }

  /// The first one first.
  var questions: [Words]
  /// What stands before the controller's methods where the first alert is presented: `self?.` in code that holds it
  /// weakly.
  var controller: String
  /// The same in the closures of the answers.
  var controllerInAnswers: String
  /// `[weak self] ` for the closures of the answers; empty for none.
  var captures: String
  /// Names that the code uses, which an alert must not have.
  var taken: Set<String>

  private static let width = 120

  /// Line by line, without the indentation of the first.
  ///
  /// - Parameters:
  ///   - indentation: of the lines, so that long ones can be broken.
  ///   - answer: what the last answer does, at the indentation that it is asked for.
  func lines(indentation: String, unit: String, answer: (_ indentation: String) -> [String]) -> [String] {
    lines(0, indentation: indentation, unit: unit, answer: answer)
  }

  private func lines(
    _ number: Int, indentation: String, unit: String, answer: (_ indentation: String) -> [String]
  ) -> [String] {
    let words = questions[number]
    let name = name(number)
    let inner =
      number + 1 < questions.count
      ? lines(number + 1, indentation: indentation + unit, unit: unit, answer: answer) : answer(indentation + unit)
    let arguments = ["title: \(words.title)", "message: \(words.message ?? "nil")", "preferredStyle: .alert"]
    var head = ["let \(name) = UIAlertController(\(arguments.joined(separator: ", ")))"]
    if indentation.columns + head[0].columns > Self.width {
      let all = arguments.joined(separator: ", ")
      let isFitting = indentation.columns + unit.columns + all.columns <= Self.width
      head =
        ["let \(name) = UIAlertController("]
        + (isFitting ? [unit + all] : arguments.enumerated().map { unit + $1 + ($0 < 2 ? "," : "") }) + [")"]
    }
    return head
      + ["\(name).addAction(UIAlertAction(title: \(words.answer), style: .destructive) { \(captures)_ in"]
      + inner.map { $0.isEmpty ? $0 : unit + $0 }
      + [
        "})",
        "\(name).addAction(UIAlertAction(title: \(words.wayBack), style: .cancel))",
        "\(number == 0 ? controller : controllerInAnswers)present(\(name), animated: true)",
      ]
  }

  private func name(_ number: Int) -> String {
    let names = ["question", "secondQuestion", "thirdQuestion"]
    let name = number < names.count ? names[number] : "question\(number + 1)"
    return taken.contains(name) ? name + "Alert" : name
  }
}

/// A closure of UIKit code that an alert is to run later.
struct ControllerCode {
  /// Between the braces, without the space around it, in UTF-8 offsets of the file.
  let span: Span
  /// `[weak self] ` for a closure in it; empty for none.
  let captures: String
  /// What stands before a call of the view controller's own methods.
  let controller: String

  init(_ closure: Closure, in id: DeclarationID, _ context: RuleContext, _ editor: SourceEditor) throws(FixRefusal) {
    let braces = context.location(closure.span, in: id).span
    let inner = context.location(closure.bodySpan, in: id).span
    guard !closure.statements.isEmpty else { throw FixRefusal("nothing is written here that could wait for an answer") }
    let signature = editor.string(Span(braces.lower + 1, inner.lower)).trimmed
    guard signature.hasSuffix("in") || !editor.string(inner).contains("$0") else {
      throw FixRefusal("what happens depends on '$0', which is another thing in the answer to a question")
    }
    var names: [Substring] = []
    if signature.hasPrefix("["), let end = signature.firstIndex(of: "]") {
      names = signature[signature.index(after: signature.startIndex)..<end].split(separator: ",")
        // What is worked out for the closure is known in it.
        .filter { !$0.contains("=") }
    }
    captures = names.isEmpty ? "" : "[\(names.map(\.trimmed).joined(separator: ", "))] "
    controller = names.contains { $0.trimmed == "weak self" } ? "self?." : "self."
    span = editor.withoutSpace(inner)
  }
}

extension SourceEditor {
  /// A span without the white space at its ends. A comment that stands on the line of its start stays outside.
  func withoutSpace(_ inner: Span) -> Span {
    let bytes = text.bytes
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    var lower = inner.lower
    var upper = inner.upper
    func skipSpace() { while lower < upper, isSpace(bytes[lower]) { lower += 1 } }
    skipSpace()
    let lines = text.lines
    if lines.line(at: lower) == lines.line(at: inner.lower), lines.line(at: lower) != lines.line(at: upper),
      bytes[lower...].starts(with: "//".utf8)
    {
      lower = lines.lineSpan(lines.line(at: lower), in: bytes).upper
      skipSpace()
    }
    while upper > lower, isSpace(bytes[upper - 1]) { upper -= 1 }
    return Span(lower, upper)
  }
}

extension String {
  /// How wide a line is, a tab taken for four.
  var columns: Int { reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
}
