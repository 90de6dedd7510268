import AAAnalysis
import AATestSupport
import Testing

@Suite("environment of the Assistive Access scene")
struct SceneEnvironmentTests {
  private static let rule = "scene-missing-environment-object"

  @Test("what is put in at the scene is noticed in other files as it is typed")
  func typingAnInjection() {
    var session = EditedWorkspace(Self.app)
    #expect(missing(session) == [])
    session.replace("PlayView().environmentObject(player)", with: "PlayView()", in: "App.swift")
    #expect(missing(session) == ["Player"])
    session.replace("PlayView()", with: "PlayView().environmentObject(queue)", in: "App.swift")
    #expect(missing(session) == ["Player"])
    session.replace(".environmentObject(queue)", with: ".environmentObject(player)", in: "App.swift")
    #expect(missing(session) == [])
    session.replace("let player = Player()", with: "let player = Radio()", in: "App.swift")
    #expect(missing(session) == ["Player"])
  }

  @Test("the use of a property is noticed as it is typed, without a new graph")
  func typingAUse() {
    var session = EditedWorkspace(Self.app)
    session.replace("PlayView().environmentObject(player)", with: "PlayView()", in: "App.swift")
    #expect(missing(session) == ["Player"])
    let before = session.workspace.statistics.graphsBuilt
    session.replace("Text(\"Song\") // player", with: "Text(\"Song\")", in: "PlayView.swift")
    #expect(missing(session) == ["Player"])
    #expect(session.workspace.statistics.graphsBuilt == before)
    session.replace("player.start()", with: "start()", in: "PlayView.swift")
    #expect(missing(session) == [])
  }

  /// The objects that are told to be missing.
  private func missing(_ session: EditedWorkspace) -> [String] {
    session.findings(.standard).filter { $0.rule == Self.rule }
      .compactMap { $0.message.split(separator: "'").dropFirst().first.map(String.init) }
  }

  private static let app = ExampleWorkspace(
    """
    //- App.swift
    import SwiftUI

    @main
    struct MusicApp: App {
      let player = Player()
      let queue = Queue()

      var body: some Scene {
        AssistiveAccess {
          PlayView().environmentObject(player)
        }
      }
    }
    //- PlayView.swift
    import SwiftUI

    struct PlayView: View {
      @EnvironmentObject private var player: Player

      var body: some View {
        Text("Song") // player
        Button("Play", systemImage: "play") { player.start() }
      }
    }
    //- Player.swift
    import Combine

    final class Player: ObservableObject {}
    final class Radio: ObservableObject {}
    """
  ).files
}
