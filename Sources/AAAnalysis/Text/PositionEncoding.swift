/// The code units in which the columns of a `TextPosition` are counted.
public enum PositionEncoding: Hashable, Sendable, CaseIterable {
  case utf8
  case utf16
  case utf32
}

extension PositionEncoding {
  /// How many code units of this encoding a scalar takes whose UTF-8 form begins with `lead`.
  func width(ofScalarWithLead lead: UInt8) -> Int {
    switch self {
    case .utf8: UTF8Bytes.length(ofScalarWithLead: lead)
    case .utf16: lead >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }
}
