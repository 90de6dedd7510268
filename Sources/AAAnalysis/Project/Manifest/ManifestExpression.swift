/// An expression of a manifest in Swift, where it stands, and what the names of the function around it stand for.
struct ManifestExpression: Sendable {
  var expression: Expression
  var file: FileID
  /// UTF-8 offset in the file that the spans of the expression count from.
  var origin: Int
  /// Parameters and local constants of the function that the expression stands in.
  var locals: [String: ManifestExpression] = [:]
  /// The type whose member the expression stands in.
  var owner: String?
  /// How many names and calls were followed to come here.
  var depth = 0

  var location: Location { location(of: expression.span) }

  func location(of span: Span) -> Location { Location(file, span.shifted(by: origin)) }

  /// A part of this expression.
  func part(_ expression: Expression) -> ManifestExpression {
    var part = self
    part.expression = expression
    return part
  }

  /// The call that this expression is, if it is one and nothing follows it.
  var call: ManifestCall? { ManifestCall(self) }
}

/// `.name(…)`, `Name(…)`, `Base.name(…)` or `.init(…)` in a manifest.
struct ManifestCall: Sendable {
  var place: ManifestExpression
  /// `target` for `.target(…)` and `Target.target(…)`, `Target` for `Target(…)`, `init` for `.init(…)`.
  var name: String
  /// The names before the last one: `["Target"]` for `Target.target(…)`; nil if the call begins with a dot.
  var base: [String]?
  var nameSpan: Span
  var call: Call

  init?(_ place: ManifestExpression) {
    guard case .postfix(let postfix) = place.expression.kind, let last = postfix.links.last,
      case .call(let call) = last.kind
    else { return nil }
    var names: [(String, Span)] = []
    for link in postfix.links.dropLast() {
      guard case .member(let name, let span) = link.kind else { return nil }
      names.append((name, span))
    }
    switch postfix.base.kind {
    case .name(let name):
      names.insert((name, postfix.base.span), at: 0)
      base = names.dropLast().map(\.0)
    case .implicitMember(let name):
      guard names.isEmpty else { return nil }
      // Without the dot.
      names.append((name, Span(postfix.base.span.upper - name.utf8.count, postfix.base.span.upper)))
      base = nil
    default:
      return nil
    }
    guard let (name, span) = names.last else { return nil }
    self.place = place
    self.name = name
    nameSpan = span
    self.call = call
  }

  /// Where the name of what is called stands.
  var nameLocation: Location { place.location(of: nameSpan) }

  subscript(label: String) -> ManifestExpression? { call[label].map { place.part($0.value) } }

  /// The value of the first argument, if it has no label.
  var firstUnlabelled: ManifestExpression? { call.firstUnlabelled.map { place.part($0.value) } }

  /// Whether a value of a type is made: `.name(…)`, `Type.name(…)`, `Module.Type.name(…)`.
  func makes(_ name: String, of type: String) -> Bool {
    if self.name == name { return base.map { $0.last == type } ?? true }
    return false
  }

  /// Whether a type's initialiser is called: `Type(…)`, `.init(…)`, `Type.init(…)`, `Module.Type(…)`.
  func initialises(_ type: String) -> Bool {
    if name == type { return base != nil }
    return name == "init" && (base.map { $0.last == type } ?? true)
  }
}
