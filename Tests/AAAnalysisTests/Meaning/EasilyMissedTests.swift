import AATestSupport
import Testing

@testable import AAAnalysis

/// What the project's own modifiers and other detours do to what is found.
@Suite("ways that are easily missed")
struct EasilyMissedTests {
  private func found(_ rule: String, _ code: String) -> Int { HomeInScene.findings(of: rule, in: code).count }

  private let frame = """
    //- Extra.swift
    import SwiftUI

    struct Extra: ViewModifier {
      func body(content: Content) -> some View { content.controlSize(.mini).labelStyle(.iconOnly).font(.caption) }
    }
    extension View {
      func extra() -> some View { self.controlSize(.small).labelStyle(.titleOnly).buttonStyle(.plain) }
    }
    """

  @Test("Modifiers of the project are judged by what they are put on")
  func ownModifiers() {
    let button =
      "struct Home: View { var body: some View { Button(\"Add\", systemImage: \"plus\") {}.modifier(Extra()) } }"
    #expect(found("small-control", button + "\n" + frame) == 1)
    #expect(found("icon-only-label-style", button + "\n" + frame) == 1)
    #expect(found("small-text", button + "\n" + frame) == 1)
    let extended = "struct Home: View { var body: some View { Button(\"Add\", systemImage: \"plus\") {}.extra() } }"
    #expect(found("label-style-title-only", extended + "\n" + frame) == 1)
    #expect(found("plain-button-style", extended + "\n" + frame) == 1)
    let picture = "struct Home: View { var body: some View { Color.red.modifier(Extra()).extra() } }"
    for rule in [
      "small-control", "icon-only-label-style", "small-text", "label-style-title-only", "plain-button-style",
    ] {
      #expect(found(rule, picture + "\n" + frame) == 0, "\(rule)")
    }
  }

  @Test("A closure that makes something to use it is code, not a view")
  func madeAndUsed() {
    let code = """
      struct Home: View {
        var body: some View {
          Row(title: "Go") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      struct Row: View {
        let title: String
        let onGo: () -> Void
        var body: some View { Button { onGo() } label: { Label(title, systemImage: "star") } }
      }
      """
    #expect(found("permission-prompt", code) == 1)
  }

  @Test("A route that is pushed leads to what its property shows")
  func routes() {
    let code = """
      struct Home: View {
        var body: some View {
          List { NavigationLink("Note", value: Route.note) }
            .navigationDestination(for: Route.self) { route in route.destination }
        }
      }
      //- Route.swift
      import SwiftUI

      enum Route: Hashable {
        case note
        @ViewBuilder var destination: some View { Button {} label: { Image(systemName: "plus") } }
      }
      """
    #expect(found("icon-only-control", code) == 1)
  }

  @Test("Type aliases, requirements of protocols and superclasses in other files are followed")
  func otherNames() {
    let alias = """
      struct Home: View { var body: some View { Alias() } }
      //- Alias.swift
      typealias Alias = Shown
      //- Shown.swift
      import SwiftUI

      struct Shown: View { var body: some View { Button {} label: { Image(systemName: "plus") } } }
      """
    #expect(found("icon-only-control", alias) == 1)
    let model = """
      struct Home: View {
        @StateObject var model: Model
        var body: some View {
          if model.isSaved { Text("Saved") }
          Button("Go", systemImage: "star") { model.start() }
        }
      }
      //- Model.swift
      final class Model: ObservableObject, Going {
        @Published var isSaved = false
        func go() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.isSaved = false } }
      }
      //- Going.swift
      protocol Going { func go() }
      extension Going { func start() { go() } }
      """
    #expect(found("timed-dismissal", model) == 1)
  }

  @Test("Code behind a loop that counts down runs when the time is over")
  func countingLoop() {
    let code = """
      struct Home: View {
        @State private var left = 10
        @State private var isOver = false
        var body: some View {
          Text("\\(left)").task {
            while left > 0 {
              try? await Task.sleep(for: .seconds(1))
              left -= 1
            }
            isOver = true
          }
          if isOver { Text("Too late") }
        }
      }
      """
    #expect(found("countdown", code) == 1)
  }

  @Test("The icon of a title says nothing about motion")
  func motionBesideIcon() {
    let code = """
      struct Home: View {
        @State private var isBig = false
        var body: some View {
          Text("A")
            .scaleEffect(isBig ? 2 : 1)
            .animation(.easeInOut.repeatForever(), value: isBig)
            .assistiveAccessNavigationIcon(systemImage: "star")
        }
      }
      """
    #expect(found("repeating-motion", code) == 1)
  }
}
