/// Whether an `#if` condition holds in a debug and in a release build for an iOS device; nil where the source does
/// not say.
struct BuildTruth: Equatable {
  var debug: Bool?
  var release: Bool?

  static let always = BuildTruth(true)
  static let never = BuildTruth(false)
  static let unknown = BuildTruth(debug: nil, release: nil)
  static let debugOnly = BuildTruth(debug: true, release: false)

  init(debug: Bool?, release: Bool?) {
    self.debug = debug
    self.release = release
  }

  init(_ value: Bool) {
    self.init(debug: value, release: value)
  }

  init(canImport module: String) {
    if Self.absentModules.contains(module) {
      self = .never
    } else {
      self = Self.presentModules.contains(module) ? .always : .unknown
    }
  }

  var inverted: BuildTruth { BuildTruth(debug: debug.map(!), release: release.map(!)) }

  func and(_ other: BuildTruth) -> BuildTruth {
    BuildTruth(debug: Self.and(debug, other.debug), release: Self.and(release, other.release))
  }

  func or(_ other: BuildTruth) -> BuildTruth { inverted.and(other.inverted).inverted }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  var activity: BuildCondition.Activity {
    switch release {
    case true?: .active
    case false?: debug == false ? .inactive : .debugOnly
    case nil: .unknown
    }
  }

  /// Modules of Apple's that an iOS app cannot import.
  private static let absentModules: Set<String> = [
    "AppKit", "Carbon", "ClockKit", "Cocoa", "DiskArbitration", "FinderSync", "Glibc", "InputMethodKit",
    "InstantMessage", "Musl", "Quartz", "ScreenSaver", "TVMLKit", "TVUIKit", "WatchKit", "WinSDK", "XCPlugin",
    "CompositorServices", "Android", "Bionic", "WASILibc",
  ]

  /// Modules that every iOS app can import; others may or may not be there.
  private static let presentModules: Set<String> = [
    "ActivityKit", "AppIntents", "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit",
    "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreText", "CryptoKit", "Darwin", "EventKit", "Foundation", "GameKit", "HealthKit", "HomeKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "Observation", "ObjectiveC", "OSLog", "os", "PassKit", "PDFKit", "PencilKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security",
    "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TipKit",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WebKit",
    "WidgetKit",
  ]
}
