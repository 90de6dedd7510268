import PhotoKit
import SwiftUI

struct WallView: View {
  @State private var selection: Photo?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(Photo.all) { photo in
          Image(photo.name)
            .resizable()
            .onTapGesture { selection = photo }
        }
      }
    }
    .sheet(item: $selection) { Image($0.name) }
  }
}
