import SwiftUI

/// One button for each phrase.
struct SimpleBoardView: View {
  var body: some View {
    NavigationStack {
      List(Phrase.all) { phrase in
        Button {
          Speaker.shared.say(phrase.text)
        } label: {
          Label(phrase.text, systemImage: phrase.symbol)
        }
      }
      .navigationTitle("Say")
      .assistiveAccessNavigationIcon(systemImage: "bubble.left.fill")
    }
  }
}
