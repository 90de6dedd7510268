import SwiftUI

struct StopsView: View {
  @State private var departures = Departure.examples

  var body: some View {
    NavigationStack {
      List(departures) { departure in
        Text("\(departure.line) to \(departure.goal) in \(departure.minutes) min")
      }
      .navigationTitle("Departures")
      .refreshable { departures = Departure.examples }
    }
  }
}
