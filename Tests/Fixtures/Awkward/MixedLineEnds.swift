import SwiftUI

/// LF, CR LF and CR in turn.struct MixedView: View {
  var body: some View {
    Label("Sun", systemImage: "sun.max.fill")      .navigationTitle("Mixed")
  }
}