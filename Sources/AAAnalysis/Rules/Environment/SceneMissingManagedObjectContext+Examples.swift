extension SceneMissingManagedObjectContext {
  static let cases: [Example] = [
    Example(
      "the window group gets the context",
      #"""
      //- App/GardenApp.swift
      import CoreData
      import SwiftUI

      @main
      struct GardenApp: App {
        let store = PlantStore.shared

        var body: some Scene {
          WindowGroup {
            PlantList()
              .environment(\.managedObjectContext, store.viewContext)
          }
          AssistiveAccess {
            WateringView()
          }
        }
      }
      //- App/WateringView.swift
      import CoreData
      import SwiftUI

      struct WateringView: View {
        @Environment(\.managedObjectContext) private var context
      //                                                 ^^^^^^^ warning: the Assistive Access scene has no managed object context, so this one has no store; add '.environment(\.managedObjectContext, store.viewContext)' to the scene's root view, as the 'WindowGroup' has 💡
        @FetchRequest(sortDescriptors: []) private var plants: FetchedResults<Plant>
      //                                               ^^^^^^ warning: the Assistive Access scene has no managed object context, so this request finds nothing; add '.environment(\.managedObjectContext, store.viewContext)' to the scene's root view, as the 'WindowGroup' has 💡
        @SectionedFetchRequest(sectionIdentifier: \.room, sortDescriptors: []) private var rooms: SectionedFetchResults<String, Plant>
      //                                                                                   ^^^^^ warning: the Assistive Access scene has no managed object context, so this request finds nothing; add '.environment(\.managedObjectContext, store.viewContext)' to the scene's root view, as the 'WindowGroup' has 💡

        var body: some View {
          List(plants) { plant in
            Button(plant.name, systemImage: "drop") { try? context.save() }
          }
        }
      }
      """#,
      fixed: #"""
        //- App/GardenApp.swift
        import CoreData
        import SwiftUI

        @main
        struct GardenApp: App {
          let store = PlantStore.shared

          var body: some Scene {
            WindowGroup {
              PlantList()
                .environment(\.managedObjectContext, store.viewContext)
            }
            AssistiveAccess {
              WateringView()
                .environment(\.managedObjectContext, store.viewContext)
            }
          }
        }
        """#),
    Example(
      "no context anywhere",
      #"""
      //- App/DogsApp.swift
      import SwiftUI

      @main
      struct DogsApp: App {
        var body: some Scene {
          WindowGroup { DogList() }
          AssistiveAccess { DogView() }
        }
      }

      struct DogView: View {
        @FetchRequest(sortDescriptors: []) private var dogs: FetchedResults<Dog>
      //                                               ^^^^ warning: the Assistive Access scene has no managed object context, so this request finds nothing; add '.environment(\.managedObjectContext, …)' to the scene's root view 🚫 nothing in the other scenes of the app puts it in, so that there is nothing to copy
        var body: some View { Text(dogs.count, format: .number) }
      }
      """#),
    Example(
      "the scene gets the context too",
      #"""
      //- App/CatsApp.swift
      import SwiftUI

      @main
      struct CatsApp: App {
        let store = CatStore.shared

        var body: some Scene {
          WindowGroup { CatList().environment(\.managedObjectContext, store.viewContext) }
          AssistiveAccess {
            CatView().environment(\.managedObjectContext, store.viewContext)
            StrayView().withStore()
          }
        }
      }

      extension View {
        func withStore() -> some View { environment(\.managedObjectContext, CatStore.shared.viewContext) }
      }

      struct CatView: View {
        @FetchRequest(sortDescriptors: []) private var cats: FetchedResults<Cat>
        var body: some View { Text(cats.count, format: .number) }
      }

      struct StrayView: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: []) private var strays: FetchedResults<Cat>
        var body: some View { Button("Found one") { Cat(context: context).save() } }
      }
      """#),
    Example(
      "a request of the project's own, and a context that nobody uses",
      #"""
      //- App/BirdsApp.swift
      import SwiftUI

      @main
      struct BirdsApp: App {
        var body: some Scene {
          WindowGroup { BirdList() }
          AssistiveAccess { BirdView() }
        }
      }

      struct BirdView: View {
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(url: "birds") private var birds: [Bird]
        var body: some View { Text(birds.count, format: .number) }
      }
      //- App/FetchRequest.swift
      @propertyWrapper
      struct FetchRequest {
        var url: String
        var wrappedValue: [Bird] { [] }
      }
      """#),
  ]
}
