import SwiftUI
import UIKit

class AssistiveSceneDelegate: UIResponder, UIHostingSceneDelegate {
  static var rootScene: some Scene {
    AssistiveAccess {
      WhoIsThereView()
    }
  }
}
