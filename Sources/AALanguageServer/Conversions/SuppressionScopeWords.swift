import AAAnalysis

extension Suppression.Scope {
  /// What a directive does: a sentence.
  var explanation: String {
    switch self {
    case .next: "Silences the named rules for the next line of code, with its attributes."
    case .this: "Silences the named rules on this line."
    case .file: "Silences the named rules in the whole file."
    case .start: "Silences the named rules from here to aa:enable or to the end of the file."
    case .end: "Ends what aa:disable began for the named rules."
    }
  }

  /// The same in a few words, to stand beside the directive.
  var summary: String {
    switch self {
    case .next: "the next line of code"
    case .this: "this line"
    case .file: "the whole file"
    case .start: "from here on"
    case .end: "ends aa:disable"
    }
  }
}
