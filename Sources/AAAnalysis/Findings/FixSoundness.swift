/// Tells whether a fix leaves Swift files parsing as well as before: where code is only half typed, what is to be changed
/// may lie within a string or a call that does not end.
public struct FixSoundness {
  private let text: (FileID) -> SourceText?
  private var problems: [FileID: Int] = [:]

  /// - Parameter text: the texts that the fixes are made of.
  public init(text: @escaping (FileID) -> SourceText?) {
    self.text = text
  }

  /// Whether the fix can be made. In files that parse without a problem it is not asked what each fix does: that they
  /// are sound there is what tests hold, and to parse a file for each of its fixes takes long.
  public mutating func admits(_ fix: Fix) -> Bool {
    let broken = Set(fix.edits.map(\.file)).filter { $0.name.hasSuffix(".swift") && problemCount(of: $0) > 0 }
    if broken.isEmpty { return true }
    guard let fixed = fix.applied(to: text) else { return false }
    return broken.allSatisfy { file in
      fixed[file].map { SwiftFile.problemCount(of: $0.bytes) <= problemCount(of: file) } ?? true
    }
  }

  private mutating func problemCount(of file: FileID) -> Int {
    if let known = problems[file] { return known }
    let count = text(file).map { SwiftFile.problemCount(of: $0.bytes) } ?? 0
    problems[file] = count
    return count
  }
}
