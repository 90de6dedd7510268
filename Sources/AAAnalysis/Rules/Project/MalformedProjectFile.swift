/// Source of the advice: the property list and project file formats that Xcode, XcodeGen, Tuist and SwiftPM accept.
struct MalformedProjectFile: Rule {
  let id = "malformed-project-file"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference(
    title: "Information Property List, Apple’s documentation",
    url: "https://developer.apple.com/documentation/bundleresources/information-property-list")
  let tags = ["plist", "project", "setup"]
  let explanation = Explanation(
    what: "An Info.plist, or a file that says what the app is built from, cannot be read, or not to its end.",
    why: """
      Whether the app supports Assistive Access stands in these files. What cannot be read is not checked, and the \
      build may read it otherwise than it was meant, or not at all.
      """,
    instead: "Mend what is named; `plutil -lint` tells whether a property list is well-formed.")

  func reports(in context: RuleContext) -> [Report] { propertyListReports(context) + projectReports(context) }

  private func propertyListReports(_ context: RuleContext) -> [Report] {
    let file = context.file
    guard let document = context.snapshot.propertyList(file), let problem = document.problem,
      context.snapshot.bundles.namedPropertyLists.contains(file) || file.isNamedInfoPlist
        || context.snapshot.isOpen(file)
    else { return [] }
    if let conflict = context.snapshot.text(of: file)?.mergeConflict {
      return [
        Report(
          "this is an unresolved merge conflict, so the property list cannot be read; resolve it",
          at: Location(file, conflict))
      ]
    }
    return [Report(problem.message, at: Location(file, problem.span ?? Span(at: 0)))]
  }

  private func projectReports(_ context: RuleContext) -> [Report] {
    context.snapshot.bundles.projects.descriptions.flatMap(\.problems)
      .filter { $0.location.file == context.file }
      .map { Report($0.message, at: $0.location) }
  }

  let examples = [
    Example(
      "a value without its key",
      """
      //- Paint/Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key>
        <string>Paint</string>
        <true/>
        <!-- <- warning: this boolean has no key, so it was passed over; write '<key>…</key>' before it -->
      </dict>
      </plist>
      """),
    Example(
      "an element that is never closed",
      """
      //- Paint/Paint-Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <!-- <- warning: '<dict>' is never closed, so the rest of the file was read as part of it; add '</dict>' -->
        <key>UISupportsAssistiveAccess</key>
        <true/>
      """),
    Example(
      "lists that are well-formed, are made whole by the build, or are not the app's",
      """
      //- Paint/Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME)</string>
      </dict>
      </plist>
      //- Paint/Beta/Info.plist
      <plist version="1.0">
      <dict>
      #if BETA
        <key>CFBundleName</key>
        <string>Paint Beta</string>
      #else
        <key>CFBundleName</key>
      #endif
      </dict>
      </plist>
      //- Paint/Resources/Palette.plist
      <plist version="1.0"><dict><key>AssistiveAccess</key></dict>
      """),
  ]
}
