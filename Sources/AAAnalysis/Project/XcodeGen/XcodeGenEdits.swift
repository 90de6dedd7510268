enum XcodeGenEdits {
  static func adding(key: String, to target: BuildTarget, _ text: SourceText, _ files: ProjectFiles) -> ProjectEdit? {
    nil
  }
}
