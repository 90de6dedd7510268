import AATestSupport
import Testing

@testable import AAAnalysis

/// What controls show of themselves: text and picture, each `+` present, `-` absent or `?` unknown.
@Suite("labels of controls")
struct ControlLabelTests {
  @Test(
    "titles",
    arguments: [
      ("\"Save\"", "+-"), ("\"\"", "--"), ("\" \"", "--"), ("\"🎨\"", "-+"), ("\"🎨 Draw\"", "++"), ("\"7\"", "??"),
      ("\"A\"", "??"), ("\"保\"", "+-"), ("\"✓ Done\"", "+?"), ("\"\\u{1F4F7}\"", "??"), ("\"\\(count)\"", "??"),
      ("\"\\(count) items\"", "+-"), ("\"\\(mood.emoji) Mood\"", "+?"), ("\"Save\\n\"", "+-"), ("\"🇮🇹\"", "-+"),
      ("isOn ? \"On\" : \"Off\"", "+-"), ("isOn ? \"On\" : \"\"", "?-"), ("isOn ? \"🎨 On\" : \"Off\"", "+?"),
      ("name ?? \"None\"", "+-"), ("String(localized: \"Save\")", "+-"), ("LocalizedStringKey(\"🎨\")", "-+"),
      ("NSLocalizedString(\"save\", comment: \"\")", "+-"), (".init(\"Save\")", "+-"), ("\"save\".localized", "+-"),
      ("L10n.save", "+-"), ("L10n.Nested.mood", "++"), ("Strings.empty", "--"), ("tab.title", "+-"),
      ("tab.mood", "++"), ("item.emoji", "??"), ("\"🎨 \" + name", "++"), (".saved", "+-"),
    ])
  func titles(_ title: String, _ expected: String) {
    expect("Button(\(title)) {}", expected)
  }

  @Test(
    "labels",
    arguments: [
      ("Image(systemName: \"plus\")", "-+"), ("HStack { Image(systemName: \"plus\"); VStack { Text(\"Add\") } }", "++"),
      ("Label(\"Add\", systemImage: \"plus\")", "++"), ("Label(\"\", systemImage: \"plus\")", "-+"),
      ("Label(\"Add\", systemSymbol: .plus)", "++"),
      ("Label { Text(\"Add\") } icon: { EmptyView() }", "+-"),
      ("if isOn { Text(\"On\") } else { Text(\"Off\") }", "+-"), ("if isOn { Text(\"On\") }", "?-"),
      ("if isOn { Label(\"On\", systemImage: \"plus\") } else { Text(\"Off\") }", "+?"),
      ("if #available(iOS 18, *) { Label(\"On\", systemImage: \"plus\") } else { Text(\"Off\") }", "++"),
      ("switch tab { case .a: Text(\"A1\"); case .b: Image(systemName: \"plus\") }", "??"),
      ("Text(\"Add\").background(Color.red)", "+-"), ("Text(\"Add\").background { Image(\"paper\") }", "+?"),
      ("Text(\"Add\").overlay { Image(systemName: \"plus\") }", "++"),
      ("ZStack { RoundedRectangle(cornerRadius: 8); Text(\"Add\") }", "+-"),
      ("HStack { Circle(); Text(\"Red\") }", "+?"), ("Text(\"\\(Image(systemName: \"plus\")) Add\")", "++"),
      ("Text(\"Add\"); Image(systemName: \"plus\").hidden()", "+-"), ("picture", "-+"), ("caption", "+-"),
      ("made(\"Add\", nil)", "+-"), ("made(\"Add\", \"plus\")", "++"), ("Library()", "??"), ("holder.icon", "-+"),
      ("Row(title: \"Add\")", "+-"), ("Row(title: \"Add\", icon: \"plus\")", "++"),
      ("Row(title: \"\", icon: \"plus\")", "-+"), ("Boxed { Text(\"Add\") }", "+-"),
      ("Outer(icon: nil)", "+-"), ("Outer(icon: \"plus\")", "++"), ("Given(\"Add\")", "+-"), ("Given(\"🎨\")", "-+"),
      ("LabeledContent(\"Add\", value: \"1\")", "+-"), ("Text(Image(systemName: \"plus\"))", "-+"),
    ])
  func labels(_ label: String, _ expected: String) {
    expect("Button {} label: { \(label) }", expected)
  }

  private func expect(_ control: String, _ expected: String, _ place: SourceLocation = #_sourceLocation) {
    let snapshot = ExampleWorkspace(Self.around(control)).snapshot()
    let labels = LabelReader(resolver: snapshot.resolver)
    var found: [String] = []
    for (number, facts) in snapshot.resolver.facts.enumerated() {
      for site in facts.bodies.indices {
        let id = DeclarationID(file: number, ordinal: site)
        guard let body = snapshot.resolver.body(of: id), snapshot.index.ownerName(of: id) == "Home" else { continue }
        for element in body.elements.indices where body.elements[element].name == "Button" {
          let label = labels.label(of: element, in: id)
          found.append(Self.sign(label.text) + Self.sign(label.picture))
        }
      }
    }
    #expect(found == [expected], "\(control)", sourceLocation: place)
  }

  private static func sign(_ part: ControlLabel.Part) -> String {
    switch part {
    case .present: "+"
    case .absent: "-"
    case .unknown: "?"
    }
  }

  private static func around(_ control: String) -> String {
    """
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene { AssistiveAccess { Home(tab: .a) } }
    }

    struct Home: View {
      @State private var isOn = false
      let tab: Tab
      let picture: Image
      let caption: Text
      let holder: Holder
      var body: some View { \(control) }

      func made(_ title: String, _ icon: String?) -> some View {
        HStack {
          if let icon { Image(systemName: icon) }
          Text(title)
        }
      }
    }

    struct Holder { let icon: Image }

    enum Tab {
      case a, b
      var title: String {
        switch self {
        case .a: "First"
        case .b: "Second"
        }
      }
      var mood: String { if self == .a { return "😀 Good" } else { return "😴 Tired" } }
    }

    enum L10n {
      static let save = tr("save")
      enum Nested { static let mood = "😀 Good" }
    }

    enum Strings { static let empty = "" }

    struct Row: View {
      let title: String
      var icon: String?
      var body: some View {
        HStack {
          if icon != nil { Image(systemName: icon ?? "") }
          if !title.isEmpty { Text(title) }
        }
      }
    }

    struct Outer: View {
      let icon: String?
      var body: some View { Row(title: "Add", icon: icon) }
    }

    struct Boxed<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content } }
    }

    struct Given: View {
      private let words: String
      init(_ text: String) { words = text }
      var body: some View { Text(words) }
    }
    """
  }
}
