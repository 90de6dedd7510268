/// The texts of one file by their keys, in one language: that of a `.strings` file, or the source language of a String
/// Catalog.
public struct StringsTable: Equatable, Sendable {
  public var texts: [String: String]

  public init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// A table that cannot be read to its end has the texts up to there. The build tells what is wrong with it.
  ///
  /// - Parameter bytes: what the file holds; a `.strings` file may be a property list of any form, binary too.
  public init(_ bytes: [UInt8], kind: StringsTableKind) {
    guard bytes.count <= Self.longest else {
      self.init()
      return
    }
    switch kind {
    case .catalog: self.init(StringCatalogReader.texts(in: bytes))
    case .strings: self.init((UTF16Text(bytes)?.document ?? PropertyListDocument(bytes: bytes)).texts)
    }
  }

  /// The longest that is read, in bytes: ten times the longest seen.
  static let longest = 32 << 20
}

/// A text in the encoding that `.strings` files had for long, told by its byte order mark.
private struct UTF16Text {
  var document: PropertyListDocument

  init?(_ bytes: [UInt8]) {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    document = PropertyListDocument(SourceText(String(decoding: units, as: UTF16.self)))
  }
}

extension PropertyListDocument {
  fileprivate var texts: [String: String] {
    var texts: [String: String] = [:]
    for entry in root?.dictionary?.entries ?? [] {
      if let text = entry.value.string { texts[entry.key] = text }
    }
    return texts
  }
}
