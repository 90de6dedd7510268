import SwiftUI

/// Who rang, and whether to open.
struct WhoIsThereView: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text("The postman is at the door.")
        NavigationLink {
          OpenedView()
        } label: {
          Label("Open the door", systemImage: "door.left.hand.open")
        }
      }
      .navigationTitle("Who is there")
      .assistiveAccessNavigationIcon(systemImage: "bell.fill")
    }
  }
}

struct OpenedView: View {
  var body: some View {
    Text("The door is open.")
      .navigationTitle("Open")
      .assistiveAccessNavigationIcon(systemImage: "door.left.hand.open")
  }
}
