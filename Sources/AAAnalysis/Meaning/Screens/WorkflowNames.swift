/// Names of what stands beside the thing that an app is for: settings, an account, help, sorting.
enum WorkflowNames {
  /// `SettingsView`, `EditProfileScreen`; `AccountRow` is only a part of a screen, `AccountDetail` somebody's account.
  static func isSecondary(view name: String) -> Bool {
    let words = name.words
    guard let last = words.last, !parts.contains(last), words.count < 6 else { return false }
    if words.contains(where: tellingWords.contains) { return true }
    let rest = words.filter { !neutralViewWords.contains($0) }
    return !rest.isEmpty && rest.allSatisfy(ambiguousWords.contains)
  }

  /// `Settings`, `My Account`, `Help & Feedback`, `Share Photo`, `About Lantern`.
  static func isSecondary(title: String) -> Bool {
    let words = (title.lastKeyComponent ?? title).words
    guard let first = words.first, words.count <= 4 else { return false }
    let rest = words.filter { !neutralTitleWords.contains($0) }
    if !rest.isEmpty, rest.allSatisfy({ tellingWords.contains($0) || ambiguousWords.contains($0) || $0 == "help" }) {
      return true
    }
    guard words.count <= 3 else { return false }
    return leadingWords.contains(first) || words.contains { $0 == "settings" || $0 == "preferences" }
  }

  private static let tellingWords: Set<String> = [
    "settings", "preferences", "about", "credits", "feedback", "acknowledgements", "acknowledgments",
  ]

  /// Clear only where nothing else is said.
  private static let ambiguousWords: Set<String> = [
    "account", "profile", "help", "export", "import", "share", "filter", "filters", "sort", "sorting", "advanced",
    "setting", "preference",
  ]

  private static let neutralViewWords: Set<String> = [
    "view", "screen", "page", "tab", "sheet", "root", "container", "controller", "host", "my", "user", "app", "main",
    "edit", "editor", "form", "flow", "options", "the", "menu", "modal",
  ]

  private static let neutralTitleWords: Set<String> = [
    "my", "your", "the", "app", "edit", "manage", "view", "open", "to", "and", "us", "this", "send", "get", "a",
    "more", "user", "show", "go", "by", "options", "option", "data", "file", "files", "list", "give",
  ]

  /// Verbs that say it all at the start of a short title.
  private static let leadingWords: Set<String> = ["export", "import", "share", "filter", "sort", "about"]

  private static let parts: Set<String> = [
    "button", "row", "cell", "header", "footer", "banner", "label", "icon", "image", "text", "title", "card", "link",
    "item", "section", "toggle", "picker", "style", "modifier", "avatar", "badge", "group", "model", "store", "key",
    "manager", "toolbar", "chip", "pill", "bar",
  ]
}

extension String {
  /// `settings` for `menu.settings` and `settings.title`: what a key names, and not what it is filed under.
  fileprivate var lastKeyComponent: String? {
    guard contains("."), !contains(" "), !hasSuffix(".") else { return nil }
    let components = split(separator: ".")
    guard let last = components.last else { return nil }
    if ["title", "label", "button", "name", "text"].contains(last.lowercased()), components.count > 1 {
      return String(components[components.count - 2])
    }
    return String(last)
  }
}
