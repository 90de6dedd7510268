import SwiftUI

/// A drawing in a list: a small picture and its name.
struct DrawingRow: View {
  let drawing: Drawing

  var body: some View {
    Label {
      Text(drawing.name)
    } icon: {
      DrawingThumbnail(drawing: drawing)
    }
  }
}
