/// Tells text that is made for developers from text for people.
struct TechnicalText {
  private let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// The technical part of a text: `error.localizedDescription`, `code`; nil if there is none.
  func part(of expression: Expression, in id: DeclarationID) -> (text: String, span: Span)? {
    var finder = TechnicalPartFinder()
    finder.walk([Statement(kind: .expression(expression), span: expression.span)])
    return finder.found.first { !isWrittenForPeople($0.path, in: id) }.map { ($0.text, $0.span) }
  }

  /// An error of the project that has words of its own.
  private func isWrittenForPeople(_ path: [String], in id: DeclarationID) -> Bool {
    guard let type = resolver.type(of: path, in: id), !resolver.index.types(named: type).isEmpty else { return false }
    return resolver.index.conforms(type, to: "LocalizedError") || !resolver.index.conforms(type, to: "Error")
  }
}

private struct TechnicalPartFinder: CodeVisitor {
  var found: [(text: String, path: [String], span: Span)] = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .string(let literal):
      let words = literal.segments.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(
        separator: " ")
      for case .interpolation(let arguments) in literal.segments {
        guard arguments.count == 1, let path = arguments[0].value.path, let name = path.last else { continue }
        let last = name.words.last ?? ""
        let isCode = ["code", "status", "errno"].contains(last) && words.lowercased().contains("error")
        if ["error", "err"].contains(last) || isCode {
          found.append((name, path, expression.span))
        }
      }
    case .postfix(let postfix):
      if let (path, span) = postfix.leadingPath, let last = path.last,
        ["localizedDescription", "debugDescription"].contains(last), path.dropLast().contains(where: \.namesError)
      {
        found.append((path.suffix(2).joined(separator: "."), Array(path.dropLast()), span))
      } else if let callee = Callee(postfix), callee.name == "String", let call = callee.call,
        let value = call["describing"]?.value ?? call["reflecting"]?.value, let path = value.path,
        path.last?.namesError ?? false
      {
        found.append((path.joined(separator: "."), path, expression.span))
      }
    default: return
    }
  }
}

extension String {
  /// `error`, `loadError`, `failure`
  fileprivate var namesError: Bool { ["error", "err", "failure", "exception"].contains(words.last ?? "") }
}
