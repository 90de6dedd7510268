extension Expression: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.nested { writer in
      writer.write(span)
      writer.write(kind)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self = try reader.nested { reader throws(OutlineCorruption) in
      let span: Span = try reader.read()
      return Expression(kind: try reader.read(), span: span)
    }
  }
}

extension Expression.AttemptKind: OutlineCodedCases {}

extension Expression.Kind: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    switch self {
    case .name(let name): writer.write(0, name)
    case .implicitMember(let name): writer.write(1, name)
    case .string(let literal): writer.write(2, literal)
    case .integer(let text): writer.write(3, text)
    case .float(let text): writer.write(4, text)
    case .boolean(let value): writer.write(5, value)
    case .nil: writer.write(tag: 6)
    case .array(let elements): writer.write(7, elements)
    case .dictionary(let elements): writer.write(8, elements)
    case .keyPath(let root, let components): writer.write(9, root, components)
    case .closure(let closure): writer.write(10, closure)
    case .postfix(let postfix): writer.write(11, postfix)
    case .tuple(let elements): writer.write(12, elements)
    case .prefix(let name, let operand): writer.write(13, name, operand)
    case .operation(let name, let operands): writer.write(14, name, operands)
    case .ternary(let condition, let then, let otherwise): writer.write(15, condition, then, otherwise)
    case .assignment(let target, let name, let value): writer.write(16, target, name, value)
    case .cast(let value, let name, let type): writer.write(17, value, name, type)
    case .attempt(let kind, let value): writer.write(18, kind, value)
    case .awaiting(let value): writer.write(19, value)
    case .if(let statement): writer.write(20, statement)
    case .switch(let statement): writer.write(21, statement)
    case .receiver: writer.write(tag: 22)
    case .other(let parts): writer.write(23, parts)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    switch try reader.readTag() {
    case 0: self = .name(try reader.read())
    case 1: self = .implicitMember(try reader.read())
    case 2: self = .string(try reader.read())
    case 3: self = .integer(try reader.read())
    case 4: self = .float(try reader.read())
    case 5: self = .boolean(try reader.read())
    case 6: self = .nil
    case 7: self = .array(try reader.read())
    case 8: self = .dictionary(try reader.read())
    case 9: self = .keyPath(root: try reader.read(), components: try reader.read())
    case 10: self = .closure(try reader.read())
    case 11: self = .postfix(try reader.read())
    case 12: self = .tuple(try reader.read())
    case 13: self = .prefix(operator: try reader.read(), try reader.read())
    case 14: self = .operation(operator: try reader.read(), operands: try reader.read())
    case 15: self = .ternary(condition: try reader.read(), then: try reader.read(), otherwise: try reader.read())
    case 16: self = .assignment(target: try reader.read(), operator: try reader.read(), value: try reader.read())
    case 17: self = .cast(try reader.read(), operator: try reader.read(), type: try reader.read())
    case 18: self = .attempt(try reader.read(), try reader.read())
    case 19: self = .awaiting(try reader.read())
    case 20: self = .if(try reader.read())
    case 21: self = .switch(try reader.read())
    case 22: self = .receiver
    case 23: self = .other(try reader.read())
    default: throw OutlineCorruption()
    }
  }
}

extension StringLiteral: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(segments)
    writer.write(contentSpan)
    writer.write(key)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(segments: try reader.read(), contentSpan: try reader.read(), key: try reader.read())
    localizedText = key.flatMap { reader.texts[$0] }
  }
}

extension StringLiteral.Segment: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    switch self {
    case .text(let text): writer.write(0, text)
    case .interpolation(let arguments): writer.write(1, arguments)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    switch try reader.readTag() {
    case 0: self = .text(try reader.read())
    case 1: self = .interpolation(try reader.read())
    default: throw OutlineCorruption()
    }
  }
}

extension Link.Kind: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    switch self {
    case .member(let name, let nameSpan): writer.write(0, name, nameSpan)
    case .call(let call): writer.write(1, call)
    case .subscript(let arguments): writer.write(2, arguments)
    case .conditional(let clauses): writer.write(3, clauses)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    switch try reader.readTag() {
    case 0: self = .member(try reader.read(), nameSpan: try reader.read())
    case 1: self = .call(try reader.read())
    case 2: self = .subscript(try reader.read())
    case 3: self = .conditional(try reader.read())
    default: throw OutlineCorruption()
    }
  }
}

extension DictionaryElement: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(key)
    writer.write(value)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(key: try reader.read(), value: try reader.read())
  }
}

extension Closure: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(parameters)
    writer.write(captures)
    writer.write(span)
    writer.write(bodySpan)
    writer.write(statements)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      parameters: try reader.read(), captures: try reader.read(), span: try reader.read(),
      bodySpan: try reader.read(), statements: try reader.read())
  }
}

extension Argument: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(isTrailingClosure)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      label: try reader.read(), value: try reader.read(), isTrailingClosure: try reader.read(),
      span: try reader.read())
  }
}

extension Postfix: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(base)
    writer.write(links)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(base: try reader.read(), links: try reader.read())
  }
}

extension Link: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(kind)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(kind: try reader.read(), span: try reader.read())
  }
}

extension Call: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(arguments)
    writer.write(parentheses)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(arguments: try reader.read(), parentheses: try reader.read())
  }
}

extension ConditionalChain: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(condition)
    writer.write(chain)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(condition: try reader.read(), chain: try reader.read())
  }
}
