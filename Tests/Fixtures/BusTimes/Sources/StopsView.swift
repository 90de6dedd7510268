import SwiftUI

struct StopsView: View {
  @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive
  @State private var departures = Departure.examples

  var body: some View {
    NavigationStack {
      List(departures) { departure in
        Text("\(departure.line) to \(departure.goal) in \(departure.minutes) min")
          .font(isAssistive ? .title : .body)
      }
      .navigationTitle("Departures")
      .refreshable { departures = Departure.examples }
    }
  }
}
