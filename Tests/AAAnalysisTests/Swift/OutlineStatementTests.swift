import Testing

@testable import AAAnalysis

@Suite("Outline of statements")
struct OutlineStatementTests {
  /// Compares the statements of a function's body.
  private func expectBody(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    expect(
      "func f() {\n\(source)\n}", "function f()\n" + lines.joined(separator: "\n"), sourceLocation: sourceLocation)
  }

  @Test func conditions() {
    expectBody(
      """
      guard let self, var a: A = b as? A, case .some(let c) = d, #available(iOS 26.1, macOS 15, *) else { return }
      if #unavailable(iOS 26), e > 1 { } else if f { g() } else { throw h }
      while let next = pop(), next.isDirty { break }
      repeat { i() } while j
      """,
      """
      guard let self, let a: A = (b as? A), case .some(let c) binds c is .some(?()) = d, #available(iOS 26.1, macOS 15.0) else
        return
      if #unavailable(iOS 26.0), (e > 1)
      else if f
        g()
      else
        throw h
      while let next = pop(), (next.isDirty)
        break
      repeat while j
        i()
      """.replacing("(next.isDirty)", with: "next.isDirty"))
  }

  @Test func switches() {
    expectBody(
      """
      switch state {
      case .loaded(let a, _) where a.isEmpty, .empty: break
      case let .pair(b, c), let (b, c): fallthrough
      case is A, 1...5: ()
      #if os(macOS)
      case .mac: d()
      #endif
      case "text": return e
      @unknown default: f()
      }
      """,
      """
      switch state
      case .loaded(let a, _) binds a is .loaded(?(), _) where a.isEmpty, .empty is .empty
        break
      case let .pair(b, c) binds b+c is .pair(?(), ?()), let (b, c) binds b+c is (?(), ?())
        fallthrough
      case is A, 1...5 is (1 ... 5)
        ()
      #if(os(macOS):inactive) case .mac is .mac
        d()
      case "text" is "text"
        return e
      default
        f()
      """)
  }

  @Test func loopsAndErrors() {
    expectBody(
      """
      for await (i, a) in b.enumerated() where i > 0 { continue }
      for case let c? in d { }
      outer: for _ in e { break outer }
      do { try f() } catch let g as G where h { } catch is I { } catch { print(error) }
      defer { j() }
      """,
      """
      for await (i, a) binds i+a in b.enumerated() where (i > 0)
        continue
      for let c? binds c is ?() in d
      for _ in e
        break
      do
        try f()
      catch let g as G binds g is (?() as G) where h
      catch is I
      catch 
        print(error)
      defer
        j()
      """)
  }

  @Test func localDeclarations() {
    expectBody(
      """
      let _ = Self._printChanges()
      let a = 1, (b, c) = d
      struct Local: P { var e = 1 }
      func inner(_ f: Int) { g() }
      #if DEBUG
      h()
      #else
      #endif
      """,
      """
      let _ = Self._printChanges()
      let a = 1
      let b = d
      let c
      struct Local: P«P»
        var e = 1
      function inner(_ f: Int)
        g()
      #if(DEBUG:debugOnly)
        h()
      #if(:active)
      """)
  }
}
