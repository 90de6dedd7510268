// What Xcode calls products, SDKs and settings.

extension ProductType {
  /// - Parameter xcodeIdentifier: `com.apple.product-type.application`
  init(xcodeIdentifier: String) {
    let prefix = "com.apple.product-type."
    let type = xcodeIdentifier.hasPrefix(prefix) ? xcodeIdentifier.dropFirst(prefix.count) : xcodeIdentifier[...]
    switch type {
    case "application": self = .application
    case "application.on-demand-install-capable": self = .appClip
    // They carry another app and have no code themselves.
    case "application.messages", "application.watchapp2-container": self = .other
    case "messages-extension", "tv-app-extension", "extensionkit-extension", "xcode-extension",
      "app-extension.messages-sticker-pack":
      self = .appExtension
    case "bundle.unit-test", "bundle.ui-testing", "bundle.multi-device-ui-testing", "bundle.ocunit-test":
      self = .tests
    default:
      if type.hasPrefix("application.watchapp") || type.hasPrefix("watchkit") {
        self = .watchApp
      } else if type.hasPrefix("app-extension") {
        self = .appExtension
      } else if type.hasPrefix("framework") || type.hasPrefix("library") {
        self = .library
      } else {
        self = .other
      }
    }
  }
}

extension Platform {
  /// The names of the SDKs, that of the devices first.
  var xcodeSDKs: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .macOS: ["macosx"]
    case .tvOS: ["appletvos", "appletvsimulator"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .visionOS: ["xros", "xrsimulator"]
    }
  }

  /// The setting that says the lowest version.
  var xcodeDeploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// - Parameter xcodeSDK: `iphoneos`, `iphonesimulator26.0`; of a path the name at its end.
  init?(xcodeSDK: some StringProtocol) {
    let name = FileID(String(xcodeSDK)).name.lowercased().prefix { $0.isLetter }
    guard let platform = Self.allCases.first(where: { $0.xcodeSDKs.contains(String(name)) }) else { return nil }
    self = platform
  }
}
