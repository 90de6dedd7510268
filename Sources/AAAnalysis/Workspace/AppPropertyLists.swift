/// The property lists of the app, where no project file says which they are: the `Info.plist` files of the
/// workspace that are not an extension's, a watch app's, a framework's or a test bundle's.
public struct AppPropertyLists: Sendable {
  public struct List: Sendable {
    public var file: FileID
    public var document: PropertyListDocument
  }

  public let lists: [List]

  public static let sceneKey = "UISupportsAssistiveAccess"
  public static let fullScreenKey = "UISupportsFullScreenInAssistiveAccess"

  public init(_ snapshot: Snapshot) {
    lists = snapshot.propertyLists.compactMap { file in
      guard let document = snapshot.propertyList(file), Self.isApp(document, file) else { return nil }
      return List(file: file, document: document)
    }
  }

  /// Whether every list could be read whole, so that a key that is not found is not there.
  public var areComplete: Bool { lists.allSatisfy(\.document.isComplete) }

  private static func isApp(_ document: PropertyListDocument, _ file: FileID) -> Bool {
    let foreign = [
      "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier",
      "LSMinimumSystemVersion",
    ]
    if foreign.contains(where: { document[$0] != nil }) { return false }
    if let type = document["CFBundlePackageType"]?.value.string, ["FMWK", "BNDL", "XPC!"].contains(type) {
      return false
    }
    let folders = file.folder.split(separator: "/")
    if let last = folders.last, last.hasSuffix("Tests") || last.hasSuffix("Test") { return false }
    return !folders.contains { $0.hasSuffix(".framework") || $0.hasSuffix(".bundle") || $0.hasSuffix(".xcassets") }
  }
}
