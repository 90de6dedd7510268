import SwiftUI

/// Every line ends with CR LF.
struct CarriageReturnLineFeedView: View {
  var body: some View {
    Label("Sun", systemImage: "sun.max.fill")
      .navigationTitle("Two Bytes")
  }
}
