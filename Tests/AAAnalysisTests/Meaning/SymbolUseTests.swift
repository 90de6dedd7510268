import Testing

@testable import AAAnalysis

@Suite("versions that are certain where a symbol of Assistive Access is used")
struct SymbolUseTests {
  private func uses(_ source: String) -> [SymbolUse] {
    SymbolUseReader.uses(in: SwiftFile.outline(of: Array(source.utf8))) { _ in [] }
  }

  private static let icon = "x.assistiveAccessNavigationIcon(systemImage: \"star\")"

  private static let guarded = [
    "func f() { if #available(iOS 26, *) { \(icon) } }",
    "func f() { if #available(macOS 26, iOS 26.1, *), isOn { \(icon) } }",
    "func f() { if isOn, #available(iOS 26.0, *), check(\(icon)) {} }",
    "func f() { if #unavailable(iOS 26) {} else { \(icon) } }",
    "func f() { if #unavailable(iOS 26) { return }; \(icon) }",
    "func f() { guard #available(iOS 27, *) else { return }; g { \(icon) } }",
    "func f() { guard #unavailable(iOS 26) else { \(icon); return } }",
    "func f() { while #available(iOS 26, *) { \(icon) } }",
    "func f() { if #available(Spring, *) { \(icon) } }",
    "func f() { if #available(Spring 2, *) { \(icon) } }",
    "@available(iOS 26, *) func f() { \(icon) }",
    "@available(iOS, introduced: 26.0, message: \"new\") var v: some View { \(icon) }",
    "@available(*, unavailable) func f() { \(icon) }",
    "@available(iOS, unavailable) func f() { \(icon) }",
    "@available(iOS 26, *) extension View { func f() { func g() { \(icon) } } }",
    "struct A { @available(iOS 26, *) struct B { var c: some View { \(icon) } } }",
    "func f() { @available(iOS 26, *) func g() { \(icon) } }",
    "@available(iOS 26, *) #Preview { \(icon) }",
    "#if os(macOS)\nfunc f() { \(icon) }\n#endif",
    "#if compiler(>=6.2)\nfunc f() { \(icon) }\n#endif",
    "#if canImport(FoundationModels)\nfunc f() { \(icon) }\n#endif",
    "func f() { x\n#if NEW\n.assistiveAccessNavigationIcon(systemImage: \"star\")\n#endif\n}",
  ]

  @Test(arguments: guarded) func isGuarded(source: String) {
    let uses = uses(source)
    #expect(uses.count == 1)
    #expect(uses.allSatisfy { $0.certain.guarantee(.iOS, PlatformVersion(26)) })
  }

  private static let unguarded = [
    "func f() { \(icon) }",
    "func f() { if #available(iOS 18, *) { \(icon) } }",
    "func f() { if #available(macOS 26, *) { \(icon) } }",
    "func f() { if #available(iOS 26, *) {} else { \(icon) } }",
    "func f() { if #available(iOS 26, *) {}; \(icon) }",
    "func f() { if #unavailable(iOS 26) { \(icon) } }",
    "func f() { if #unavailable(iOS 26), isOn {} else { \(icon) } }",
    "func f() { if #unavailable(iOS 26) { g() }; \(icon) }",
    "func f() { g { guard #available(iOS 26, *) else { return } }; \(icon) }",
    "@available(*, deprecated) func f() { \(icon) }",
    "@available(iOS, deprecated: 26) func f() { \(icon) }",
    "@available(macOS 26, *) func f() { \(icon) }",
    "struct A { @available(iOS 26, *) func f() {}; func g() { \(icon) } }",
    "#if os(iOS)\nfunc f() { \(icon) }\n#endif",
    "#if canImport(UIKit)\nfunc f() { \(icon) }\n#endif",
    "#if DEBUG\nfunc f() { \(icon) }\n#endif",
  ]

  @Test(arguments: unguarded) func isNotGuarded(source: String) {
    let uses = uses(source)
    #expect(uses.count == 1)
    #expect(uses.allSatisfy { !$0.certain.guarantee(.iOS, PlatformVersion(26)) })
  }

  @Test func theStarLetsOtherPlatformsThrough() {
    let use = uses("func f() { if #available(iOS 26, *) { \(Self.icon) } }")[0]
    #expect(!use.certain.guarantee(.macOS, PlatformVersion(26)))
    let clause = uses("#if os(iOS) || os(tvOS)\nfunc f() { \(Self.icon) }\n#endif")[0]
    #expect(clause.certain.guarantee(.macOS, PlatformVersion(26)))
    #expect(!clause.certain.guarantee(.tvOS, PlatformVersion(26)))
  }

  @Test func whatASceneHoldsIsGuardedWithIt() {
    let source = """
      struct S: Scene {
        var body: some Scene {
          WindowGroup { \(Self.icon) }
          AssistiveAccess { \(Self.icon) }
        }
      }
      """
    let uses = uses(source)
    #expect(uses.map(\.symbol) == [.navigationIcon, .scene, .navigationIcon])
    #expect(uses.map(\.enclosing) == [nil, nil, 1])
    #expect(uses.map(\.isSceneStatement) == [false, true, false])
  }

  @Test func everySymbolIsFound() {
    let source = """
      class D: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene { SwiftUI.AssistiveAccess(content: V.init) }
        @Environment(\\.accessibilityAssistiveAccessEnabled) var flag
        let setting = AccessibilitySettings.isAssistiveAccessEnabled
        let other = Settings.isAssistiveAccessEnabled
        func f() -> Bool { role == .windowAssistiveAccessApplication }
      }
      #Preview(traits: .assistiveAccess) { V() }
      #Preview { V() }
      let access = Door.assistiveAccess
      """
    #expect(
      uses(source).map(\.symbol) == [.hostingDelegate, .scene, .flagKey, .flagSetting, .sessionRole, .previewTrait])
  }
}
