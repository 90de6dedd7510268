import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

@Suite("the symbols of the system")
struct SystemSymbolsTests {
  @Test("A list on disk is read")
  func list() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict>
        <key>symbols</key><dict><key>house.sparkle</key><string>2025</string></dict>
        <key>year_to_release</key><dict><key>2025</key><dict><key>iOS</key><string>26.0</string></dict></dict>
      </dict></plist>
      """, to: "name_availability.plist")
    #expect(
      SystemSymbols.table(at: folder.path("name_availability.plist")).symbol(named: "house.sparkle")?.introduced
        == PlatformVersion(26))
  }

  @Test("Without a list the built-in names stand")
  func absent() {
    let table = SystemSymbols.table(at: "/nowhere/name_availability.plist")
    #expect(table.symbol(named: "trash") != nil)
    #expect(table == table)
    #expect(table != .builtIn)
  }
}
