extension MissingAssistivePreview {
  static let cases = [
    Example(
      "no preview at all",
      """
      //- Bus/BusApp.swift
      import SwiftUI

      @main
      struct BusApp: App {
        var body: some Scene {
          WindowGroup { TimetableView() }
          AssistiveAccess {
            NavigationStack { NextBus().environment(Line.current) }
          }
        }
      }
      //- Bus/NextBus.swift
      import SwiftUI

      struct NextBus: View {
      //     ^^^^^^^ hint: no preview shows 'NextBus' as it looks in Assistive Access; add one with 'traits: .assistiveAccess' 💡
        @Environment(Line.self) private var line
        @State private var stop: Stop?
        @State private var isShown = false

        var body: some View { Text("Line 5") }
      }
      """,
      fixed: """
        //- Bus/NextBus.swift
        import SwiftUI

        struct NextBus: View {
          @Environment(Line.self) private var line
          @State private var stop: Stop?
          @State private var isShown = false

          var body: some View { Text("Line 5") }
        }

        #Preview(traits: .assistiveAccess) {
          NextBus()
        }
        """),
    Example(
      "a view marked for the newest system",
      """
      import SwiftUI

      @main
      struct BusApp: App {
        var body: some Scene {
          WindowGroup { TimetableView() }
          if #available(iOS 26.0, *) {
            AssistiveAccess { NextBus() }
          }
        }
      }

      @available(iOS 26.0, *)
      struct NextBus: View {
      //     ^^^^^^^ hint: no preview shows 'NextBus' as it looks in Assistive Access; add one with 'traits: .assistiveAccess' 💡
        let line: Int

        init(line: Int = 5) { self.line = line }

        var body: some View { Text("Line 5") }
      }

      #Preview {
        TimetableView()
      }
      """,
      fixed: """
        import SwiftUI

        @main
        struct BusApp: App {
          var body: some Scene {
            WindowGroup { TimetableView() }
            if #available(iOS 26.0, *) {
              AssistiveAccess { NextBus() }
            }
          }
        }

        @available(iOS 26.0, *)
        struct NextBus: View {
          let line: Int

          init(line: Int = 5) { self.line = line }

          var body: some View { Text("Line 5") }
        }

        #Preview {
          TimetableView()
        }

        @available(iOS 26.0, *)
        #Preview(traits: .assistiveAccess) {
          NextBus()
        }
        """),
    Example(
      "a root that needs values",
      """
      import SwiftUI

      @main
      struct BusApp: App {
        var body: some Scene {
          WindowGroup { TimetableView() }
          AssistiveAccess { NextBus(line: .current) }
        }
      }

      struct NextBus: View {
      //     ^^^^^^^ hint: no preview shows 'NextBus' as it looks in Assistive Access; add one with 'traits: .assistiveAccess' 🚫 'NextBus' needs values, which a preview would have to make up
        let line: Line

        var body: some View { Text(line.name) }
      }

      #Preview { TimetableView() }
      """),
    Example(
      "previews with the trait, in another file and through another view",
      """
      //- Bus/BusApp.swift
      import SwiftUI

      @main
      struct BusApp: App {
        var body: some Scene {
          WindowGroup { TimetableView() }
          AssistiveAccess { NextBus() }
        }
      }
      //- Bus/NextBus.swift
      import SwiftUI

      struct NextBus: View {
        var body: some View { Text("Line 5") }
      }
      //- Bus/Previews.swift
      import SwiftUI

      struct NextBusExample: View {
        var body: some View { NextBus().environment(Line.example) }
      }

      #Preview("Simple", traits: .assistiveAccess, .landscapeLeft) {
        NavigationStack { NextBusExample() }
      }
      //- Tram/TramApp.swift
      import SwiftUI

      @main
      struct TramApp: App {
        var body: some Scene {
          WindowGroup { TramTimetable() }
          AssistiveAccess { NextTram() }
        }
      }

      struct NextTram: View {
        var body: some View { Text("Line 2") }
      }

      #Preview(traits: .assistiveAccess) { NextTram() }
      """),
    Example(
      "a root that is no view of the app's own, and a preview without the trait",
      """
      //- Bus/BusApp.swift
      import BusKit
      import SwiftUI

      @main
      struct BusApp: App {
        var body: some Scene {
          WindowGroup { TimetableView() }
          AssistiveAccess { BusBoard() }
        }
      }
      //- Tram/TramApp.swift
      import SwiftUI

      @main
      struct TramApp: App {
        var body: some Scene {
          WindowGroup { TramTimetable() }
          AssistiveAccess { NextTram() }
        }
      }

      struct NextTram: View {
        var body: some View { Text("Line 2") }
      }

      #Preview { NextTram() }
      """),
  ]
}
