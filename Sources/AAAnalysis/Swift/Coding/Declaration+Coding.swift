extension FileOutline: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(imports)
    writer.write(items)
    writer.write(strayClosingBraces)
    writer.write(isRefused)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(imports: try reader.read(), items: try reader.read(), strayClosingBraces: try reader.read())
    isRefused = try reader.read()
  }
}

extension Placed: OutlineCoded where Value: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(start)
    writer.write(length)
    writer.write(conditions)
    writer.placed { $0.write(value) }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    let (start, length): (Int, Int) = (try reader.read(), try reader.read())
    let conditions: [BuildCondition] = try reader.read()
    let value = try reader.placed { reader throws(OutlineCorruption) in try Value(from: &reader) }
    self.init(start: start, length: length, conditions: conditions, value: value)
  }
}

extension Declaration: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.nested { writer in
      switch self {
      case .type(let declaration): writer.write(0, declaration)
      case .function(let declaration): writer.write(1, declaration)
      case .variable(let declaration): writer.write(2, declaration)
      case .enumCase(let declaration): writer.write(3, declaration)
      case .typeAlias(let declaration): writer.write(4, declaration)
      case .code(let statements): writer.write(5, statements)
      }
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self = try reader.nested { reader throws(OutlineCorruption) in
      switch try reader.readTag() {
      case 0: .type(try reader.read())
      case 1: .function(try reader.read())
      case 2: .variable(try reader.read())
      case 3: .enumCase(try reader.read())
      case 4: .typeAlias(try reader.read())
      case 5: .code(try reader.read())
      default: throw OutlineCorruption()
      }
    }
  }
}

extension TypeName: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.nested { writer in
      writer.write(name)
      writer.write(components)
      writer.write(arguments)
      writer.write(isOptional)
      writer.write(text)
    }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self = try reader.nested { reader throws(OutlineCorruption) in
      TypeName(
        name: try reader.read(), components: try reader.read(), arguments: try reader.read(),
        isOptional: try reader.read(), text: try reader.read())
    }
  }
}

extension BuildCondition.Activity: OutlineCodedCases {}
extension TypeDeclaration.Kind: OutlineCodedCases {}
extension FunctionDeclaration.Kind: OutlineCodedCases {}

extension Import: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(module)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(module: try reader.read(), span: try reader.read())
  }
}

extension BuildCondition: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(text)
    writer.write(activity)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(text: try reader.read(), activity: try reader.read())
  }
}

extension TypeDeclaration: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(nameSpan)
    writer.write(qualifiedName)
    writer.write(attributes)
    writer.write(modifiers)
    writer.write(genericParameters)
    writer.write(inherited)
    writer.write(whereClause)
    writer.write(members)
    writer.write(bodySpan)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      kind: try reader.read(), name: try reader.read(), nameSpan: try reader.read(),
      qualifiedName: try reader.read(), attributes: try reader.read(), modifiers: try reader.read(),
      genericParameters: try reader.read(), inherited: try reader.read(), whereClause: try reader.read(),
      members: try reader.read(), bodySpan: try reader.read())
  }
}

extension InheritedType: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(type)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(type: try reader.read(), span: try reader.read())
  }
}

extension GenericParameter: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(name)
    writer.write(constraint)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(name: try reader.read(), constraint: try reader.read())
  }
}

extension Attribute: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(span)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(name: try reader.read(), arguments: try reader.read(), span: try reader.read())
  }
}

extension FunctionDeclaration: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(nameSpan)
    writer.write(attributes)
    writer.write(modifiers)
    writer.write(genericParameters)
    writer.write(parameters)
    writer.write(returnType)
    writer.write(isAsync)
    writer.write(isThrowing)
    writer.write(body)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      kind: try reader.read(), name: try reader.read(), nameSpan: try reader.read(), attributes: try reader.read(),
      modifiers: try reader.read(), genericParameters: try reader.read(), parameters: try reader.read(),
      returnType: try reader.read(), isAsync: try reader.read(), isThrowing: try reader.read(),
      body: try reader.read())
  }
}

extension Parameter: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(attributes)
    writer.write(type)
    writer.write(defaultValue)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      label: try reader.read(), name: try reader.read(), attributes: try reader.read(), type: try reader.read(),
      defaultValue: try reader.read())
  }
}

extension VariableDeclaration: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(isLet)
    writer.write(name)
    writer.write(nameSpan)
    writer.write(declarationSpan)
    writer.write(attributes)
    writer.write(modifiers)
    writer.write(type)
    writer.write(initialValue)
    writer.write(getter)
    writer.write(otherAccessors)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      isLet: try reader.read(), name: try reader.read(), nameSpan: try reader.read(),
      declarationSpan: try reader.read(), attributes: try reader.read(), modifiers: try reader.read(),
      type: try reader.read(), initialValue: try reader.read(), getter: try reader.read(),
      otherAccessors: try reader.read())
  }
}

extension Accessor: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(keyword)
    writer.write(body)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(keyword: try reader.read(), body: try reader.read())
  }
}

extension EnumCaseDeclaration: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(name)
    writer.write(nameSpan)
    writer.write(parameters)
    writer.write(rawValue)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(
      name: try reader.read(), nameSpan: try reader.read(), parameters: try reader.read(),
      rawValue: try reader.read())
  }
}

extension TypeAliasDeclaration: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(name)
    writer.write(type)
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self.init(name: try reader.read(), type: try reader.read())
  }
}
