extension PreviewWithoutTrait {
  static let cases = [
    Example(
      "previews of the root and of a screen behind it",
      """
      //- Photos/PhotosApp.swift
      import SwiftUI

      @main
      struct PhotosApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          AssistiveAccess { SimpleHome() }
        }
      }
      //- Photos/SimpleHome.swift
      import SwiftUI

      struct SimpleHome: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink { SimpleAlbum() } label: { Label("Album", systemImage: "photo") }
            }
          }
        }
      }

      #Preview {
      // <---- information: 'SimpleHome' is seen in Assistive Access alone, and this preview shows it in the normal style; add 'traits: .assistiveAccess' 💡
        SimpleHome()
      }
      //- Photos/SimpleAlbum.swift
      import SwiftUI

      struct SimpleAlbum: View {
        var body: some View { Text("Photos") }
      }

      #Preview("Album") {
      // <---- information: 'SimpleAlbum' is seen in Assistive Access alone, and this preview shows it in the normal style; add 'traits: .assistiveAccess' 💡
        NavigationStack { SimpleAlbum() }
      }
      """,
      fixed: """
        //- Photos/SimpleHome.swift
        import SwiftUI

        struct SimpleHome: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink { SimpleAlbum() } label: { Label("Album", systemImage: "photo") }
              }
            }
          }
        }

        #Preview(traits: .assistiveAccess) {
          SimpleHome()
        }
        """),
    Example(
      "a preview with a name and other traits",
      """
      import SwiftUI

      @main
      struct PhotosApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          AssistiveAccess { SimpleHome() }
        }
      }

      struct SimpleHome: View {
        var body: some View { Text("Photos") }
      }

      #Preview("Wide", traits: .landscapeLeft, body: { SimpleHome() })
      // <---- information: 'SimpleHome' is seen in Assistive Access alone, and this preview shows it in the normal style; add 'traits: .assistiveAccess' 💡
      """,
      fixed: """
        import SwiftUI

        @main
        struct PhotosApp: App {
          var body: some Scene {
            WindowGroup { LibraryView() }
            AssistiveAccess { SimpleHome() }
          }
        }

        struct SimpleHome: View {
          var body: some View { Text("Photos") }
        }

        #Preview("Wide", traits: .landscapeLeft, .assistiveAccess, body: { SimpleHome() })
        """),
    Example(
      "empty parentheses, and a view marked for the newest system",
      """
      import SwiftUI

      @main
      struct PhotosApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          if #available(iOS 26.0, *) { AssistiveAccess { SimpleHome() } }
        }
      }

      @available(iOS 26.0, *)
      struct SimpleHome: View {
        var body: some View { Text("Photos") }
      }

      #Preview() { SimpleHome() }
      // <---- information: 'SimpleHome' is seen in Assistive Access alone, and this preview shows it in the normal style; add 'traits: .assistiveAccess' 💡
      """,
      fixed: """
        import SwiftUI

        @main
        struct PhotosApp: App {
          var body: some Scene {
            WindowGroup { LibraryView() }
            if #available(iOS 26.0, *) { AssistiveAccess { SimpleHome() } }
          }
        }

        @available(iOS 26.0, *)
        struct SimpleHome: View {
          var body: some View { Text("Photos") }
        }

        @available(iOS 26.0, *)
        #Preview(traits: .assistiveAccess) { SimpleHome() }
        """),
    Example(
      "another preview in the file has the trait",
      """
      import SwiftUI

      @main
      struct PhotosApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          AssistiveAccess { SimpleHome() }
        }
      }

      struct SimpleHome: View {
        var body: some View { Text("Photos") }
      }

      #Preview("Normal") { SimpleHome() }

      #Preview("Simple", traits: .assistiveAccess) { SimpleHome() }
      """),
    Example(
      "components, and screens that the normal app shows too",
      """
      //- Photos/PhotosApp.swift
      import SwiftUI

      @main
      struct PhotosApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          AssistiveAccess { SimpleHome() }
        }
      }

      struct SimpleHome: View {
        var body: some View {
          NavigationStack {
            List {
              SimpleRow()
              NavigationLink("Album") { Album() }
              NavigationLink("Camera") { CameraScreen() }
              NavigationLink("Map") { MapScreen() }
            }
          }
        }
      }
      //- Photos/SimpleRow.swift
      import SwiftUI

      struct SimpleRow: View {
        var body: some View { Text("Photo") }
      }

      #Preview { SimpleRow() }
      //- Photos/Album.swift
      import SwiftUI

      struct Album: View {
        var body: some View { Text("Photos") }
      }

      #Preview { Album() }
      //- Photos/LibraryView.swift
      import SwiftUI

      struct LibraryView: View {
        var body: some View {
          NavigationStack { NavigationLink("Album") { Album() } }
        }
      }

      #Preview { LibraryView() }
      //- Photos/CameraScreen.swift
      import SwiftUI

      struct CameraScreen: View {
        var body: some View { Text("Camera") }
      }

      #Preview { CameraScreen() }
      //- Photos/MapScreen.swift
      import SwiftUI

      struct MapScreen: View {
        var body: some View { Text("Map") }
      }

      struct MapScreen_Previews: PreviewProvider {
        static var previews: some View { MapScreen() }
      }
      //- Photos/Camera.swift
      import UIKit

      final class Camera {
        func open(from controller: UIViewController) {
          controller.present(UIHostingController(rootView: CameraScreen()), animated: true)
        }
      }
      """),
  ]
}
