import Testing

@testable import AAAnalysis

@Suite("Swift file")
struct SwiftFileTests {
  @Test("An outline after edits equals one of a fresh parse", arguments: 0..<10)
  func editedEqualsFresh(seed: Int) {
    var edits = RandomEdits(seed: UInt64(seed))
    for source in SampleSources.all {
      var file = SwiftFile(bytes: Array(source.utf8))
      for step in 0..<10 {
        let changes = edits.next(in: file.bytes)
        let bytes = RandomEdits.apply(changes, to: file.bytes)
        file = file.applying(edits: changes, resulting: bytes)
        let fresh = SwiftFile.outline(of: bytes)
        guard file.outline != fresh else { continue }
        let dump = OutlineDump.text(of: file.outline, source: bytes)
        #expect(dump == OutlineDump.text(of: fresh, source: bytes))
        Issue.record("seed \(seed), step \(step), changes \(changes)")
      }
    }
  }

  @Test func typingInAMemberRebuildsIt() {
    let source = LongSource.view(members: 200)
    var file = SwiftFile(bytes: Array(source.utf8))
    #expect(file.rebuiltDeclarations > 200)
    for (index, letter) in "padding".utf8.enumerated() {
      let offset = LongSource.offsetInMember(100, of: source) + index
      file = file.typing(letter, at: offset)
      // The member and the structure around it.
      #expect(file.rebuiltDeclarations == 2)
      #expect(file.reusedDeclarations == 199)
    }
    #expect(file.outline == SwiftFile.outline(of: file.bytes))
  }

  @Test func anInterpolationWhereNoStringCanBeIsReadFromScratch() {
    let source = """
      struct Filled: ButtonStyle {
        func make() -> Int { 1 }
      }

      extension Filled { static var a = 1 }

      """
    var file = SwiftFile(bytes: Array(source.utf8))
    for (place, text) in [(20, "\"#"), (21, "\\("), (40, ")")] {
      let bytes = Array(file.bytes[..<place]) + Array(text.utf8) + Array(file.bytes[place...])
      file = file.applying(edits: [(Span(at: place), Array(text.utf8))], resulting: bytes)
      #expect(file.outline == SwiftFile.outline(of: bytes))
    }
  }

  @Test func typingAboveMovesWhatStandsBelow() throws {
    let source = "import SwiftUI\n\nstruct First { var a = 1 }\n\nstruct Second { var b = 2 }\n"
    let before = SwiftFile(bytes: Array(source.utf8))
    let after = before.typing(UInt8(ascii: "\n"), at: 0)
    #expect(after.outline.items.map(\.value) == before.outline.items.map(\.value))
    #expect(after.outline.items.map(\.start) == before.outline.items.map { $0.start + 1 })
    #expect(after.rebuiltDeclarations == 0)
    #expect(after.reusedDeclarations == 2)
  }

  @Test func aDeclarationBehindBrokenCodeIsStillReused() {
    let source = LongSource.view(members: 50)
    let file = SwiftFile(bytes: Array(source.utf8))
    let offset = LongSource.offsetInMember(10, of: source)
    let broken = file.typing(UInt8(ascii: "("), at: offset)
    #expect(broken.outline == SwiftFile.outline(of: broken.bytes))
    let mended = broken.typing(UInt8(ascii: ")"), at: offset + 1)
    #expect(mended.outline == SwiftFile.outline(of: mended.bytes))
    #expect(mended.rebuiltDeclarations == 2)
  }

  @Test func editsThatDoNotFitTheTextAreReadFromScratch() {
    let file = SwiftFile(bytes: Array("let a = 1\n".utf8))
    let other = Array("struct B {}\n".utf8)
    let expected = SwiftFile.outline(of: other)
    for span in [Span(0, 3), Span(5, 400), Span(-3, 2)] {
      #expect(file.applying(edits: [(span, [])], resulting: other).outline == expected)
    }
    let overlapping: [(span: Span, replacement: [UInt8])] = [(Span(0, 4), []), (Span(2, 6), [])]
    #expect(file.applying(edits: overlapping, resulting: other).outline == expected)
  }

  @Test func settlingChangesNothingThatShows() {
    let file = SwiftFile(bytes: Array(SampleSources.store.utf8)).typing(UInt8(ascii: "x"), at: 40)
    #expect(file.settled().outline == file.outline)
  }

  @Test func problemsAreCounted() {
    func problems(_ source: String) -> Int { SwiftFile.problemCount(of: Array(source.utf8)) }
    for source in SampleSources.all { #expect(problems(source) == 0) }
    #expect(problems("struct A {") == 1)
    #expect(problems("struct A {}\n}") == 1)
    #expect(problems("let a = (1, [2}") > 1)
    #expect(problems("let a = \"") > 0)
  }
}

extension SwiftFile {
  func typing(_ byte: UInt8, at offset: Int) -> SwiftFile {
    var bytes = bytes
    bytes.insert(byte, at: offset)
    return applying(edits: [(Span(at: offset), [byte])], resulting: bytes)
  }
}

/// A structure of many members of ten lines each.
enum LongSource {
  static func view(members: Int) -> String {
    let parts = (0..<members).map { index in
      """
        private func row\(index)(_ title: String) -> some View {
          HStack(spacing: 8) {
            Image(systemName: "star.fill").foregroundStyle(.yellow)
            Text("\\(title) \(index)").font(.headline)
            Spacer()
            Button("Delete", role: .destructive) { store.delete(\(index)) }
              .buttonStyle(.bordered)
          }
          .padding(.horizontal, 12)
        }

      """
    }
    return "import SwiftUI\n\nstruct Long: View {\n\(parts.joined())}\n"
  }

  /// An offset behind `.padding(` in the member.
  static func offsetInMember(_ index: Int, of source: String) -> Int {
    guard let member = source.firstRange(of: "row\(index)("),
      let padding = source[member.upperBound...].firstRange(of: ".padding(")
    else { return 0 }
    return source.utf8.distance(from: source.startIndex, to: padding.upperBound)
  }
}
