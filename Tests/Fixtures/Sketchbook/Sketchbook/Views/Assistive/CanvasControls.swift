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
        Image(systemName: "speaker.wave.2.fill")
      }
      .accessibilityLabel("Say the Color")

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
