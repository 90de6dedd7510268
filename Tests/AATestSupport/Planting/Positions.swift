/// A place in an app where a piece of code can stand.
struct Position: Sendable {
  var name: String
  /// The app with the piece, files begun by `//- path`; nil if the piece cannot stand there.
  var app: @Sendable (Piece, inout SeededGenerator) -> String?

  init(_ name: String, _ app: @escaping @Sendable (Piece, inout SeededGenerator) -> String?) {
    self.name = name
    self.app = app
  }
}

// MARK: Text

extension String {
  /// The lines moved to the right.
  func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  /// Puts the text in place of `@@`, indented as that is; a line of `@@` alone is left out if the text is empty.
  func filled(_ text: String, at hole: String = "@@") -> String {
    split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      guard let range = line.firstRange(of: hole) else { return String(line) }
      let before = line[..<range.lowerBound]
      if text.isEmpty, before.allSatisfy({ $0 == " " }), range.upperBound == line.endIndex { return nil }
      let indentation = before.prefix { $0 == " " }.count
      let rest = String(text.indented(by: indentation).drop(while: { $0 == " " }))
      return String(before) + rest + String(line[range.upperBound...])
    }.joined(separator: "\n")
  }
}

extension Piece {
  /// Where the states live in the view itself.
  var inView: String { code.replacing("§", with: "") }
  var shownInView: String { shown.replacing("§", with: "") }

  func stated(by owner: String, in text: String) -> String { text.replacing("§", with: owner) }

  /// The properties and functions that the view needs.
  var viewMembers: String {
    let lines = states.map { "@State private var \($0)" } + (members.isEmpty ? [] : [members])
    return lines.joined(separator: "\n").replacing("§", with: "")
  }

  /// As a view with its modifiers.
  var asView: String? {
    switch kind {
    case .view, .screen: return inView
    case .modifier(let view): return view + "\n" + inView.indented(by: 2)
    case .action: return nil
    }
  }

  var supportFile: String { support.isEmpty ? "" : "\n//- Support.swift\nimport SwiftUI\n\n\(support)" }
}

/// What differs from app to app without changing its meaning.
struct Surroundings {
  var home: String
  var leaf: String
  /// A view that no rule minds, to stand beside the piece.
  var sibling: String
  var comment: String

  init(_ random: inout SeededGenerator) {
    home = ["Home", "Start", "HomeView", "SimpleHome", "MainScreen"].randomElement(using: &random) ?? "Home"
    leaf = ["NotePage", "CardView", "Detail", "PhotoPage", "ItemScreen"].randomElement(using: &random) ?? "Detail"
    sibling =
      [
        #"Text("Hello")"#, #"Text(verbatim: "Hello").padding()"#, "Spacer()", "Divider()",
        #"Label("Notes", systemImage: "note.text")"#,
      ].randomElement(using: &random) ?? "Spacer()"
    comment =
      ["// One thing at a time.", "/* a note { ( */", "// TODO: shorter", "/// What is shown."].randomElement(
        using: &random) ?? "//"
  }

  /// The app's file; the scene shows what is given.
  func app(_ scene: String) -> String {
    """
    //- App.swift
    import SwiftUI

    @main
    struct PlantApp: App {
      var body: some Scene {
        WindowGroup { Text("Everything") }
        AssistiveAccess {
          NavigationStack {
            @@
          }
        }
      }
    }
    """.filled(scene)
  }

  /// A file with a view.
  func view(_ name: String, members: String = "", body: String, isSingle: Bool = false) -> String {
    let holder =
      isSingle
      ? "@@body"
      : "VStack {\n  \(sibling)\n  @@body\n}"
    return """

      //- \(name).swift
      import SwiftUI

      \(comment)
      struct \(name): View {
        @@members

        var body: some View {
          @@holder
        }
      }
      """.filled(members, at: "@@members").filled(holder, at: "@@holder").filled(body, at: "@@body")
  }
}
