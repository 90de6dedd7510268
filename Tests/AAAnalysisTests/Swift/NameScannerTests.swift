import AATestSupport
import Testing

@testable import AAAnalysis

@Suite("Name scanner")
struct NameScannerTests {
  private func scan(_ source: String) -> ScannedNames { NameScanner.scan(Array(source.utf8)) }

  @Test func declaredTypes() {
    let names = scan(
      """
      @MainActor public final class A<T>: B { enum C { case struct1, `class` } }
      actor D {}; protocol E: AnyObject {}
      typealias F = (G) -> H
      struct `Type` { class func make() {} ; class var shared = 1; class override func other() {} }
      import struct Foundation.URL
      let actor = actor
      Task { actor.run(enum: 1) }
      let kind = Kind.class, other: Self.enum
      """)
    #expect(names.types == ["A", "C", "D", "E", "F", "Type"])
  }

  @Test func extendedTypes() {
    let names = scan(
      """
      extension A {}
      extension Outer.Inner: View where T: App {}
      extension Set<Int> {}
      extension [Int] {}
      extension [String: Int] {}
      """)
    #expect(names.extended == ["A", "Inner", "Set", "Array", "Dictionary"])
    #expect(names.types.isEmpty)
  }

  @Test func functions() {
    let names = scan("func a() { func `default`() {} }\nstatic func open(_ x: Int) {}\nfunc + (l: A, r: A) {}")
    #expect(names.functions == ["a", "open"])
    #expect(scan("struct A { func b() {} }\nextension A { func `c`() {} }").functions == ["c"])
  }

  @Test func variablesThatAreSeenFromElsewhere() {
    let names = scan(
      """
      let a = 1
      private var (b, c) = (1, 2)
      func f() { let no = 1 }
      struct S { var no = 2 }
      extension S { static let d = 1; var e: Int { let no = 2; return no } }
      #if DEBUG
      struct X {
      #else
      struct Y {
      #endif
        var no = 3
      }
      let g = 2
      """)
    #expect(names.variables == ["a", "b", "c", "d", "e", "g"])
  }

  private static let markedSources: [(String, ScannedNames.Markers)] = [
    ("AssistiveAccess { }", ScannedNames.Markers.assistiveAccess),
    (".assistiveAccessNavigationIcon(x)", .assistiveAccess),
    ("isAssistiveAccessEnabled", .assistiveAccess),
    ("AccessibleAssistive", []),
    ("@main struct A {}", .application), ("@UIApplicationMain class A {}", .application),
    ("struct A: App {}", .application), ("struct A: B, SwiftUI.App {", .application), ("let x: App", []),
    ("func main() {}", []), ("class A: NSObject, UIApplicationDelegate {}", .applicationDelegate),
    ("extension A: UIHostingSceneDelegate {}", .applicationDelegate),
    ("some View", .view), ("struct A: ViewModifier {}", .view), ("struct A: UIViewRepresentable {}", .view),
    ("UIView()", []), ("#Preview { }", .preview), ("enum A: PreviewProvider {}", .preview), ("Preview()", []),
    ("struct AAHome {}", .abbreviated), ("class AAHome: NSObject {}", .abbreviated), ("struct AAa {}", []),
    ("AAHome()", []), ("struct AA {}", []),
  ]

  @Test(arguments: markedSources)
  func markers(source: String, expected: ScannedNames.Markers) {
    #expect(scan(source).markers == expected)
    #expect(scan("// \(source)\n/* \(source) /* \(source) */ */").markers == [])
    #expect(scan("let a = \"\(source.replacing("\"", with: ""))\"").markers == [])
  }

  @Test func stringsAreSkipped() {
    for string in [
      #""struct A { \" struct A""#, ##"#"struct A " struct A"#"##,
      "\"\"\"\n struct A \"quoted\" \\\"\"\" struct A\n\"\"\"",
      #""\(f("struct A", g(1)) + "\("struct A")") struct A""#, ##"#"\(struct A) \#(f("}")) struct A"#"##,
      "\"\"\"\n\\(a(\n\"struct A\"\n)) struct A\n\"\"\"", ##"#"""#"##, "\"\\\\\"",
    ] {
      #expect(scan("let a = \(string); struct B {}").types == ["B"], "\(string)")
    }
  }

  @Test func theRestOfTheFileIsNotLost() {
    for broken in ["let a = \"open", "Text(\"\\(open", "let a = /[\"']/", "x = \"\\", "'", "`", "\\(", "#\"open", "@"] {
      #expect(scan("\(broken)\nstruct B {}").types == ["B"], "\(broken)")
      #expect(scan("\(broken)\r\nstruct B {}").types == ["B"], "\(broken)")
    }
  }

  @Test func commentsThatSuppress() {
    let source =
      "let é = 1 // aa:disable:next x - reason\n/* aa:enable\n */ // aa:other\nlet b = \"// aa:disable\" ///aa:disable"
    let bytes = Array(source.utf8)
    let comments = scan(source).comments.map { String(decoding: bytes[$0.span.lower..<$0.span.upper], as: UTF8.self) }
    #expect(comments == ["// aa:disable:next x - reason", "/* aa:enable\n */", "// aa:other", "///aa:disable"])
  }

  @Test func byteOrderMarkAndFirstLine() {
    #expect(scan("\u{FEFF}struct A {}").types == ["A"])
    #expect(scan("#!/usr/bin/swift \"\nstruct A {}").types == ["A"])
    #expect(scan("").types.isEmpty)
  }

  @Test(arguments: 0..<SampleSources.all.count)
  func sameTypesAsTheParser(index: Int) {
    let source = SampleSources.all[index]
    let declared = DeclaredNames(in: SwiftFile.outline(of: Array(source.utf8)))
    #expect(scan(source).types == declared.types)
    #expect(scan(source).extended == declared.extended)
    #expect(scan(source).variables == declared.variables)
    #expect(scan(source).functions.isSuperset(of: declared.functions))
  }

  @Test(arguments: 0..<40)
  func anyBytesAreScanned(seed: Int) {
    var edits = RandomEdits(seed: UInt64(seed))
    var bytes = Array(SampleSources.all[seed % SampleSources.all.count].utf8)
    for _ in 0..<100 {
      bytes = RandomEdits.apply(edits.next(in: bytes), to: bytes)
      for comment in NameScanner.scan(bytes).comments { #expect(comment.span.upper <= bytes.count) }
    }
    var generator = SeededGenerator(seed: UInt64(seed))
    let noise = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    _ = NameScanner.scan(noise)
  }
}

/// The names that an outline declares outside function bodies.
private struct DeclaredNames {
  var types: Set<String> = []
  var extended: Set<String> = []
  var functions: Set<String> = []
  var variables: Set<String> = []

  init(in outline: FileOutline) { add(outline.items, areGlobal: true) }

  private mutating func add(_ items: [Placed<Declaration>], areGlobal: Bool) {
    for item in items {
      switch item.value {
      case .type(let type):
        if type.kind == .extension { extended.insert(type.name) } else { types.insert(type.name) }
        add(type.members, areGlobal: areGlobal && type.kind == .extension)
      case .typeAlias(let alias): types.insert(alias.name)
      case .function(let function) where function.kind == .function && areGlobal: functions.insert(function.name)
      case .variable(let variable) where areGlobal: variables.insert(variable.name)
      default: break
      }
    }
  }
}
