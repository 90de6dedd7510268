/// What a wait leaves behind when it is taken out: the property that held its timer or task, and what only stops that.
struct WaitLeftovers {
  private let removed: Span
  private let editor: SourceEditor
  private let properties: [(name: String, span: Span)]

  /// - Parameters:
  ///   - removal: takes the wait out.
  ///   - id: the body that the wait stood in.
  init(of removal: FileEdit, in id: DeclarationID, _ editor: SourceEditor, _ context: RuleContext) {
    removed = removal.span
    self.editor = editor
    var properties: [(name: String, span: Span)] = []
    if let owner = context.index.ownerName(of: id) {
      for part in context.index.parts(of: owner) where part.file == id.file {
        for declaration in context.index.files[id.file].declarations
        where declaration.owner == part.ordinal {
          guard case .variable(let variable) = declaration.value, variable.holdsWait else { continue }
          let span = Span(declaration.start, declaration.start + declaration.length)
          properties.append((variable.name, span))
        }
      }
    }
    self.properties = properties
  }

  /// Nothing where a property is used for more.
  var edits: [FileEdit] {
    properties.flatMap { property -> [FileEdit] in
      var spans = [property.span]
      var isUsed = false
      for place in places(of: property.name) {
        if removed.contains(place) {
          isUsed = true
        } else if !property.span.contains(place) {
          guard let line = stoppingLine(at: place, of: property.name) else { return [] }
          spans.append(line)
        }
      }
      guard isUsed else { return [] }
      return spans.map(editor.removing)
    }
  }

  /// Where a name stands in the file, comments and texts included: what cannot be told apart is left alone.
  private func places(of name: String) -> [Span] {
    let wanted = Array(name.utf8)
    let bytes = editor.text.bytes
    var found: [Span] = []
    var position = 0
    while position + wanted.count <= bytes.count {
      guard bytes[position] == wanted[0], bytes[position..<(position + wanted.count)].elementsEqual(wanted),
        position == 0 || !bytes[position - 1].isWordByte,
        position + wanted.count == bytes.count || !bytes[position + wanted.count].isWordByte
      else {
        position += 1
        continue
      }
      found.append(Span(position, position + wanted.count))
      position += wanted.count
    }
    return found
  }

  /// The statement of a line that does nothing but stop what the property holds.
  private func stoppingLine(at place: Span, of name: String) -> Span? {
    let line = editor.text.lines.lineSpan(editor.text.lines.line(at: place.lower), in: editor.text.bytes)
    let code = editor.string(line)
    let statement = code.drop { $0 == " " || $0 == "\t" }
    let start = line.lower + code.utf8.count - statement.utf8.count
    var rest = String(statement)
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    let bare = rest.hasPrefix("self.") ? String(rest.dropFirst(5)) : rest
    let endings = [
      "?.cancel()", ".cancel()", "?.invalidate()", ".invalidate()", " = nil", ".upstream.connect().cancel()",
    ]
    guard endings.contains(where: { bare == name + $0 }) else { return nil }
    return Span(start, start + rest.utf8.count)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}

extension VariableDeclaration {
  /// Whether a private property holds a timer, a task or a publisher that ticks, and nothing else watches it.
  fileprivate var holdsWait: Bool {
    guard modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }), getter == nil, otherAccessors.isEmpty
    else { return false }
    if let type {
      return ["Timer", "Task", "DispatchWorkItem", "AnyCancellable", "DispatchSourceTimer"].contains(type.name)
    }
    return initialValue?.names.first == "Timer"
  }
}
