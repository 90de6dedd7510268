import SwiftUI

@main
struct AwkwardApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Nothing here")
    }

    AssistiveAccess {
      AwkwardHome()
    }
  }
}

struct AwkwardHome: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          LineEndsView()
        } label: {
          Label("Line Ends", systemImage: "return")
        }
        NavigationLink {
          CharactersView()
        } label: {
          Label("Characters", systemImage: "character")
        }
      }
      .navigationTitle("Awkward")
      .assistiveAccessNavigationIcon(systemImage: "exclamationmark.triangle.fill")
    }
  }
}

struct LineEndsView: View {
  var body: some View {
    List {
      NavigationLink {
        CarriageReturnLineFeedView()
      } label: {
        Label("Two Bytes", systemImage: "2.circle.fill")
      }
      NavigationLink {
        CarriageReturnView()
      } label: {
        Label("One Byte", systemImage: "1.circle.fill")
      }
      NavigationLink {
        MixedView()
      } label: {
        Label("Mixed", systemImage: "shuffle")
      }
      NavigationLink {
        LineSeparatorView()
      } label: {
        Label("Not a Line End", systemImage: "xmark.circle.fill")
      }
    }
    .navigationTitle("Line Ends")
    .assistiveAccessNavigationIcon(systemImage: "return")
  }
}

struct CharactersView: View {
  var body: some View {
    List {
      NavigationLink {
        ByteOrderMarkView()
      } label: {
        Label("Mark", systemImage: "flag.fill")
      }
      NavigationLink {
        TabsView()
      } label: {
        Label("Tabs", systemImage: "arrow.right.to.line")
      }
      NavigationLink {
        EmojiView()
      } label: {
        Label("Emoji", systemImage: "face.smiling")
      }
      NavigationLink {
        NoFinalNewlineView()
      } label: {
        Label("End", systemImage: "stop.fill")
      }
    }
    .navigationTitle("Characters")
    .assistiveAccessNavigationIcon(systemImage: "character")
  }
}

#Preview(traits: .assistiveAccess) {
  AwkwardHome()
}
