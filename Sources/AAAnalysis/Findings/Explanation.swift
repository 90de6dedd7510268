/// Why a rule exists, in the words that every surface shows: page, command line, hover.
public struct Explanation: Sendable {
  /// What the rule finds: one sentence.
  public var what: String
  /// Why it hurts a person who uses Assistive Access.
  public var why: String
  /// What to do instead.
  public var instead: String

  public init(what: String, why: String, instead: String) {
    self.what = what
    self.why = why
    self.instead = instead
  }
}

/// Where the advice comes from.
public struct Reference: Sendable {
  /// `WWDC25 session 238, 14:51`
  public var title: String
  public var url: String

  public init(title: String, url: String) {
    self.title = title
    self.url = url
  }

  /// A second of "Customize your app for Assistive Access" (WWDC25, session 238).
  public static func session238(minute: Int, second: Int) -> Reference {
    Reference(
      title:
        "WWDC25 session 238 “Customize your app for Assistive Access”, \(minute):\(second < 10 ? "0" : "")\(second)",
      url: "https://developer.apple.com/videos/play/wwdc2025/238/?time=\(minute * 60 + second)")
  }

  public static let optimizing = Reference(
    title: "Optimizing your app for Assistive Access",
    url: "https://developer.apple.com/documentation/accessibility/optimizing-your-app-for-assistive-access")
}

/// A group of the catalogue; its name can stand for all its rules in configuration.
public enum RuleGroup: String, Sendable, CaseIterable {
  case project
  case scene
  case routing
  case environment
  case timing
  case destruction
  case gestures
  case navigation
  case labels
  case size
  case workflows
  case suppression
}
