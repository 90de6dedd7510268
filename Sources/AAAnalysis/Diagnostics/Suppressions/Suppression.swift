/// A comment that silences rules, as it is written: `// aa:disable:next timed-dismissal - a countdown game`.
///
/// All spans are UTF-8 offsets from the start of the file.
public struct Suppression: Equatable, Sendable {
  public enum Scope: Equatable, Sendable {
    /// `aa:disable:next`: the first line of code after the comment, with its attributes.
    case next
    /// `aa:disable:this`: the line of the comment.
    case this
    /// `aa:disable:file`: all of the file.
    case file
    /// `aa:disable`: from the comment on, to `aa:enable` or the end of the file.
    case start
    /// `aa:enable`: ends what `aa:disable` began.
    case end
  }

  /// One entry of the list of rules.
  public struct Name: Equatable, Sendable {
    /// A rule's id, a group's name, `all`, or something that is none of these.
    public var text: String
    public var span: Span

    public init(text: String, span: Span) {
      self.text = text
      self.span = span
    }
  }

  /// Nil if it begins with `aa:` but goes on as nothing that has a meaning, such as `aa:disabel`.
  public var scope: Scope?
  /// The whole comment.
  public var comment: Span
  /// `aa:disable:next`
  public var directive: Span
  public var names: [Name]
  /// From the end of the directive to the reason or the end of the line: where names are written.
  public var nameArea: Span
  /// What stands behind ` - `, ` -- ` or ` — `.
  public var reason: Span?
  /// The lines that `next` and `this` speak of, from 0; nil for the others, and for a `next` before no code.
  public var lines: ClosedRange<Int>?

  /// The name that an offset lies in or at the end of.
  public func name(at offset: Int) -> Name? {
    names.first { $0.span.lower <= offset && offset <= $0.span.upper }
  }
}

extension Suppression {
  /// Every way to write a directive, and what it means.
  public static let directives: [(text: String, scope: Scope)] = [
    ("aa:disable", .start), ("aa:disable:next", .next), ("aa:disable:this", .this), ("aa:disable:file", .file),
    ("aa:enable", .end),
  ]

  /// The directive that was probably meant by a misspelt one.
  static func directive(meantBy directive: String) -> String? {
    let words = directive.split(separator: ":", omittingEmptySubsequences: false).dropFirst().map(String.init)
    guard let first = words.first, let verb = ["disable", "enable"].nearest(to: first) else { return nil }
    if words.count == 1 { return "aa:" + verb }
    guard words.count == 2, verb == "disable", let scope = ["next", "this", "file"].nearest(to: words[1]) else {
      return nil
    }
    return "aa:disable:" + scope
  }
}
