import AAAnalysis

/// Colours for terminals, or none.
struct TerminalStyle: Sendable {
  enum Wish: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  var isOn: Bool

  static let plain = TerminalStyle(isOn: false)

  /// Whether what goes to a sink shall be coloured: by itself a terminal's alone, and not where `NO_COLOR` is set.
  static func isWanted(_ wish: Wish, on sink: any TextSink, environment: [String: String]) -> Bool {
    switch wish {
    case .always: true
    case .never: false
    case .auto: sink.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  func error(_ text: String) -> String { paint(text, "1;31") }
  func note(_ text: String) -> String { paint(text, "1;36") }
  func help(_ text: String) -> String { paint(text, "1;32") }
  func strong(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: error(text)
    case .warning: paint(text, "1;33")
    case .information: paint(text, "1;34")
    case .hint: note(text)
    }
  }

  private func paint(_ text: String, _ codes: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
