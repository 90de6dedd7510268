extension Acceptance {
  static let screens: [Acceptance] = [
    Acceptance(
      4, "a delete button that asks once", .warnings(["destructive-confirmed-once"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var showDeleteConfirmation = false

          var body: some View {
            VStack {
              Button("Delete Photo", systemImage: "trash", role: .destructive) {
                showDeleteConfirmation = true
              }
              .confirmationDialog(
                "Delete this photo?", isPresented: $showDeleteConfirmation, titleVisibility: .visible
              ) {
                Button("Delete", role: .destructive) { deletePhoto() }
                Button("Keep Photo", role: .cancel) {}
              }
            }
            .navigationTitle("Photo")
            .assistiveAccessNavigationIcon(systemImage: "photo")
          }

          func deletePhoto() {
            try? FileManager.default.removeItem(at: URL.documentsDirectory.appending(path: "photo.heic"))
          }
        }
        """),
    Acceptance(
      11, "a canvas that is drawn on", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var lines: [[CGPoint]] = []
          @State private var current: [CGPoint] = []

          var body: some View {
            Canvas { context, size in
              for line in lines + [current] { context.stroke(Path { $0.addLines(line) }, with: .color(.black)) }
            }
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { current.append($0.location) }
                .onEnded { _ in
                  lines.append(current)
                  current = []
                }
            )
            .navigationTitle("Draw")
            .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
          }
        }
        """),
    Acceptance(
      12, "a cross that closes a sheet, and the same in a pushed screen", .warnings(["custom-back-button"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isShown = false

          var body: some View {
            List {
              Button("Help", systemImage: "questionmark") { isShown = true }
              NavigationLink { Pushed() } label: { Label("Photos", systemImage: "photo") }
            }
            .sheet(isPresented: $isShown) { Presented() }
            .navigationTitle("Home")
            .assistiveAccessNavigationIcon(systemImage: "house")
          }
        }

        struct Presented: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button { dismiss() } label: { Label("Close", systemImage: "xmark") }
          }
        }

        struct Pushed: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Button { dismiss() } label: { Label("Close", systemImage: "xmark") }
              .navigationTitle("Photos")
              .assistiveAccessNavigationIcon(systemImage: "photo")
          }
        }
        """),
    Acceptance(
      13, "an icon through a modifier of the project's own", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            Text("Draw")
              .navigationTitle("Draw")
              .modifier(AssistiveNavigationIcon(systemImage: "hand.draw.fill"))
          }
        }

        struct AssistiveNavigationIcon: ViewModifier {
          let systemImage: String

          func body(content: Content) -> some View {
            if #available(iOS 26.0, *) {
              content.assistiveAccessNavigationIcon(systemImage: systemImage)
            } else {
              content
            }
          }
        }
        """),
    Acceptance(
      14, "title and icon through one structure", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            TitledScreen(title: "Draw", symbol: "hand.draw.fill") { Text("Draw") }
          }
        }

        struct TitledScreen<Content: View>: View {
          let title: String
          let symbol: String
          @ViewBuilder var content: Content

          var body: some View {
            content
              .navigationTitle(title)
              .assistiveAccessNavigationIcon(systemImage: symbol)
          }
        }
        """),
    Acceptance(
      15, "a label in a row of another file", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            List {
              NavigationLink { Detail() } label: { Row(title: "Photos", symbol: "photo") }
            }
            .navigationTitle("Home")
            .assistiveAccessNavigationIcon(systemImage: "house")
          }
        }

        struct Detail: View {
          var body: some View {
            Text("Photos")
              .navigationTitle("Photos")
              .assistiveAccessNavigationIcon(systemImage: "photo")
          }
        }
        //- Row.swift
        import SwiftUI

        struct Row: View {
          let title: String
          let symbol: String
          var body: some View {
            HStack {
              Image(systemName: symbol)
              VStack { Text(title) }
            }
          }
        }
        """),
    Acceptance(
      16, "a grid of photos", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Photo: Identifiable {
          let id: Int
          let image: UIImage
        }

        struct Home: View {
          let photos: [Photo]

          var body: some View {
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 4) {
                ForEach(photos) { photo in
                  NavigationLink { PhotoPage(photo: photo) } label: {
                    Image(uiImage: photo.image).resizable().scaledToFill()
                  }
                }
              }
            }
            .navigationTitle("Photos")
            .assistiveAccessNavigationIcon(systemImage: "photo.on.rectangle")
          }
        }

        struct PhotoPage: View {
          let photo: Photo
          var body: some View {
            Image(uiImage: photo.image).resizable().scaledToFit()
              .navigationTitle("Photo")
              .assistiveAccessNavigationIcon(systemImage: "photo")
          }
        }
        """),
    Acceptance(
      32, "an icon through a function of views", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            Text("Draw")
              .navigationTitle("Draw")
              .compatibleNavigationIcon("hand.draw.fill")
          }
        }

        extension View {
          @ViewBuilder
          func compatibleNavigationIcon(_ symbol: String) -> some View {
            if #available(iOS 26.0, *) {
              assistiveAccessNavigationIcon(systemImage: symbol)
            } else {
              self
            }
          }
        }
        """),
  ]
}
