/// What this program is called where it has to give its name.
enum ServerVersion {
  static let name = "aa-language-server"
  static let number = "0.1.0"
}
