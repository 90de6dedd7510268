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
}
