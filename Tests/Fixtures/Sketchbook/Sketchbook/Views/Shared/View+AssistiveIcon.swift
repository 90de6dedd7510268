import SwiftUI

extension View {
  /// The same icon for those who prefer a shorter name.
  func assistiveIcon(_ systemImage: String) -> some View {
    modifier(AssistiveNavigationIcon(systemImage: systemImage))
  }
}
