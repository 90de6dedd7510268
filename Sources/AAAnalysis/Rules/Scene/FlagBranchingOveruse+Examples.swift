extension FlagBranchingOveruse {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "nine views that are two in one",
      #"""
      //- RadioApp.swift
      import SwiftUI

      @main
      struct RadioApp: App {
        var body: some Scene {
          WindowGroup { StationList() }
          AssistiveAccess { SimpleRadio() }
      //  ^^^^^^^^^^^^^^^ information: 9 places in the app's views branch on Assistive Access, although it has a scene of its own; move what differs into views of the scene
        }
      }
      //- Parts.swift
      import SwiftUI

      struct StationRow: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple { Text("Radio") } else { Text("All stations") } }
      }

      struct VolumeBar: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text("Volume").padding(isSimple ? 40 : 8) }
      }

      struct NowPlaying: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text("Now").font(isSimple ? .largeTitle : .body) }
      }

      struct SleepTimer: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if !isSimple { Text("Sleep") } }
      }

      struct Favourites: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple && hasFavourites { Text("Favourites") } }
      }

      struct Search: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { switch isSimple { case true: EmptyView(); case false: Text("Search") } }
      }

      struct History: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple { EmptyView() } else { Text("History") } }
      }

      struct Queue: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple ? "Next" : "Queue") }
      }

      struct Equalizer: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple == false { Text("Bass") } }
      }
      """#),
    Example(
      "eight, and one of a preview",
      #"""
      //- RadioApp.swift
      import SwiftUI

      @main
      struct RadioApp: App {
        var body: some Scene {
          WindowGroup { StationList() }
          AssistiveAccess { SimpleRadio() }
        }
      }
      //- Parts.swift
      import SwiftUI

      struct StationRow: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple { Text("Radio") } else { Text("All stations") } }
      }

      struct VolumeBar: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text("Volume").padding(isSimple ? 40 : 8) }
      }

      struct NowPlaying: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text("Now").font(isSimple ? .largeTitle : .body) }
      }

      struct SleepTimer: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if !isSimple { Text("Sleep") } }
      }

      struct Favourites: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple && hasFavourites { Text("Favourites") } }
      }

      struct Search: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { switch isSimple { case true: EmptyView(); case false: Text("Search") } }
      }

      struct History: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple { EmptyView() } else { Text("History") } }
      }

      struct Queue: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple ? "Next" : "Queue") }
      }

      struct Player_Previews: PreviewProvider {
        static var previews: some View { Text("Radio") }
      }

      #Preview {
        @Previewable @Environment(\.accessibilityAssistiveAccessEnabled) var isSimple
        if isSimple { Text("Radio") }
      }
      """#),
    Example(
      "no scene, so the flag is the way to do it",
      #"""
      import SwiftUI

      struct StationRow: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple { Text("Radio") } else { Text("All stations") } }
      }

      struct VolumeBar: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text("Volume").padding(isSimple ? 40 : 8) }
      }

      struct NowPlaying: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text("Now").font(isSimple ? .largeTitle : .body) }
      }

      struct SleepTimer: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if !isSimple { Text("Sleep") } }
      }

      struct Favourites: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple && hasFavourites { Text("Favourites") } }
      }

      struct Search: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { switch isSimple { case true: EmptyView(); case false: Text("Search") } }
      }

      struct History: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple { EmptyView() } else { Text("History") } }
      }

      struct Queue: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { Text(isSimple ? "Next" : "Queue") }
      }

      struct Equalizer: View {
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View { if isSimple == false { Text("Bass") } }
      }
      """#),
  ]
}
