/// A size or a model of a device that code takes for granted.
struct FixedLayout: Equatable {
  enum Kind: Equatable {
    /// `UIScreen.main.bounds`, `UIScreen.main.nativeBounds`
    case screenBounds
    /// `.frame(width: 390)`: the width of some iPhone.
    case deviceWidth(Int)
    /// `CGRect(x: 0, y: 0, width: 375, height: 667)`
    case screenSizedRectangle
    /// `UIDevice.current.name`, `UIDevice.current.model` in a condition
    case deviceModel
  }

  var kind: Kind
  /// Relative to the declaration.
  var span: Span
  /// For a width: the argument's label, and whether a height follows.
  var widthLabel: Span?
  var heightLabel: Span?

  /// Widths of iPhone screens in points.
  static let deviceWidths: Set<Int> = [320, 375, 390, 393, 402, 414, 428, 430, 440]

  /// The places in a declaration that take a screen's size for granted, in source order.
  ///
  /// Code that draws an image is left out: there the size is that of the image.
  static func all(in declaration: Declaration) -> [FixedLayout] {
    var finder = FixedLayoutFinder()
    finder.walk(declaration)
    return finder.drawsImage ? [] : finder.found.sorted { $0.span < $1.span }
  }

  private init(kind: Kind, span: Span, widthLabel: Span? = nil, heightLabel: Span? = nil) {
    self.kind = kind
    self.span = span
    self.widthLabel = widthLabel
    self.heightLabel = heightLabel
  }

  fileprivate init?(_ postfix: Postfix, base: String) {
    if base == "UIScreen", postfix.links.count >= 2, case .member("main", _) = postfix.links[0].kind,
      case .member(let member, let span) = postfix.links[1].kind, ["bounds", "nativeBounds"].contains(member)
    {
      self.init(kind: .screenBounds, span: Span(postfix.base.span.lower, span.upper))
      return
    }
    guard base == "CGRect", case .call(let call)? = postfix.links.first?.kind, call["x"]?.value.isZero == true,
      call["y"]?.value.isZero == true, let width = call["width"]?.value.number, width >= 300
    else { return nil }
    self.init(kind: .screenSizedRectangle, span: Span(postfix.base.span.lower, postfix.links[0].span.upper))
  }

  fileprivate init(width: Int, of call: Call, at name: Span) {
    self.init(
      kind: .deviceWidth(width), span: name, widthLabel: call["width"]?.labelSpan,
      heightLabel: call["height"]?.labelSpan)
  }

  fileprivate init(model span: Span) {
    self.init(kind: .deviceModel, span: span)
  }
}

private struct FixedLayoutFinder: CodeVisitor {
  var found: [FixedLayout] = []
  var drawsImage = false

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .postfix(let postfix):
      if case .name(let base) = postfix.base.kind {
        if ["UIGraphicsImageRenderer", "ImageRenderer", "UIGraphicsBeginImageContext"].contains(base) {
          drawsImage = true
        }
        if let layout = FixedLayout(postfix, base: base) { found.append(layout) }
      }
      found += postfix.deviceWidths
    case .operation(let name, let operands) where ["==", "!="].contains(name):
      found += operands.compactMap(\.deviceModel)
    default:
      return
    }
  }

  /// `switch UIDevice.current.model`
  mutating func visit(branchingOn conditions: [Condition]) {
    for case .expression(let subject) in conditions {
      if let model = subject.deviceModel { found.append(model) }
    }
  }
}

extension Postfix {
  /// `.frame(width: 390)` among the links.
  fileprivate var deviceWidths: [FixedLayout] {
    zip(links, links.dropFirst()).compactMap { member, call in
      guard case .member("frame", let nameSpan) = member.kind, case .call(let call) = call.kind,
        let width = call["width"]?.value.number, FixedLayout.deviceWidths.contains(width)
      else { return nil }
      return FixedLayout(width: width, of: call, at: nameSpan)
    }
  }
}

extension Argument {
  /// Where the label stands. Labels are written right at the start of an argument.
  fileprivate var labelSpan: Span? { label.map { Span(span.lower, span.lower + $0.utf8.count) } }
}

extension Expression {
  fileprivate var number: Int? {
    switch kind {
    case .integer(let text): Int(text.filter { $0 != "_" })
    case .float(let text): Double(text.filter { $0 != "_" }).flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  fileprivate var isZero: Bool { number == 0 }

  /// `UIDevice.current.model`
  fileprivate var deviceModel: FixedLayout? {
    guard case .postfix(let postfix) = kind, case .name("UIDevice") = postfix.base.kind, postfix.links.count == 2,
      case .member("current", _) = postfix.links[0].kind, case .member(let member, _) = postfix.links[1].kind,
      ["name", "model", "localizedModel"].contains(member)
    else { return nil }
    return FixedLayout(model: span)
  }
}
