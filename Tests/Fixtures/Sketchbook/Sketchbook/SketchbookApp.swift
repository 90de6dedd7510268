import SwiftUI

@main
struct SketchbookApp: App {
  @State private var store = DrawingStore()

  var body: some Scene {
    WindowGroup {
      StudioView()
        .environment(store)
        .task { await store.load() }
    }

    AssistiveAccess {
      AssistiveHomeView()
        .environment(store)
        .task { await store.load() }
    }
  }
}
