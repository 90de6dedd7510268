import SwiftUI

struct BoardView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Say", text: $text)
      Button("Speak") { Speaker.shared.say(text) }
      List(Phrase.all) { phrase in
        Button(phrase.text) { text = phrase.text }
      }
    }
  }
}
