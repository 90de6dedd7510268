/// Entries of Info.plists that stand in one file, and the apps that they are built into.
struct InfoPlistPlace {
  /// At least one.
  var apps: [AppBundle]
  /// The build configurations of the first app that use the entries; empty names for forms that know none.
  var configurations: [String]
  var part: BundledInfoPlist.Part

  func location(_ span: Span?) -> Location {
    span.map { Location(part.file, $0) } ?? Location(part.file, Span(at: 0))
  }

  func keyLocation(_ entry: PropertyListDictionary.Entry) -> Location {
    location(entry.keyTextSpan ?? entry.keySpan ?? entry.value.span)
  }

  func valueLocation(_ entry: PropertyListDictionary.Entry) -> Location {
    location(entry.value.span ?? entry.keyTextSpan)
  }

  /// Whether the entries are a property list of their own, as opposed to a piece of a project file.
  var isPropertyList: Bool { part.document != nil }

  /// Whether all of the list could be read. Nothing is changed in a broken one: a merge conflict, for instance, has two
  /// sides.
  var isSound: Bool { part.document?.problem == nil }

  /// Writes another value in the place of one: as an element of a property list, or as a literal of a project file.
  func replacing(_ entry: PropertyListDictionary.Entry, with value: Bool, in context: RuleContext) -> FileEdit? {
    guard isSound, let span = entry.value.span, let text = context.snapshot.text(of: part.file) else { return nil }
    if isPropertyList {
      guard let edit = entry.value.replacement(with: .boolean(value), in: text) else { return nil }
      return FileEdit(file: part.file, span: edit.span, newText: edit.newText)
    }
    guard ProjectFileKind(part.file) != .xcodeProject else { return nil }
    let between = entry.keyTextSpan.map { text.string(in: Span($0.upper, max(span.lower, $0.upper))) } ?? ""
    // `&anchor` and `!!str` say more than the value.
    guard !between.contains("&"), !between.contains("!") else { return nil }
    let space = span.isEmpty && between.hasSuffix(":") ? " " : ""
    return FileEdit(file: part.file, span: span, newText: space + (value ? "true" : "false"))
  }

  /// Takes an entry out.
  func removing(_ entry: PropertyListDictionary.Entry) -> FileEdit? {
    guard isSound, let span = entry.entrySpan, ProjectFileKind(part.file) != .xcodeProject else { return nil }
    return FileEdit(file: part.file, span: span, newText: "")
  }
}

extension RuleContext {
  /// The entries of apps' Info.plists that are written in the file. What several apps or configurations share is told
  /// once.
  var infoPlistPlaces: [InfoPlistPlace] {
    var places: [InfoPlistPlace] = []
    for app in apps {
      for configuration in app.configurations {
        for part in configuration.infoPlist.parts where part.file == file {
          guard let known = places.firstIndex(where: { $0.part.isSame(as: part) }) else {
            places.append(InfoPlistPlace(apps: [app], configurations: [configuration.name], part: part))
            continue
          }
          if !places[known].apps.contains(where: { $0.number == app.number }) { places[known].apps.append(app) }
          if places[known].apps[0].number == app.number { places[known].configurations.append(configuration.name) }
        }
      }
    }
    return places
  }

  /// Whether the code of an app declares a scene for Assistive Access, or routes its role in UIKit.
  func setsUpScene(_ app: AppBundle) -> Bool {
    files(of: app).contains {
      !snapshot.conclusions.sceneFacts[$0].scenes.isEmpty || snapshot.conclusions.sceneFacts[$0].routesRole
    }
  }

  /// The scenes for Assistive Access that an app declares, as places in the sources.
  func sceneLocations(of app: AppBundle) -> [Location] {
    sceneFacts(of: app).scenes.compactMap { scene in
      resolver.body(of: scene.declaration).map {
        location($0.elements[scene.element].nameSpan, in: scene.declaration)
      }
    }
  }

  /// Whether several apps are known, so that messages have to say which one is meant.
  func named(_ app: AppBundle) -> String {
    app.target == nil ? "the app's Info.plist" : "the Info.plist of '\(app.name)'"
  }
}

extension BundledInfoPlist.Part {
  fileprivate func isSame(as other: BundledInfoPlist.Part) -> Bool {
    file == other.file && dictionary.openingTagSpan == other.dictionary.openingTagSpan
      && dictionary.entries == other.dictionary.entries
  }
}
