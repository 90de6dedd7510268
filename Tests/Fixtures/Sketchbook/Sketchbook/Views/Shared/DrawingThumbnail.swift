import SwiftUI

/// The picture of a drawing, or an empty sheet while there is none.
struct DrawingThumbnail: View {
  let drawing: Drawing

  @Environment(DrawingStore.self) private var store

  var body: some View {
    if let picture = store.picture(of: drawing) {
      Image(uiImage: picture)
        .resizable()
        .scaledToFit()
    } else {
      Color(.secondarySystemBackground)
        .aspectRatio(1, contentMode: .fit)
    }
  }
}
