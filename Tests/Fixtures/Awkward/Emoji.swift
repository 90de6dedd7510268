import SwiftUI

/// 👩🏽‍🎨 🇨🇭 1️⃣ é 𝄞: one to eleven UTF-16 units a character.
struct EmojiView: View {
  var body: some View {
    Label("👩🏽‍🎨 draws 1️⃣ 🌈", systemImage: "sun.max.fill") /* 👨‍👩‍👧‍👦 */ .navigationTitle("Emoji 🎉")
  }
}
