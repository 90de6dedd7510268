import PhotoKit
import SwiftUI

@main
struct PhotoWallApp: App {
  var body: some Scene {
    WindowGroup {
      WallView()
    }

    AssistiveAccess {
      AlbumsView()
    }
  }
}
