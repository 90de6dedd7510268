/// What to do first for an app that does nothing for Assistive Access yet.
public struct AuditFirstStep: Sendable, Equatable {
  /// A sentence without a full stop.
  public var text: String
  /// What to write, line by line; empty if it is nothing to write.
  public var code: String

  init(_ text: String, code: [String] = []) {
    self.text = text
    self.code = code.joined(separator: "\n")
  }
}

extension AuditFirstStep {
  /// From nothing to a first scene, as an app has to write it.
  ///
  /// - Parameter app: nil if no project says what is built.
  static func all(for app: AppBundle?) -> [AuditFirstStep] {
    let oldest = app?.target.flatMap(oldestSystem).flatMap { $0 < PlatformVersion(26) ? $0 : nil }
    let availability = oldest == nil ? [] : ["@available(iOS 26.0, *)"]
    return [
      AuditFirstStep("Ask people what they need this app for, and choose the one or two things that matter most"),
      AuditFirstStep("See what people run into today: judge the app's own screens with `audit --scope all`"),
      AuditFirstStep(
        "Write a first screen with these things; here `PhotosView` stands for a view of your app",
        code: availability + home
      ),
      AuditFirstStep(
        "Show it in a scene of its own, behind the `WindowGroup` in the `body` of the app. The scene needs iOS 26"
          + (oldest.map { ", and the app runs on iOS \($0) too, so it stands in a check" } ?? ""),
        code: scene(isChecked: oldest != nil)),
      AuditFirstStep(
        app?.target?.form == .playground
          ? "Say that the app has one: in a property list, such as `AdditionalInfo.plist`, that "
            + "`additionalInfoPlistContentFilePath` of `.iOSApplication` in `Package.swift` names"
          : "Say in the Info.plist of the app that it has one",
        code: ["<key>\(AppBundle.sceneKey)</key>", "<true/>"]),
      AuditFirstStep(
        "Look at it while you write it",
        code: availability + ["#Preview(traits: .assistiveAccess) {", "  AlbumHome()", "}"]),
      AuditFirstStep("Run `audit` again, and try the app on a device"),
    ]
  }

  private static func oldestSystem(_ target: BuildTarget) -> PlatformVersion? {
    target.configurations.compactMap { $0.deploymentTargets[.iOS]?.version }.min()
  }

  private static func scene(isChecked: Bool) -> [String] {
    let scene = ["AssistiveAccess {", "  AlbumHome()", "}"]
    return isChecked ? ["if #available(iOS 26.0, *) {"] + scene.map { "  " + $0 } + ["}"] : scene
  }

  private static let home = [
    "struct AlbumHome: View {",
    "  var body: some View {",
    "    NavigationStack {",
    "      List {",
    "        NavigationLink { PhotosView() } label: { Label(\"Photos\", systemImage: \"photo\") }",
    "      }",
    "      .navigationTitle(\"Album\")",
    "      .assistiveAccessNavigationIcon(systemImage: \"photo.stack\")",
    "    }",
    "  }",
    "}",
  ]
}
