import SwiftUI
import UIKit

class AssistiveSceneDelegate: UIHostingSceneDelegate {
  static var rootScene: some Scene {
    AssistiveAccess {
      WhoIsThereView()
    }
  }
}
