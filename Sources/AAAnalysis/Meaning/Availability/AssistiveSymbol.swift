/// A symbol of Apple's that is about Assistive Access, and the versions that it came with.
enum AssistiveSymbol: Hashable, Sendable {
  /// `AssistiveAccess { … }`
  case scene
  /// `.assistiveAccessNavigationIcon(…)`
  case navigationIcon
  /// `.windowAssistiveAccessApplication`
  case sessionRole
  /// `UIHostingSceneDelegate`
  case hostingDelegate
  /// `#Preview(traits: .assistiveAccess)`
  case previewTrait
  /// `\.accessibilityAssistiveAccessEnabled`
  case flagKey
  /// `AccessibilitySettings.isAssistiveAccessEnabled`
  case flagSetting

  var name: String {
    switch self {
    case .scene: "AssistiveAccess"
    case .navigationIcon: NavigationIcons.iconModifier
    case .sessionRole: "windowAssistiveAccessApplication"
    case .hostingDelegate: "UIHostingSceneDelegate"
    case .previewTrait: "assistiveAccess"
    case .flagKey: "accessibilityAssistiveAccessEnabled"
    case .flagSetting: "isAssistiveAccessEnabled"
    }
  }

  var isFlag: Bool { self == .flagKey || self == .flagSetting }

  /// The first version of each platform that has the symbol, in the order in which a check names them. Platforms that
  /// do not have it at all are left out, and so is the television for the delegate: its first version is not certain.
  var introduced: [(platform: Platform, version: PlatformVersion)] {
    switch self {
    case .scene, .navigationIcon, .previewTrait:
      Platform.allCases.map { ($0, PlatformVersion(26)) }
    case .sessionRole:
      [(.iOS, PlatformVersion(26)), (.tvOS, PlatformVersion(26)), (.visionOS, PlatformVersion(26))]
    case .hostingDelegate:
      [(.iOS, PlatformVersion(26)), (.visionOS, PlatformVersion(26))]
    case .flagKey, .flagSetting:
      [
        (.iOS, PlatformVersion(18)), (.macOS, PlatformVersion(15)), (.tvOS, PlatformVersion(18)),
        (.watchOS, PlatformVersion(11)), (.visionOS, PlatformVersion(2)),
      ]
    }
  }
}

/// A place in a file that names a symbol. All spans are UTF-8 spans of the file.
struct SymbolUse: Equatable, Sendable {
  var symbol: AssistiveSymbol
  /// The name alone.
  var span: Span
  /// What is certain at the place.
  var certain: CertainVersions
  /// The use, as an index into the list of all uses, whose guard would guard this one too.
  var enclosing: Int?
  /// What a guard would be put around: the scene with its modifiers, the modifier, the preview, the declaration.
  var whole: Span
  /// Where the conditions of the `if` or `guard` begin that the use is one of, if it can be left out of a check where
  /// the symbol does not exist: `if role == .windowAssistiveAccessApplication`.
  var conditionStart: Int?
  /// Whether an `if` may stand around `whole`.
  var isSceneStatement = false
}
