/// What a chain starts with: the part that makes or names a view, before its modifiers.
struct Callee {
  var kind: Element.Kind
  var name: String
  var receiver: [String]
  var nameSpan: Span
  var call: Call?
  /// How many of the chain's links belong to the callee.
  var linkCount: Int
  /// UTF-8 offset, relative to the declaration, behind the callee and its arguments.
  var end: Int

  /// - Returns: nil if the chain starts with something that has no name.
  init?(_ postfix: Postfix) {
    switch postfix.base.kind {
    case .name(let base):
      if base == "self" || base == "super" {
        guard case .member(let member, let nameSpan) = postfix.links.first?.kind else { return nil }
        self.init(name: member, nameSpan: nameSpan, receiver: [], links: postfix.links, from: 1)
        return
      }
      self.init(name: base, nameSpan: postfix.base.span, receiver: [], links: postfix.links, from: 0)
    case .implicitMember(let member):
      self.init(name: member, nameSpan: postfix.base.span, receiver: [""], links: postfix.links, from: 0)
    default:
      return nil
    }
  }

  private init(name: String, nameSpan: Span, receiver: [String], links: [Link], from start: Int) {
    self.name = name
    self.nameSpan = nameSpan
    self.receiver = receiver
    var position = start
    var isInitialiser = false
    // `SwiftUI.AssistiveAccess { }`, `Home.Row(…)`, `Color.red`, `Router.destination(for:)`
    while self.name.isCapitalised, position < links.count, case .member(let member, let span) = links[position].kind {
      if member == "init" {
        position += 1
        isInitialiser = true
        break
      }
      if member == "self" { break }
      self.receiver.append(self.name)
      self.name = member
      self.nameSpan = span
      position += 1
    }
    end = position > 0 && position <= links.count ? links[position - 1].span.upper : nameSpan.upper
    if position < links.count, case .call(let found) = links[position].kind {
      call = found
      end = links[position].span.upper
      position += 1
    }
    linkCount = position
    if self.name.isCapitalised || call != nil && self.name.namesViewOfProduct {
      // `content: DetailView.init` makes the view too.
      kind = call == nil && !isInitialiser ? .member : .construct
    } else {
      kind = call == nil ? .member : .call
    }
  }
}

extension String {
  /// Whether the first letter is an upper-case one, as in the name of a type.
  var isCapitalised: Bool {
    guard let first = utf8.first else { return false }
    if first == UInt8(ascii: "_") { return dropFirst().first?.isUppercase ?? false }
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return self.first?.isUppercase ?? false
  }
}

extension String {
  /// `iCloudSettingsView`, `iOSTabScreen`: a view's name that begins as its product does, with a small letter.
  ///
  /// A function may be called so too; which it is, is told where the name is looked up.
  fileprivate var namesViewOfProduct: Bool {
    guard let first = utf8.first, first == UInt8(ascii: "i") || Self.systems.contains(where: hasPrefix) else {
      return false
    }
    if first == UInt8(ascii: "i") {
      guard let second = utf8.dropFirst().first, second >= UInt8(ascii: "A"), second <= UInt8(ascii: "Z") else {
        return false
      }
    }
    return Self.viewSuffixes.contains(where: hasSuffix)
  }

  private static let systems = ["macOS", "tvOS", "watchOS", "visionOS"]
  private static let viewSuffixes = [
    "View", "Screen", "Page", "Sheet", "Tab", "Tabs", "Row", "Cell", "Section", "Button",
  ]
}

extension Array where Element == Statement {
  /// Whether the statements end by leaving the function.
  var alwaysExits: Bool {
    switch last?.kind {
    case .return, .throw, .jump: true
    case .expression(let expression): expression.isNeverReturning
    default: false
    }
  }
}

extension Expression {
  fileprivate var isNeverReturning: Bool {
    guard case .postfix(let postfix) = kind, case .name(let name) = postfix.base.kind else { return false }
    return name == "fatalError" || name == "preconditionFailure"
  }
}
