/// What one item of a file's top level or of a type's body gives to the outline.
///
/// The outline itself is flat where the source is not: `#if` has no layer there, and a variable declaration may
/// give several values. Items keep the shape of the source, so that each can be found again after an edit.
struct OutlineItem: Sendable {
  enum Place: Hashable, Sendable {
    case topLevel
    case member
  }

  var place: Place
  /// From the start of the enclosing item (of the file, for a top-level one), to the trivia before the first token.
  var offset: Int
  /// Length with the trivia on both sides.
  var length: Int
  /// `start` counts from the start of the item; `conditions` are those within the item.
  var declarations: [Placed<Declaration>] = []
  /// Spans count from the start of the item.
  var imports: [Import] = []
  var strayClosingBraces: [Int] = []
  /// The items inside `#if`, or the members of a type.
  var children: [OutlineItem] = []
}

extension FileOutline {
  init(items: [OutlineItem]) {
    self.init()
    for item in items {
      self.items += item.declarations(from: 0)
      imports += item.imports.map { Import(module: $0.module, span: $0.span.shifted(by: item.offset)) }
      strayClosingBraces += item.strayClosingBraces.map { $0 + item.offset }
    }
  }
}

extension OutlineItem {
  /// The declarations as a parent sees them that starts at `origin`; both count from the enclosing item.
  func declarations(from origin: Int) -> [Placed<Declaration>] {
    declarations.map { declaration in
      var declaration = declaration
      declaration.start += offset - origin
      return declaration
    }
  }
}
