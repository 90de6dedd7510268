import SwiftUI
import UIKit

open class RadioKitDelegate: UIResponder {}
public enum RadioKit {
  public static var scenes: some Scene { WindowGroup { EmptyView() } }
}
