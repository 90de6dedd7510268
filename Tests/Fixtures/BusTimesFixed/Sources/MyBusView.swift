import SwiftUI

/// The next buses from the stop at home.
@available(iOS 26.0, *)
struct MyBusView: View {
  var body: some View {
    NavigationStack {
      List(Departure.examples) { departure in
        NavigationLink {
          DepartureView(departure: departure)
        } label: {
          Label("To \(departure.goal)", systemImage: "bus.fill")
        }
      }
      .navigationTitle("My bus")
      .assistiveAccessNavigationIcon(systemImage: "bus.fill")
    }
  }
}

@available(iOS 26.0, *)
struct DepartureView: View {
  let departure: Departure

  var body: some View {
    VStack(spacing: 24) {
      Text("Line \(departure.line)")
        .font(.largeTitle)
      Text("in \(departure.minutes) minutes")
        .font(.title)
    }
    .navigationTitle(departure.goal)
    .assistiveAccessNavigationIcon(systemImage: "mappin.circle.fill")
  }
}

@available(iOS 26.0, *)
#Preview(traits: .assistiveAccess) {
  MyBusView()
}
