import SwiftUI

/// U+2028 and U+2029 end no line: here and here and on.
struct LineSeparatorView: View {
  var body: some View {
    Label("Sun", systemImage: "sun.max.fill")
      .navigationTitle("Not a Line End")
  }
}
