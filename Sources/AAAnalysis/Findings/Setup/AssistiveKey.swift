/// The two Info.plist keys of Assistive Access, and what is written by mistake in their place.
enum AssistiveKey {
  static let all = [AppBundle.sceneKey, AppBundle.fullScreenKey]

  /// Names that are none, seen in notes and projects, too far from the right ones to be typing mistakes.
  private static let inventions = [
    "UISupportsAssistiveAccessMode": AppBundle.sceneKey,
    "UIAssistiveAccessSupported": AppBundle.sceneKey,
    "NSSupportsAssistiveAccess": AppBundle.sceneKey,
    "UISupportsFullscreenInAssistiveAccess": AppBundle.fullScreenKey,
    "UISupportsFullScreenAssistiveAccess": AppBundle.fullScreenKey,
  ]

  /// The key that was probably meant by a name that is none of the two; nil if it is, and if it means something else.
  static func meant(by name: String) -> String? {
    guard !all.contains(name) else { return nil }
    if let key = inventions[name] { return key }
    let lowercased = name.lowercased()
    return all.first { key in
      guard abs(key.utf8.count - name.utf8.count) <= 3 else { return false }
      return key.lowercased() == lowercased || key.editDistance(to: name) <= 3
    }
  }
}
