import AVFoundation

final class Speaker {
  static let shared = Speaker()
  private let synthesizer = AVSpeechSynthesizer()

  func say(_ text: String) {
    synthesizer.speak(AVSpeechUtterance(string: text))
  }
}
