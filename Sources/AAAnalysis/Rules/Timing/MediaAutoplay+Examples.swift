extension MediaAutoplay {
  /// A scene that shows `Home`.
  private static let app = """
    //- App.swift
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Home() }
      }
    }

    """

  static let cases: [Example] = [
    Example(
      "a sound when the screen appears",
      app + """
        //- Home.swift
        import AVFoundation
        import SwiftUI

        struct Home: View {
          @State private var player: AVAudioPlayer?
          var body: some View {
            Text("Notes").onAppear { player?.play() }
        //                                   ^^^^ warning: this starts to play in 'onAppear', and nothing on the screen stops it; wait for a tap 🚫 nothing on the screen would start it
          }
        }
        """),
    Example(
      "a model that plays, and a player with controls",
      app + """
        //- Home.swift
        import AVKit
        import SwiftUI

        struct Home: View {
          let model: MovieModel
          var body: some View {
            VideoPlayer(player: model.player)
              .task { model.start() }
          }
        }
        //- MovieModel.swift
        import AVKit

        final class MovieModel {
          let player = AVPlayer()
          func start() {
            player.play()
        //         ^^^^ information: this starts to play in 'task', before a person asks for it; consider to wait for a tap 💡
          }
        }
        """),
    Example(
      "a view of UIKit that plays as soon as it is made",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View { Loop() }
        }
        //- Loop.swift
        import AVFoundation
        import SwiftUI

        struct Loop: UIViewRepresentable {
          let player: AVQueuePlayer
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.layer.addSublayer(AVPlayerLayer(player: player))
            player.play()
        //         ^^^^ warning: this starts to play in 'makeUIView', and nothing on the screen stops it; wait for a tap 🚫 nothing on the screen would start it
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
    Example(
      "a tap that plays",
      app + """
        //- Home.swift
        import AVFoundation
        import SwiftUI

        struct Home: View {
          let player: AVPlayer
          var body: some View {
            Button("Play", systemImage: "play") { start() }
              .onAppear { prepare() }
          }
          private func prepare() { player.pause() }
          private func start() { player.play() }
        }
        """),
    Example(
      "a person who chose that videos play",
      app + """
        //- Home.swift
        import AVKit
        import SwiftUI

        struct Home: View {
          @AppStorage("autoPlayVideo") private var autoPlayVideo = false
          let player: AVPlayer
          var body: some View {
            VideoPlayer(player: player).onAppear { if autoPlayVideo { player.play() } }
          }
        }
        """),
    Example(
      "something else that plays",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          let game: Game
          var body: some View { Text("Notes").onAppear { game.play() } }
        }
        //- Game.swift
        final class Game {
          func play() {}
        }
        """),
  ]
}
