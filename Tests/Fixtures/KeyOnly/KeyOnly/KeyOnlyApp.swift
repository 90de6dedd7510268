import SwiftUI

@main
struct KeyOnlyApp: App {
  var body: some Scene {
    WindowGroup {
      CounterView()
    }

    // AssistiveAccess {
    //   AssistiveCounterView()
    // }
  }
}
