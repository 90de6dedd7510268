import PhotoKit
import SwiftUI

/// Two albums, and the photos of each one by one.
struct AlbumsView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          PhotoView(photos: Photo.all.filter(\.isFamily))
        } label: {
          Label("Family", systemImage: "person.2.fill")
        }
        NavigationLink {
          PhotoView(photos: Photo.all.filter { !$0.isFamily })
        } label: {
          Label("Garden", systemImage: "leaf.fill")
        }
      }
      .navigationTitle("Photos")
      .assistiveAccessNavigationIcon(systemImage: "photo.fill")
    }
  }
}

struct PhotoView: View {
  let photos: [Photo]
  @State private var number = 0

  var body: some View {
    VStack(spacing: 24) {
      Image(photos[number].name)
        .resizable()
        .scaledToFit()
        .accessibilityLabel(photos[number].name)
      Button {
        number = (number + 1) % photos.count
      } label: {
        Label("Next photo", systemImage: "arrow.right.circle.fill")
      }
    }
    .navigationTitle("Photo")
    .assistiveAccessNavigationIcon(systemImage: "photo.fill")
  }
}
