import SwiftUI

/// The buttons below the paper.
struct CanvasControls: View {
  let color: InkColor
  let onSave: () -> Void
  let onDone: () -> Void

  @State private var announcer = ColorAnnouncer()

  var body: some View {
    VStack(spacing: 16) {
      Button {
        announcer.announce(color)
      } label: {
        Label("Say the Color", systemImage: "speaker.wave.2.fill")
      }

      Button(action: onSave) {
        HStack {
          Image(systemName: "square.and.arrow.down.fill")
          Text("Save")
        }
      }

      Button("Done", systemImage: "checkmark.circle.fill", action: onDone)
    }
  }
}
