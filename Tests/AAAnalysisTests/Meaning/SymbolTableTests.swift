import Testing

@testable import AAAnalysis

@Suite("the table of SF Symbols")
struct SymbolTableTests {
  private let table = SymbolTable.builtIn

  @Test("Every built-in name is found, with its version")
  func everyName() {
    var names: [(String, PlatformVersion)] = []
    table.forEachName { names.append((String(decoding: $0, as: UTF8.self), $1)) }
    #expect(names.count > 6_900)
    #expect(Set(names.map(\.0)).count == names.count)
    for (name, version) in names { #expect(table.symbol(named: name)?.introduced == version, "\(name)") }
    #expect(table.latest == PlatformVersion(18))
  }

  @Test("The names of each version stand in the order of their bytes")
  func order() {
    for group in SymbolNames.builtIn {
      var last = ""
      group.visitNames { bytes in
        let name = String(decoding: bytes, as: UTF8.self)
        #expect(last.utf8.lexicographicallyPrecedes(name.utf8), "\(last), \(name)")
        last = name
      }
    }
  }

  @Test(
    "Names that do not exist are not found",
    arguments: [
      "", " ", ".", "trash ", " trash", "tras", "trash.", "0", "zzzz", "\n", "house\nhouse", "é", "a b", "TRASH",
    ])
  func absent(name: String) {
    #expect(table.symbol(named: name) == nil)
  }

  @Test("A retired name leads to one in use that is not older")
  func retired() throws {
    let symbol = try #require(table.symbol(named: "arrow.swap"))
    #expect(symbol.retirement?.successor == "arrow.triangle.swap")
    #expect(symbol.retirement?.since == PlatformVersion(14))
    table.forEachName { bytes, introduced in
      guard let found = SymbolNames.successor(of: Array(bytes)) else { return }
      let successor = table.symbol(named: found.name)
      #expect(successor != nil, "\(found.name)")
      #expect(found.since >= introduced)
    }
  }

  @Test("Every symbol that is offered for a title exists, with the right version, and is in use")
  func offeredSymbols() {
    for concept in SymbolConcept.all {
      for candidate in concept.symbols {
        let symbol = table.symbol(named: candidate.name)
        #expect(symbol?.introduced == PlatformVersion(candidate.major, candidate.minor), "\(candidate.name)")
        #expect(symbol?.retirement == nil, "\(candidate.name)")
      }
    }
  }

  @Test(
    "What was probably meant",
    arguments: [
      ("history", "clock.arrow.circlepath"), ("trash.can", "trash"), ("settings", "gearshape"), ("user", "person"),
      ("gear.fill", "gearshape.fill"), ("camera-fill", "camera.fill"), ("fill.heart", "heart.fill"),
      ("circle.person", "person.circle"), ("checkmark.cicle", "checkmark.circle"), ("message.fil", "message.fill"),
      ("Trash", "trash"),
      ("trashFill", "trash.fill"), ("square.and.pensil", "square.and.pencil"), ("heart.outline", "heart"),
      ("magnifyinglass", "magnifyingglass"), ("house.filled", "house.fill"), ("microphon.fill", "microphone.fill"),
    ])
  func meant(name: String, expected: String) {
    #expect(table.symbolMeant(by: name)?.name == expected)
  }

  @Test(
    "A name of words that symbols have may be a new one",
    arguments: [
      "note.heart.badge", "53.circle.badge", "y.circle.dashed", "house.badge.star", "", ".", "xyz",
      "magnifyingglass.fill",
      "person.crop.badge.sparkles", "trash.trash",
    ])
  func mayBeNew(name: String) {
    #expect(table.symbolMeant(by: name) == nil)
  }

  @Test("Whatever is named as a mistake does not exist, and leads to a symbol in use")
  func mistakes() {
    for name in ["home", "edit", "close", "menu", "back", "delete", "search", "share", "profile", "email", "add"] {
      #expect(table.symbol(named: name) == nil, "\(name)")
      #expect(table.symbolMeant(by: name)?.retirement == nil, "\(name)")
      #expect(table.symbolMeant(by: name) != nil, "\(name)")
    }
  }

  @Test("Completion puts what begins with the text first, then parts, then the rest")
  func completion() {
    func names(_ text: String, _ limit: Int = 5) -> [String] {
      table.completions(for: text, limit: limit).map(\.name)
    }
    #expect(names("trash", 3) == ["trash", "trash.fill", "trash.slash"])
    #expect(names("TRASH", 1) == ["trash"])
    #expect(names("fill trash", 1) == ["trash.fill"])
    #expect(names("glass", 60).contains("magnifyingglass"))
    #expect(names("badge.plus").allSatisfy { $0.contains("badge") && $0.contains("plus") })
    #expect(names("", 4).count == 4)
    #expect(names("no such thing") == [])
    #expect(!names("arrow.swap").contains("arrow.swap"))
    let old = table.completions(for: "dog", limit: 50, deploymentTarget: PlatformVersion(16))
    #expect(!old.contains { $0.name == "dog" })
    #expect(table.completions(for: "dog", limit: 1).first?.introduced == PlatformVersion(17))
  }
}

@Suite("the system's list of SF Symbols")
struct SystemSymbolListTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>symbols</key>
      <dict>
        <key>trash</key>
        <string>2019</string>
        <key>sparkle.house</key>
        <string>2025</string>
        <key>house.sparkle</key>
        <string>2025</string>
        <key>unreleased</key>
        <string>2030</string>
      </dict>
      <key>year_to_release</key>
      <dict>
        <key>2019</key>
        <dict><key>iOS</key><string>13.0</string><key>macOS</key><string>10.15</string></dict>
        <key>2025</key>
        <dict><key>iOS</key><string>26.0</string></dict>
      </dict>
    </dict>
    </plist>
    """

  @Test("Its names come first, with the versions of its years")
  func names() {
    let table = SymbolTable { Array(Self.list.utf8) }
    #expect(table.symbol(named: "sparkle.house")?.introduced == PlatformVersion(26))
    #expect(table.symbol(named: "house.sparkle")?.introduced == PlatformVersion(26))
    #expect(table.symbol(named: "trash")?.introduced == PlatformVersion(13))
    #expect(table.symbol(named: "unreleased") == nil)
    #expect(table.latest == PlatformVersion(26))
    // Names that the system has forgotten are still known.
    #expect(table.symbol(named: "arrow.swap")?.retirement != nil)
  }

  @Test(
    "A list that is not there or not understood leaves the built-in names",
    arguments: [
      nil, "", "bplist00", "<plist><dict><key>symbols</key><dict/></dict></plist>", "{ symbols = 1; }",
      "<plist version=\"1.0\"><dict><key>symbols</key><array/><key>year_to_release</key><dict/></dict></plist>",
      "<plist><dict><key>symbols</key><dict><key>a</key><string>2019</string>",
    ])
  func broken(text: String?) {
    let table = SymbolTable { text.map { Array($0.utf8) } }
    #expect(table.symbol(named: "trash")?.introduced == PlatformVersion(13))
    #expect(table.latest == PlatformVersion(18))
  }

  @Test("It is read when a name is first looked up, and once")
  func laziness() {
    let count = Counter()
    let table = SymbolTable {
      count.value += 1
      return Array(Self.list.utf8)
    }
    #expect(count.value == 0)
    for _ in 0..<3 { _ = table.symbol(named: "trash") }
    #expect(count.value == 1)
  }

  private final class Counter: @unchecked Sendable {
    var value = 0
  }
}
