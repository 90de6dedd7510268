extension ElementReader {
  mutating func collectReads(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        collectReads(expression, use: .condition, user: "if", label: nil)
      case .binding(let name, _, let value, let span):
        if let value {
          collectReads(value, use: .condition, user: "if", label: nil)
        } else {
          reads.append(StateRead(path: [name], use: .condition, user: "if", label: nil, span: span))
        }
      case .matching(_, let value):
        collectReads(value, use: .condition, user: "if", label: nil)
      case .availability:
        continue
      }
    }
  }

  /// Notes every name in an expression, closures left out.
  mutating func collectReads(_ expression: Expression, use: StateRead.Use, user: String, label: String?) {
    switch expression.kind {
    case .name(let name):
      addRead([name], use: use, user: user, label: label, span: expression.span)
    case .postfix(let postfix):
      if let (path, span) = postfix.leadingPath {
        addRead(path, use: use, user: user, label: label, span: span)
      } else {
        collectReads(postfix.base, use: use, user: user, label: label)
      }
      for link in postfix.links { collectReads(link, use: use, user: user, label: label) }
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments {
        for argument in arguments { collectReads(argument.value, use: use, user: user, label: label) }
      }
    case .array(let values), .operation(_, let values), .other(let values):
      for value in values { collectReads(value, use: use, user: user, label: label) }
    case .dictionary(let entries):
      for entry in entries {
        collectReads(entry.key, use: use, user: user, label: label)
        collectReads(entry.value, use: use, user: user, label: label)
      }
    case .tuple(let arguments):
      for argument in arguments { collectReads(argument.value, use: use, user: user, label: label) }
    case .prefix(_, let inner), .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _):
      collectReads(inner, use: use, user: user, label: label)
    case .ternary(let condition, let then, let otherwise):
      collectReads(condition, use: use, user: user, label: label)
      collectReads(then, use: use, user: user, label: label)
      collectReads(otherwise, use: use, user: user, label: label)
    case .assignment(_, _, let value):
      collectReads(value, use: use, user: user, label: label)
    case .implicitMember, .integer, .float, .boolean, .nil, .keyPath, .closure, .if, .switch, .receiver:
      return
    }
  }

  private mutating func collectReads(_ link: Link, use: StateRead.Use, user: String, label: String?) {
    switch link.kind {
    case .call(let call):
      for argument in call.arguments { collectReads(argument.value, use: use, user: user, label: label) }
    case .subscript(let arguments):
      for argument in arguments { collectReads(argument.value, use: .index, user: user, label: label) }
    case .member, .conditional:
      return
    }
  }

  mutating func noteRead(of callee: Callee, at place: Place) {
    addRead(callee.receiver + [callee.name], use: .argument, user: "", label: nil, span: callee.nameSpan)
  }

  private mutating func addRead(_ path: [String], use: StateRead.Use, user: String, label: String?, span: Span) {
    var path = path
    var use = use
    if let first = path.first, first.hasPrefix("$") {
      path[0] = String(first.dropFirst())
      if use != .condition { use = .binding }
    }
    guard let first = path.first, !first.isEmpty, !first.isCapitalised, first != "self" else { return }
    reads.append(StateRead(path: path, use: use, user: user, label: label, span: span))
  }
}

extension Postfix {
  /// The names at the start of a chain, `self` left out: `["viewModel", "toast"]` for `viewModel.toast?.text()`
  /// up to the first call. Nil if the chain does not start with a name.
  var leadingPath: (path: [String], span: Span)? {
    guard case .name(let base) = base.kind else { return nil }
    var path = base == "self" ? [] : [base]
    var end = self.base.span.upper
    for (position, link) in links.enumerated() {
      guard case .member(let name, let nameSpan) = link.kind else { break }
      if position + 1 < links.count, case .call = links[position + 1].kind { break }
      path.append(name)
      end = nameSpan.upper
    }
    return path.isEmpty ? nil : (path, Span(self.base.span.lower, end))
  }
}
