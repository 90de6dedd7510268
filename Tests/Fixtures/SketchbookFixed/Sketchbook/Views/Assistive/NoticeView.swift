import SwiftUI

/// A short message that stays until it is answered.
struct NoticeView: View {
  let message: String
  let onClose: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Label(message, systemImage: "checkmark.circle.fill")
        .font(.title3)
      Button("OK", systemImage: "checkmark", action: onClose)
    }
    .padding()
    .background(.thinMaterial, in: .rect(cornerRadius: 24))
  }
}
