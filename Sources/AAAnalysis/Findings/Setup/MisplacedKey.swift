/// A key of Assistive Access that stands where the system does not look for it.
struct MisplacedKey {
  enum Place: Equatable {
    /// Inside the dictionary of another key of the app's Info.plist.
    case nested(in: String)
    /// In the Info.plist of something else: an extension, a framework, a test bundle, a watch app.
    case otherProduct(String)
    /// In `InfoPlist.strings`, which translates values.
    case strings
    /// In entitlements.
    case entitlements
  }

  var place: Place
  var entry: PropertyListDictionary.Entry
  var location: Location
}

extension RuleContext {
  /// Keys of Assistive Access inside other dictionaries of a piece of an app's Info.plist.
  func nestedKeys(in part: BundledInfoPlist.Part) -> [MisplacedKey] {
    part.dictionary.entries.flatMap { entry in
      entry.value.nestedEntries(named: AssistiveKey.all).compactMap { nested in
        (nested.keyTextSpan ?? nested.value.span).map {
          MisplacedKey(place: .nested(in: entry.key), entry: nested, location: Location(part.file, $0))
        }
      }
    }
  }

  /// Keys of Assistive Access in a property list that is no app's Info.plist.
  var keysOfOtherProducts: [MisplacedKey] {
    guard let document = snapshot.propertyList(file), let place = otherProduct(document) else { return [] }
    return AssistiveKey.all.compactMap { key in
      guard let entry = document[key], let span = entry.keyTextSpan else { return nil }
      return MisplacedKey(place: place, entry: entry, location: Location(file, span))
    }
  }

  /// What a property list belongs to, if it certainly is no app's Info.plist.
  private func otherProduct(_ document: PropertyListDocument) -> MisplacedKey.Place? {
    if file.name.hasSuffix(".strings") { return .strings }
    if file.name.hasSuffix(".entitlements") { return .entitlements }
    let owners = snapshot.bundles.projects.descriptions.flatMap(\.targets).filter {
      $0.namedPropertyLists.contains(file)
    }
    if !owners.isEmpty {
      guard let owner = owners.first, !owners.contains(where: { $0.isMobileApp || $0.platforms.isEmpty }) else {
        return nil
      }
      return .otherProduct(owner.productType.description(on: owner.platforms) + " '\(owner.name)'")
    }
    if document["NSExtension"] != nil || document["EXAppExtensionAttributes"] != nil {
      return .otherProduct("an app extension")
    }
    if ["WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"].contains(where: { document[$0] != nil }) {
      return .otherProduct("a watch app")
    }
    if document["CFBundlePackageType"]?.value.string == "FMWK" { return .otherProduct("a framework") }
    return nil
  }
}

extension PropertyListValue {
  fileprivate func nestedEntries(named names: [String]) -> [PropertyListDictionary.Entry] {
    switch content {
    case .dictionary(let dictionary):
      dictionary.entries.flatMap { entry in
        (names.contains(entry.key) ? [entry] : []) + entry.value.nestedEntries(named: names)
      }
    case .array(let values): values.flatMap { $0.nestedEntries(named: names) }
    case .string, .integer, .real, .boolean, .date, .data: []
    }
  }
}

extension ProductType {
  fileprivate func description(on platforms: Set<Platform>) -> String {
    switch self {
    case .application: platforms.contains(.macOS) ? "the Mac app" : "the app for another platform"
    case .appClip: "the App Clip"
    case .appExtension: "the extension"
    case .watchApp: "the watch app"
    case .library: "the framework"
    case .tests: "the test bundle"
    case .other: "the target"
    }
  }
}
