import SwiftUI

@main
struct BusTimesApp: App {
  var body: some Scene {
    WindowGroup {
      StopsView()
    }

    if #available(iOS 26.0, *) {
      AssistiveAccess {
        MyBusView()
      }
    }
  }
}
