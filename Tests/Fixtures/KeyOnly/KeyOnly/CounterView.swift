import SwiftUI

/// Counts birds at the feeder.
struct CounterView: View {
  @AppStorage("birds") private var birds = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text(birds, format: .number)
          .font(.largeTitle)
        Button {
          birds += 1
        } label: {
          Image(systemName: "plus.circle.fill")
        }
        .accessibilityLabel("Count One")
      }
      .navigationTitle("Birds")
    }
  }
}

#Preview {
  CounterView()
}
