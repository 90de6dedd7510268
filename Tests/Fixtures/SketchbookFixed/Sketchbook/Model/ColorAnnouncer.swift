import AVFoundation

/// Says the name of a color aloud.
@MainActor
final class ColorAnnouncer {
  private let synthesizer = AVSpeechSynthesizer()

  func announce(_ color: InkColor) {
    synthesizer.speak(AVSpeechUtterance(string: color.name))
  }
}
