import Testing

@testable import AAAnalysis

@Suite("Outline of declarations")
struct OutlineDeclarationTests {
  @Test func typesWithAllTheirClauses() {
    expect(
      """
      @MainActor public final class Store<Item: Hashable>: Base, A & B where Item: Sendable {
        enum Kind: String { case plain = "p", other; case named(label: Int, String) }
        typealias Done = (Int) -> Void
        actor Inner { struct Deep {} }
      }
      extension Outer.Inner: View {}
      """,
      """
      @MainActor public final class Store<Item: Hashable>: Base«Base», A«A», B«B» where Item: Sendable
        enum Kind: String«String»
          case plain = "p"
          case other
          case named(label: Int, _ : String)
        typealias Done = Function<Int, Void>
        actor Inner
          struct Deep
      extension Outer.Inner/Inner: View«View»
      """)
  }

  @Test func attributesWithTheirArguments() {
    expect(
      #"""
      @available(iOS 26.0, *) @available(*, deprecated, message: "old")
      @main struct A {
        @Environment(\.dismiss) private var dismiss
        @Environment(Store.self) private(set) var store
        @AppStorage("key", store: .shared) static var isOn = false
        @State private var count: Int = 0, other: [String: [Int]] = [:]
        #if DEBUG
        @Bindable
        #endif
        var model: Outer.Model<Int>.Deep?
      }
      """#,
      #"""
      @available(iOS: 26.0, *) @available(*, deprecated, message: "old") @main struct A
        @Environment(\.dismiss) private var dismiss
        @Environment(Store.self) private(set) var store
        @AppStorage("key", store: .shared) static var isOn = false
        @State private var count: Int = 0
        @State private var other: Dictionary<String, Array<Int>> = []
        @Bindable var model: Outer.Model.Deep<Int>?
      """#)
  }

  @Test func variables() {
    expect(
      """
      let (a, (_, b)) = pair
      var c, d: Int
      let _ = e
      var f: Int { 1 }
      var g: Int { get async throws { 1 } set { f = newValue } }
      var h = 1 { willSet { i() } didSet {} }
      lazy var j: J! = { J() }()
      """,
      """
      let a = pair
      let b
      var c: Int
      var d: Int
      let _ = e
      var f: Int
        get
          1
      var g: Int
        get
          1
        set
          f = newValue
      var h = 1
        willSet
          i()
        didSet
      lazy var j: J? = { J() }()
      """)
  }

  @Test func functions() {
    expect(
      """
      class A {
        init?<T: P>(_ a: Int = 1, for b: inout T, @ViewBuilder content: @escaping () -> some View) async throws {}
        deinit { a() }
        @discardableResult override class func `default`(x y: (Int, String), rest: any P...) -> [Int]? { nil }
        subscript(i: Int) -> Int { i }
        func abstract() throws(MyError) where T == Int
      }
      """,
      """
      class A
        initializer init<T: P>(_ a: Int = 1, for b: T, @ViewBuilder content: Function<View>) async throws
        deinitializer deinit()
          a()
        @discardableResult override class function default(x y: Tuple<Int, String>, rest: P) -> Array<Int>?
          nil
        subscript subscript(i: Int) -> Int
          i
        function abstract() throws
      """)
  }

  @Test func importsAnywhere() {
    expect(
      """
      @testable import A
      import struct B.C
      #if canImport(D)
      import D
      #endif
      """,
      """
      import A «@testable import A»
      import B «import struct B.C»
      import D «import D»
      """)
  }

  @Test func conditionsAreKeptWithMembers() {
    expect(
      """
      #if os(macOS)
      struct A {}
      #elseif DEBUG
        #if !targetEnvironment(simulator)
        struct B {
          #if canImport(UIKit) && swift(>=5.9)
          var c = 1
          #else
          var d = 1
          #endif
        }
        #endif
      #else
      let e = 1
      #endif
      """,
      """
      #if(os(macOS):inactive) struct A
      #if(DEBUG:debugOnly) #if(!targetEnvironment(simulator):unknown) struct B
        #if(canImport(UIKit) && swift(>=5.9):active) var c = 1
        #if(:inactive) var d = 1
      #if(:active) let e = 1
      """)
  }

  @Test(arguments: [
    ("os(iOS)", BuildCondition.Activity.active), ("os(iOS) || os(macOS)", .active), ("!os(iOS)", .inactive),
    ("os(visionOS)", .inactive), ("DEBUG", .debugOnly), ("!DEBUG", .active), ("DEBUG && os(macOS)", .inactive),
    ("DEBUG || os(iOS)", .active), ("FEATURE", .unknown), ("FEATURE && DEBUG", .debugOnly), ("true", .active),
    ("FEATURE && os(macOS)", .inactive), ("FEATURE || os(iOS)", .active), ("canImport(SwiftUI)", .active),
    ("canImport(WatchKit)", .inactive), ("canImport(AppKit.NSView)", .inactive), ("canImport(Other)", .unknown),
    ("targetEnvironment(macCatalyst)", .inactive), ("targetEnvironment(simulator)", .unknown),
    ("compiler(>=6)", .active), ("swift(<5)", .inactive), ("(os(iOS))", .active), ("", .unknown),
  ])
  func activity(condition: String, expected: BuildCondition.Activity) {
    let outline = SwiftFile.outline(of: Array("#if \(condition)\nlet a = 1\n#endif".utf8))
    #expect(outline.items.first?.conditions.map(\.activity) == [expected])
  }

  @Test func previewsAreCode() {
    expect(
      """
      #Preview("Name", traits: .assistiveAccess) { A() }
      #Preview
      struct B {}
      """,
      """
      code «#Preview("Name", traits: .assistiveAccess) { A() }»
        #Preview("Name", traits: .assistiveAccess, trailing { A() })
      code «#Preview»
        #Preview
      struct B
      """)
  }

  @Test func aPreviewKeepsItsAttributes() {
    let outline = SwiftFile.outline(of: Array("@available(iOS 26.0, *)\n#Preview(\"A\") { B() }".utf8))
    guard case .code(let statements)? = outline.items.first?.value else {
      Issue.record("the preview is no code")
      return
    }
    #expect(statements.map(\.attributes.count) == [1])
    #expect(statements.first?.attributes.first?.name == "available")
    #expect(statements.first?.span.lower == "@available(iOS 26.0, *)\n".utf8.count)
  }

  @Test func aPreviewWithoutItsBraceStaysVisible() {
    expect(
      """
      #Preview(traits: .assistiveAccess)
        A().b()
      }
      """,
      """
      code «#Preview(traits: .assistiveAccess)»
        #Preview(traits: .assistiveAccess)
      code «A().b()»
        A().b()
      stray }
      """)
  }
}
