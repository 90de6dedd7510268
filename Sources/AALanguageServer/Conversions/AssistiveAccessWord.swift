import AAAnalysis

/// A name of Apple's interfaces for Assistive Access, explained in our words.
struct AssistiveAccessWord: Sendable {
  var name: String
  var availability: String
  var text: String
  var linkTitle = "Apple’s documentation"
  var url: String

  private static let documentation = "https://developer.apple.com/documentation/"

  static let all: [AssistiveAccessWord] = [
    AssistiveAccessWord(
      name: "AssistiveAccess", availability: "SwiftUI scene, iOS and iPadOS 26",
      text: """
        The scene that people see who use Assistive Access, instead of `WindowGroup`. Buttons, lists and navigation \
        titles in it take the large style of Assistive Access by themselves. Its content should offer the one or two \
        features that matter most. It needs `UISupportsAssistiveAccess` in the Info.plist.
        """,
      url: documentation + "swiftui/assistiveaccess"),
    AssistiveAccessWord(
      name: "assistiveAccessNavigationIcon", availability: "SwiftUI view modifier, iOS and iPadOS 26",
      text: """
        Names the picture that Assistive Access shows beside the navigation title, as `systemImage:` or as an `Image`. \
        Every navigation title should have one. Outside the Assistive Access scene it does nothing.
        """,
      url: documentation + "swiftui/view/assistiveaccessnavigationicon(systemimage:)"),
    AssistiveAccessWord(
      name: "accessibilityAssistiveAccessEnabled", availability: "SwiftUI environment value, iOS and iPadOS 18",
      text: """
        Whether Assistive Access is in use. It does not change while the process lives, and it can only be read. \
        A scene of its own, `AssistiveAccess`, is the better place for what differs much.
        """,
      url: documentation + "swiftui/environmentvalues/accessibilityassistiveaccessenabled"),
    AssistiveAccessWord(
      name: "isAssistiveAccessEnabled", availability: "AccessibilitySettings, iOS and iPadOS 18",
      text: """
        `AccessibilitySettings.isAssistiveAccessEnabled` tells code without a SwiftUI environment whether Assistive \
        Access is in use; it needs `import Accessibility`. It does not change while the process lives, so there is no \
        notification to observe.
        """,
      url: documentation + "accessibility/accessibilitysettings/isassistiveaccessenabled"),
    AssistiveAccessWord(
      name: "windowAssistiveAccessApplication", availability: "UISceneSession.Role, iOS and iPadOS 26",
      text: """
        The role of the session that a UIKit app is asked to configure in Assistive Access. Set the scene delegate with \
        the `AssistiveAccess` scene, a `UIHostingSceneDelegate`, for this role only, and leave all others as they are.
        """,
      url: documentation + "uikit/uiscenesession/role-swift.struct/windowassistiveaccessapplication"),
    AssistiveAccessWord(
      name: "assistiveAccess", availability: "PreviewTrait, iOS and iPadOS 26",
      text: """
        Shows a preview as Assistive Access would: `#Preview(traits: .assistiveAccess) { … }`. It does not make the app \
        support Assistive Access.
        """,
      url: documentation + "developertoolssupport/previewtrait/assistiveaccess"),
    AssistiveAccessWord(
      name: "UISupportsAssistiveAccess", availability: "Info.plist key, Boolean, iOS and iPadOS 26",
      text: """
        Says that the app has an experience of its own for Assistive Access: it is listed as optimised and fills the \
        screen. Add the `AssistiveAccess` scene with it. Xcode has no build setting for this key, so it must stand in \
        a property list.
        """,
      url: documentation + "bundleresources/information-property-list/uisupportsassistiveaccess"),
    AssistiveAccessWord(
      name: "UISupportsFullScreenInAssistiveAccess", availability: "Info.plist key, Boolean, iOS and iPadOS 17",
      text: """
        Shows the app as it is on the whole screen above the Back button, for apps that were designed for people with \
        cognitive disabilities from the start. For all others the `AssistiveAccess` scene is the better way.
        """,
      url: documentation + "bundleresources/information-property-list/uisupportsfullscreeninassistiveaccess"),
  ]

  /// A build setting that looks as if it wrote a key into the Info.plist.
  private static func ignoredSetting(_ name: String) -> AssistiveAccessWord? {
    let prefix = "INFOPLIST_KEY_"
    let key = String(name.dropFirst(prefix.utf8.count))
    guard name.hasPrefix(prefix), let word = all.first(where: { $0.name == key && $0.isPropertyListKey }) else {
      return nil
    }
    return AssistiveAccessWord(
      name: name, availability: "build setting, ignored",
      text: """
        Xcode writes only the keys that it has a list of from `INFOPLIST_KEY_…` settings into an Info.plist, and \
        `\(key)` is not among them: the setting is passed over in silence. Write the key into a property list, and \
        name that in `INFOPLIST_FILE`; this goes together with `GENERATE_INFOPLIST_FILE`.
        """,
      url: word.url)
  }

  private var isPropertyListKey: Bool { name.hasPrefix("UISupports") }

  /// The word that stands at a UTF-8 offset, and where.
  static func word(at offset: Int, in text: SourceText) -> (word: AssistiveAccessWord, span: Span)? {
    guard let span = text.word(at: offset) else { return nil }
    let name = text.string(in: span)
    guard let word = all.first(where: { $0.name == name }) ?? ignoredSetting(name) else { return nil }
    // Any variable may be called like the trait, but only a trait begins with a dot.
    let isMember = span.lower > 0 && text.bytes[span.lower - 1] == UInt8(ascii: ".")
    return name == "assistiveAccess" && !isMember ? nil : (word, span)
  }
}
