extension Statement: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.nested { writer in
      writer.write(span)
      writer.write(attributes)
      writer.write(kind)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self = try reader.nested { reader throws(OutlineCorruption) in
      let (span, attributes): (Span, [Attribute]) = (try reader.read(), try reader.read())
      return Statement(kind: try reader.read(), span: span, attributes: attributes)
    }
  }
}

extension Statement.Kind: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    switch self {
    case .expression(let expression): writer.write(0, expression)
    case .variable(let declaration): writer.write(1, declaration)
    case .function(let declaration): writer.write(2, declaration)
    case .type(let declaration): writer.write(3, declaration)
    case .if(let statement): writer.write(4, statement)
    case .guard(let statement): writer.write(5, statement)
    case .switch(let statement): writer.write(6, statement)
    case .for(let statement): writer.write(7, statement)
    case .while(let conditions, let body): writer.write(8, conditions, body)
    case .repeat(let body, let condition): writer.write(9, body, condition)
    case .do(let body, let catches): writer.write(10, body, catches)
    case .return(let value): writer.write(11, value)
    case .throw(let value): writer.write(12, value)
    case .defer(let body): writer.write(13, body)
    case .jump(let keyword): writer.write(14, keyword)
    case .conditionalCompilation(let clauses): writer.write(15, clauses)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    switch try reader.readTag() {
    case 0: self = .expression(try reader.read())
    case 1: self = .variable(try reader.read())
    case 2: self = .function(try reader.read())
    case 3: self = .type(try reader.read())
    case 4: self = .if(try reader.read())
    case 5: self = .guard(try reader.read())
    case 6: self = .switch(try reader.read())
    case 7: self = .for(try reader.read())
    case 8: self = .while(conditions: try reader.read(), body: try reader.read())
    case 9: self = .repeat(body: try reader.read(), condition: try reader.read())
    case 10: self = .do(body: try reader.read(), catches: try reader.read())
    case 11: self = .return(try reader.read())
    case 12: self = .throw(try reader.read())
    case 13: self = .defer(try reader.read())
    case 14: self = .jump(try reader.read())
    case 15: self = .conditionalCompilation(try reader.read())
    default: throw OutlineCorruption()
    }
  }
}

extension ElseBranch: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.nested { writer in
      switch self {
      case .block(let block): writer.write(0, block)
      case .elseIf(let statement, let span): writer.write(1, statement, span)
      }
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self = try reader.nested { reader throws(OutlineCorruption) in
      switch try reader.readTag() {
      case 0: .block(try reader.read())
      case 1: .elseIf(try reader.read(), try reader.read())
      default: throw OutlineCorruption()
      }
    }
  }
}

extension Condition: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    switch self {
    case .expression(let expression): writer.write(0, expression)
    case .binding(let name, let type, let value, let span):
      writer.write(1, name, type, value)
      writer.write(span)
    case .matching(let pattern, let value): writer.write(2, pattern, value)
    case .availability(let availability): writer.write(3, availability)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    switch try reader.readTag() {
    case 0: self = .expression(try reader.read())
    case 1:
      self = .binding(
        name: try reader.read(), type: try reader.read(), value: try reader.read(), span: try reader.read())
    case 2: self = .matching(try reader.read(), try reader.read())
    case 3: self = .availability(try reader.read())
    default: throw OutlineCorruption()
    }
  }
}

extension CodeBlock: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(span)
    writer.write(statements)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(span: try reader.read(), statements: try reader.read())
  }
}

extension ConditionalStatements: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(condition)
    writer.write(statements)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(condition: try reader.read(), statements: try reader.read())
  }
}

extension IfStatement: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(conditions)
    writer.write(body)
    writer.write(otherwise)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(conditions: try reader.read(), body: try reader.read(), otherwise: try reader.read())
  }
}

extension GuardStatement: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(conditions)
    writer.write(otherwise)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(conditions: try reader.read(), otherwise: try reader.read())
  }
}

extension SwitchStatement: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(subject)
    writer.write(cases)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(subject: try reader.read(), cases: try reader.read())
  }
}

extension SwitchCase: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(patterns)
    writer.write(condition)
    writer.write(statements)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      patterns: try reader.read(), condition: try reader.read(), statements: try reader.read(),
      span: try reader.read())
  }
}

extension Pattern: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(text)
    writer.write(boundNames)
    writer.write(expression)
    writer.write(guardCondition)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      text: try reader.read(), boundNames: try reader.read(), expression: try reader.read(),
      guardCondition: try reader.read())
  }
}

extension ForStatement: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(pattern)
    writer.write(isAwaiting)
    writer.write(sequence)
    writer.write(filter)
    writer.write(body)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      pattern: try reader.read(), isAwaiting: try reader.read(), sequence: try reader.read(),
      filter: try reader.read(), body: try reader.read())
  }
}

extension CatchClause: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(patterns)
    writer.write(body)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(patterns: try reader.read(), body: try reader.read())
  }
}

extension Availability: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(isUnavailable)
    writer.write(versions)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(isUnavailable: try reader.read(), versions: try reader.read(), span: try reader.read())
  }
}

extension Availability.Version: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(platform)
    writer.write(major)
    writer.write(minor)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(platform: try reader.read(), major: try reader.read(), minor: try reader.read())
  }
}
