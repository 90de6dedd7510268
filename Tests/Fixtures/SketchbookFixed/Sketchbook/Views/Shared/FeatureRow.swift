import SwiftUI

/// A thing the app can do: its picture and its name.
struct FeatureRow: View {
  let title: String
  let systemImage: String

  var body: some View {
    Label(title, systemImage: systemImage)
      .font(.title)
  }
}
