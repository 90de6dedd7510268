/// Changes to `project.pbxproj` that leave all else in it as it is.
enum XcodeProjectEdits {
  static func adding(key: String, to target: BuildTarget, _ text: SourceText, _ files: ProjectFiles) -> ProjectEdit? {
    nil
  }

  static func settingInfoPlistFile(_ path: String, of target: BuildTarget, _ text: SourceText) -> ProjectEdit? {
    nil
  }
}
