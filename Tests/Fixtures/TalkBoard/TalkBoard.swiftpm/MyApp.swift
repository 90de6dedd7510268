import SwiftUI

@main
struct MyApp: App {
  var body: some Scene {
    AssistiveAccess {
      SimpleBoardView()
    }
  }
}
