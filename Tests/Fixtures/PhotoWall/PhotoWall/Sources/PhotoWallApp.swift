import PhotoKit
import SwiftUI

@main
struct PhotoWallApp: App {
  private let showsAlbums = UserDefaults.standard.bool(forKey: "albums")

  var body: some Scene {
    WindowGroup {
      WallView()
    }

    if showsAlbums {
      AssistiveAccess {
        AlbumsView()
      }
    }
  }
}
