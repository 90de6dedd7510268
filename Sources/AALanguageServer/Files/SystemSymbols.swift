import AAAnalysis

/// The names of SF Symbols that the system lists.
enum SystemSymbols {
  /// Where macOS keeps them.
  static let path = "/System/Library/CoreServices/CoreGlyphs.bundle/Contents/Resources/name_availability.plist"

  /// Read when a name is first looked up. Where there is no such list, or one of another form, the built-in names stand.
  static let table = table(at: path)

  static func table(at path: String) -> SymbolTable {
    SymbolTable { try? FileReader().bytes(at: path) }
  }
}

extension RuleSettings {
  /// Every option at its default, with the symbols of the system.
  static var ofSystem: RuleSettings {
    var settings = RuleSettings()
    settings.symbolTable = SystemSymbols.table
    return settings
  }
}
