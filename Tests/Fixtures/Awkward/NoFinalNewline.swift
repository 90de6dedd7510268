import SwiftUI

/// The file ends in a comment, without a line end.
struct NoFinalNewlineView: View {
  var body: some View {
    Label("Sun", systemImage: "sun.max.fill")
      .navigationTitle("End")
  }
}
//