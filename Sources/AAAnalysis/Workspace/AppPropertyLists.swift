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

  /// The lists of the app that a Swift file belongs to: those that share the most folders with it.
  public func lists(near file: FileID) -> [List] {
    let scores = lists.map { $0.file.sharedFolders(with: file) }
    guard let best = scores.max() else { return [] }
    return zip(lists, scores).filter { $0.1 == best }.map(\.0)
  }

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

extension FileID {
  /// How many folders, from the root on, two files have in common.
  fileprivate func sharedFolders(with other: FileID) -> Int {
    zip(folder.split(separator: "/"), other.folder.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
