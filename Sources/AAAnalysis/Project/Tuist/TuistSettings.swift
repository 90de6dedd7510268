/// The build settings of a manifest.
struct TuistSettings {
  private(set) var configurationFiles: ConfigurationFileReader
  private var found: [BuildSettingAssignment] = []

  init(_ files: ProjectFiles) {
    configurationFiles = ConfigurationFileReader(files)
  }

  /// What holds for a target in all its configurations.
  struct Values {
    var settings: BuildSettings
    /// Whether settings of single configurations, or code, say where the Info.plist is.
    var hasUnknownPlist: Bool
  }

  /// Settings that name Assistive Access, in the manifest and in the `.xcconfig` files that it names.
  var assistive: [BuildSettingAssignment] {
    var assignments: [BuildSettingAssignment] = []
    for assignment in found {
      if let same = assignments.firstIndex(where: { $0.location == assignment.location }) {
        // Shared by several targets.
        assignments[same].targets.formUnion(assignment.targets)
      } else {
        assignments.append(assignment)
      }
    }
    return assignments + configurationFiles.assistiveSettings.map { $0.assignment(for: []) }
  }

  mutating func note(
    _ value: ManifestExpression?, of target: String?, _ manifest: inout TuistManifest, _ files: ProjectFiles
  ) {
    guard let call = settingsCall(value, &manifest) else { return }
    for dictionary in dictionaries(call, &manifest) {
      for setting in manifest.settings(dictionary, files).settings where setting.isAssistive {
        found.append(setting.assignment(for: target.map { [$0] } ?? []))
      }
    }
    for path in configurations(call, &manifest).compactMap({ $0["xcconfig"] }) {
      if let path = manifest.path(path) { _ = configurationFiles.layer(FileID(path)) }
    }
  }

  mutating func values(
    of target: ManifestCall, in project: ManifestCall, name: String, _ manifest: inout TuistManifest
  ) -> Values {
    var layers: [BuildSettingsLayer] = []
    var hasUnknownPlist = false
    for value in [project["settings"], target["settings"]] {
      guard let value else { continue }
      guard let call = settingsCall(value, &manifest) else {
        if manifest.evaluator.resolved(value).expression.kind != .nil { hasUnknownPlist = true }
        continue
      }
      if let base = call["base"].map({ manifest.evaluator.dictionary($0, as: "SettingsDictionary") }) {
        if !base.isComplete { hasUnknownPlist = true }
        layers.append(manifest.settings(base, nil))
      }
      let configurations = configurations(call, &manifest)
      let special =
        configurations.compactMap { $0["settings"] } + [call["debug"], call["release"]].compactMap { $0 }
      for value in special {
        let dictionary = manifest.evaluator.dictionary(value, as: "SettingsDictionary")
        let names = manifest.settings(dictionary, nil).settings.map(\.name)
        if !dictionary.isComplete || names.contains("INFOPLIST_FILE") { hasUnknownPlist = true }
      }
      if configurations.contains(where: { $0["xcconfig"] != nil }) { hasUnknownPlist = true }
    }
    let settings = BuildSettings(
      configuration: "", layers: layers,
      builtIn: [
        "SRCROOT": XcodeProject.sourceRootMarker, "SOURCE_ROOT": XcodeProject.sourceRootMarker,
        "PROJECT_DIR": XcodeProject.sourceRootMarker, "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name,
      ])
    return Values(settings: settings, hasUnknownPlist: hasUnknownPlist)
  }

  private func settingsCall(_ value: ManifestExpression?, _ manifest: inout TuistManifest) -> ManifestCall? {
    guard let value, let call = manifest.evaluator.resolved(value, as: "Settings").call,
      call.makes("settings", of: "Settings") || call.initialises("Settings")
    else { return nil }
    return call
  }

  private func configurations(_ call: ManifestCall, _ manifest: inout TuistManifest) -> [ManifestCall] {
    guard let list = call["configurations"] else { return [] }
    var calls: [ManifestCall] = []
    for element in manifest.evaluator.list(list, as: "Configuration").elements {
      if let call = manifest.evaluator.resolved(element, as: "Configuration").call { calls.append(call) }
    }
    return calls
  }

  private func dictionaries(_ call: ManifestCall, _ manifest: inout TuistManifest) -> [ManifestDictionary] {
    let values =
      [call["base"], call["debug"], call["release"]] + configurations(call, &manifest).map { $0["settings"] }
    var dictionaries: [ManifestDictionary] = []
    for value in values.compactMap({ $0 }) {
      dictionaries.append(manifest.evaluator.dictionary(value, as: "SettingsDictionary"))
    }
    return dictionaries
  }
}

extension TuistManifest {
  /// The assignments in a dictionary, as far as their names are told.
  ///
  /// - Parameter files: where texts are found; without it the place to remove is only the entry itself.
  mutating func settings(_ dictionary: ManifestDictionary, _ files: ProjectFiles?) -> BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    for literal in dictionary.literals {
      for element in literal.elements {
        guard let key = evaluator.string(literal.place.part(element.key)) else { continue }
        let value = literal.place.part(element.value)
        let span = Span(element.key.span.lower, element.value.span.upper).shifted(by: literal.place.origin)
        let text = files?.text(literal.place.file)
        layer.append(
          BuildSetting(
            key: key.text, value: settingText(value) ?? "$(CODE)", nameLocation: key.location,
            valueLocation: value.location,
            removalSpan: text.map { ManifestInsertion($0).removalSpan(of: span) } ?? span))
      }
    }
    return layer
  }

  private mutating func settingText(_ value: ManifestExpression) -> String? {
    let resolved = evaluator.resolved(value, as: "SettingValue")
    if case .boolean(let isOn) = resolved.expression.kind { return isOn ? "YES" : "NO" }
    if let text = evaluator.string(resolved)?.text { return text }
    if let call = resolved.call, let inner = call.firstUnlabelled ?? call["stringLiteral"] {
      return evaluator.string(inner)?.text
    }
    let (strings, isComplete) = evaluator.strings(resolved)
    return isComplete ? strings.map(\.text).joined(separator: " ") : nil
  }
}
