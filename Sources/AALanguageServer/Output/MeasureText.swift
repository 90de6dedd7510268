/// Numbers with what they count, for people to read.
enum MeasureText {
  /// `1 file`, `2 files`
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// `640 bytes`, `12 kB`, `3.2 MB`, in thousands.
  static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: counted(count, "byte")
    case ..<999_500: "\((count + 500) / 1000) kB"
    case ..<999_950_000: "\(decimal(Double(count) / 1e6, places: 1)) MB"
    default: "\(decimal(Double(count) / 1e9, places: 1)) GB"
    }
  }

  /// `0.06 s`, `12.3 s`; what takes less than a hundredth of a second is given in `ms`.
  static func duration(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return switch seconds {
    case ..<0.01: "\(decimal(seconds * 1000, places: 2)) ms"
    case ..<10: "\(decimal(seconds, places: 2)) s"
    default: "\(decimal(seconds, places: 1)) s"
    }
  }

  private static func decimal(_ number: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let whole = Int((max(number, 0) * Double(scale)).rounded())
    let digits = String(whole % scale)
    return "\(whole / scale).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}
