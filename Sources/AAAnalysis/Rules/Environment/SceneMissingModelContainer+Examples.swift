extension SceneMissingModelContainer {
  static let cases: [Example] = [
    Example(
      "the window group's root view has the container",
      #"""
      //- App/HabitsApp.swift
      import SwiftData
      import SwiftUI

      @main
      struct HabitsApp: App {
          var body: some Scene {
              WindowGroup {
                  HabitList()
                      .modelContainer(for: Habit.self)
              }
              AssistiveAccess {
                  NavigationStack {
                      TodayView()
                  }
                  .navigationTitle("Today")
              }
          }
      }
      //- App/TodayView.swift
      import SwiftData
      import SwiftUI

      struct TodayView: View {
          @Environment(\.modelContext) private var context
      //                                           ^^^^^^^ error: the Assistive Access scene has no model container, so this context has no place to save to; add '.modelContainer(for: Habit.self)' to the scene's root view, as the 'WindowGroup' has 💡
          @Query(sort: \Habit.name) private var habits: [Habit]
      //                                        ^^^^^^ error: the Assistive Access scene has no model container, so this query has no data to read; add '.modelContainer(for: Habit.self)' to the scene's root view, as the 'WindowGroup' has 💡

          var body: some View {
              List(habits) { habit in
                  Button(habit.name, systemImage: "checkmark") { context.insert(Entry(habit)) }
              }
          }
      }
      """#,
      fixed: #"""
        //- App/HabitsApp.swift
        import SwiftData
        import SwiftUI

        @main
        struct HabitsApp: App {
            var body: some Scene {
                WindowGroup {
                    HabitList()
                        .modelContainer(for: Habit.self)
                }
                AssistiveAccess {
                    NavigationStack {
                        TodayView()
                    }
                    .navigationTitle("Today")
                    .modelContainer(for: Habit.self)
                }
            }
        }
        """#),
    Example(
      "a container of the window group scene does not reach its sibling",
      #"""
      //- App/BooksApp.swift
      import SwiftData
      import SwiftUI

      @main
      struct BooksApp: App {
        let container = Library.makeContainer()

        var body: some Scene {
          WindowGroup { Shelf() }
            .modelContainer(container)
          AssistiveAccess { ReadingView() }
        }
      }

      struct ReadingView: View {
        @Query private var books: [Book]
      //                   ^^^^^ error: the Assistive Access scene has no model container, so this query has no data to read; add '.modelContainer(container)' to the scene's root view, as the 'WindowGroup' has 💡

        var body: some View { BookView(book: books.first) }
      }
      """#,
      fixed: #"""
        //- App/BooksApp.swift
        import SwiftData
        import SwiftUI

        @main
        struct BooksApp: App {
          let container = Library.makeContainer()

          var body: some Scene {
            WindowGroup { Shelf() }
              .modelContainer(container)
            AssistiveAccess { ReadingView().modelContainer(container) }
          }
        }

        struct ReadingView: View {
          @Query private var books: [Book]

          var body: some View { BookView(book: books.first) }
        }
        """#),
    Example(
      "no container anywhere",
      #"""
      //- App/PillsApp.swift
      import SwiftData
      import SwiftUI

      @main
      struct PillsApp: App {
        var body: some Scene {
          AssistiveAccess { PillsView() }
        }
      }

      struct PillsView: View {
        @Query private var pills: [Pill]
      //                   ^^^^^ error: the Assistive Access scene has no model container, so this query has no data to read; add '.modelContainer(…)' to the scene's root view 🚫 nothing in the other scenes of the app puts it in, so that there is nothing to copy

        var body: some View { Text(pills.count, format: .number) }
      }
      """#),
    Example(
      "containers and contexts on the way",
      #"""
      //- App/NotesApp.swift
      import SwiftData
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { NoteList() }.modelContainer(for: Note.self)
          AssistiveAccess {
            NotesView()
            SharedView().modelContext(SharedStore.context)
            DraftView().environment(\.modelContext, SharedStore.context)
            Backup { NoteView() }
          }
        }
      }

      struct NotesView: View {
        var body: some View {
          NavigationStack { NoteView() }.modelContainer(for: Note.self)
        }
      }

      struct Backup<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View { content.modelContainer(for: Note.self, inMemory: true) }
      }

      struct NoteView: View {
        @Query private var notes: [Note]
        var body: some View { Text(notes.count, format: .number) }
      }

      struct SharedView: View {
        @Query private var notes: [Note]
        var body: some View { Text(notes.count, format: .number) }
      }

      struct DraftView: View {
        @Environment(\.modelContext) private var context
        var body: some View { Button("Save") { try? context.save() } }
      }
      """#),
    Example(
      "a scene modifier, a query of another library, and a context that nobody uses",
      #"""
      //- App/WalksApp.swift
      import SwiftData
      import SwiftUI

      @main
      struct WalksApp: App {
        var body: some Scene {
          WindowGroup { WalkList() }
          AssistiveAccess { WalkView() }
            .modelContainer(for: Walk.self)
        }
      }

      struct WalkView: View {
        @Query private var walks: [Walk]
        var body: some View { Text(walks.count, format: .number) }
      }
      //- Other/StepsApp.swift
      import GRDBQuery
      import SwiftUI

      @main
      struct StepsApp: App {
        var body: some Scene {
          AssistiveAccess { StepsView() }
        }
      }

      struct StepsView: View {
        @Environment(\.modelContext) private var context
        @Query(StepsRequest()) private var steps: [Step]
        var body: some View { Text(steps.count, format: .number) }
      }
      """#),
  ]
}
