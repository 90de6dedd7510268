import Foundation
import JSONRPC

/// What a replay came to, for a person to read.
struct ReplayText {
  let outcome: SessionReplay.Outcome
  let recording: SessionRecording

  /// How much of two answers is shown around the first place where they differ.
  private static let width = 160

  var text: String {
    var lines: [String] = []
    if recording.isCutOff { lines.append("note: the last line is cut off, and was left out") }
    for difference in outcome.differences {
      let (recorded, now) = Self.excerpts(difference.recorded, difference.now)
      lines.append("not as recorded: \(difference.name)")
      lines.append("  recorded: \(recorded)")
      lines.append("  now:      \(now)")
    }
    for name in outcome.unanswered { lines.append("\(name) was answered when it was recorded, but not now") }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether something was asked, and the recording says of nothing how it is to be.
  var comparesNothing: Bool {
    isSame && outcome.answerCount == 0 && recording.entries.allSatisfy(\.isFromClient)
      && recording.entries.contains { $0.message?["id"] != nil }
  }

  /// Whether all is as it was recorded.
  var isSame: Bool { outcome.differences.isEmpty && outcome.unanswered.isEmpty }

  private var summary: String {
    let sent = MeasureText.counted(outcome.sentCount, "message")
    let result: String
    if comparesNothing {
      result = "nothing to compare, as the recording holds no answers"
    } else if isSame {
      result = "\(MeasureText.counted(outcome.answerCount, "answer")), all as recorded"
    } else {
      result =
        "\(MeasureText.counted(outcome.answerCount, "answer")), \(MeasureText.counted(outcome.differences.count, "difference"))"
        + (outcome.unanswered.isEmpty ? "" : ", \(outcome.unanswered.count) not answered")
    }
    return "replayed \(sent) of \(recording.tool) with \(SessionRecording.currentTool) "
      + "in \(MeasureText.duration(outcome.duration)): \(result)"
  }

  /// The parts of two values around their first difference, on one line each.
  static func excerpts(_ one: JSONValue, _ other: JSONValue) -> (String, String) {
    let texts = [one, other].map { value in
      Array(String(decoding: (try? JSONText.encode(value)) ?? Data(), as: UTF8.self))
    }
    let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let start = max(common - width / 4, 0)
    let shown = texts.map { text in
      let end = min(start + width, text.count)
      return (start > 0 ? "…" : "") + String(text[min(start, end)..<end]) + (end < text.count ? "…" : "")
    }
    return (shown[0], shown[1])
  }
}
