/// A form in which something is to be written, and where.
struct OutputWish: Equatable, Sendable {
  /// One of the names that were allowed.
  var format: String
  /// As it was written; nil for standard output.
  var file: String?

  /// What `--format NAME` and `--format NAME=FILE` ask for; a place holds one form only.
  ///
  /// - Parameter option: the option as it is written, for messages.
  static func all(
    _ values: [String], of option: String, names: [String]
  ) throws(UsageError) -> [OutputWish] {
    var wishes: [OutputWish] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard names.contains(parts[0]) else {
        throw .unknown("format", parts[0], among: names, otherwise: "there are \(names.joined(separator: ", "))")
      }
      let file = parts.count > 1 ? parts[1] : nil
      if file?.isEmpty == true { throw UsageError("'\(option) \(value)' names no file; write '\(value)FILE'") }
      if let other = wishes.first(where: { $0.file == file }) {
        throw UsageError(
          "\(file.map { "the file '\($0)'" } ?? "standard output") can hold one format only, "
            + "but '\(other.format)' and '\(parts[0])' were given; write '\(option) \(parts[0])=FILE'")
      }
      wishes.append(OutputWish(format: parts[0], file: file))
    }
    return wishes
  }
}
