import SwiftUI

/// A short message above everything else.
struct ToastView: View {
  let message: String

  var body: some View {
    Label(message, systemImage: "checkmark.circle.fill")
      .font(.title3)
      .padding()
      .background(.thinMaterial, in: .capsule)
  }
}
