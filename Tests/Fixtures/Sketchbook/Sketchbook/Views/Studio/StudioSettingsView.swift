import SwiftUI

/// Settings that only the full app has.
struct StudioSettingsView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(DrawingStore.self) private var store
  @AppStorage("leftHanded") private var isLeftHanded = false

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Left-handed", isOn: $isLeftHanded)
        Button("Delete All Drawings", role: .destructive) {
          store.deleteAll()
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        Button("Close") {
          dismiss()
        }
      }
    }
  }
}
