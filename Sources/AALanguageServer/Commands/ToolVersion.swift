/// What the tool calls itself.
enum ToolVersion {
  static let name = "aa-language-server"
  static let number = "0.1.0"
}
