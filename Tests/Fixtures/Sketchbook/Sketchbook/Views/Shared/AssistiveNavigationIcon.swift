import SwiftUI

/// The icon beside a screen's title in Assistive Access.
struct AssistiveNavigationIcon: ViewModifier {
  let systemImage: String

  func body(content: Content) -> some View {
    content.assistiveAccessNavigationIcon(systemImage: systemImage)
  }
}
