/// Source of the advice: the list of keys that the build system generates, `generatedInfoPlistKeys` of swift-build, as of
/// its revision 41aee626.
struct InfoplistBuildSettingIgnored: Rule {
  let id = "infoplist-build-setting-ignored"
  let group = RuleGroup.project
  let severity = Severity.error
  let reference = Reference(
    title: "swift-build, the build system of Xcode", url: "https://github.com/swiftlang/swift-build")
  let tags = ["plist", "setup", "build-settings"]
  let explanation = Explanation(
    what: "A build setting `INFOPLIST_KEY_…` is meant to write a key of Assistive Access into the Info.plist.",
    why: """
      Xcode makes Info.plist entries only from the settings on a fixed list, and neither key of Assistive Access is on it \
      (as of revision 41aee626 of swift-build; a later Xcode may add them). Any other `INFOPLIST_KEY_` setting is \
      ignored without a warning, so the built app does not have the key.
      """,
    instead: """
      Put the key in a property list that the target names in `INFOPLIST_FILE`; with `GENERATE_INFOPLIST_FILE` the two \
      are merged.
      """)
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let settings = Set(context.snapshot.bundles.projects.descriptions.flatMap(\.assistiveSettings))
      .filter { $0.location.file == context.file }
    return settings.sorted { $0.location < $1.location }.map { setting in
      Report(
        "there is no build setting '\(setting.name)', and Xcode ignores it, so the app's Info.plist does not get the key; put "
          + "it in a property list named by INFOPLIST_FILE", at: setting.location,
        fixes: fix(setting, context).map { [$0] } ?? [])
    }
  }

  /// Takes all assignments of the setting out, and gives the key to the apps that were to get it.
  private func fix(_ setting: BuildSettingAssignment, _ context: RuleContext) -> Fix? {
    let key = String(setting.name.dropFirst("INFOPLIST_KEY_".count))
    let apps = context.apps.filter { context.ignoredSettings(for: key, of: $0).contains(setting) }
    let all = Set(apps.flatMap { context.ignoredSettings(for: key, of: $0) } + [setting])
      .sorted { $0.location < $1.location }
    // A statement that cannot be taken out whole is left to its author.
    guard all.allSatisfy({ !$0.removalSpan.isEmpty }) else { return nil }
    var edits: [FileEdit] = []
    for setting in all {
      let edit = removal(of: setting, context)
      if !edits.contains(edit) { edits.append(edit) }
    }
    let isWanted = AssistiveKey.all.contains(key) && ["YES", "true", "1"].contains(setting.value)
    guard isWanted else {
      return Fix(title: "Remove the setting", safety: .safe, edits: edits)
    }
    let lacking = apps.filter { !$0.mentions(key) }
    if lacking.isEmpty { return Fix(title: "Remove the setting", safety: .safe, edits: edits) }
    guard lacking.count == 1, let addition = PlistKeyFix(key, for: lacking[0], context) else { return nil }
    return Fix(
      title: "Remove the setting and put the key in \(addition.place)", safety: .safe,
      edits: edits.replacingRemovedLines(addition.edits),
      creates: addition.creates)
  }
}

extension InfoplistBuildSettingIgnored {
  /// In Swift a dictionary without its only entry is `[:]`.
  private func removal(of setting: BuildSettingAssignment, _ context: RuleContext) -> FileEdit {
    let file = setting.location.file
    let whole = FileEdit(file: file, span: setting.removalSpan, newText: "")
    guard file.name.hasSuffix(".swift"), let bytes = context.snapshot.text(of: file)?.bytes else { return whole }
    let before = bytes[..<min(setting.removalSpan.lower, bytes.count)].lastIndex { !ByteCursor.isSpace($0) }
    let after = bytes[min(setting.removalSpan.upper, bytes.count)...].firstIndex {
      !ByteCursor.isSpace($0) && $0 != UInt8(ascii: ",")
    }
    guard let before, let after, bytes[before] == UInt8(ascii: "["), bytes[after] == UInt8(ascii: "]") else {
      return whole
    }
    return FileEdit(file: file, span: Span(before + 1, after), newText: ":")
  }
}

extension [FileEdit] {
  /// These removals of whole lines with other edits. New lines that were to stand behind a line that is removed take its
  /// place.
  fileprivate func replacingRemovedLines(_ additions: [FileEdit]) -> [FileEdit] {
    var result = self
    for addition in additions {
      let removal = result.firstIndex { removal in
        removal.file == addition.file && removal.newText.isEmpty && addition.span.isEmpty
          && removal.span.lower < addition.span.lower && addition.span.lower < removal.span.upper
      }
      guard let removal else {
        result.append(addition)
        continue
      }
      let lines = addition.newText.splitKeepingLineEnds()
      let newline = lines.first.map { $0.trimmed.isEmpty ? $0 : "\n" } ?? "\n"
      result[removal].newText = lines.dropFirst(lines.first == newline ? 1 : 0).joined() + newline
    }
    return result
  }
}
