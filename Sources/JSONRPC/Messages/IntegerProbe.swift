/// Decodes from any JSON in which every number is an integer, and throws with the path of the first that is not.
///
/// Foundation says only "not valid JSON" and names no path when a number does not fit the type that was asked for.
struct IntegerProbe: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      for key in object.allKeys { _ = try object.decode(IntegerProbe.self, forKey: key) }
    } else if var array = try? decoder.unkeyedContainer() {
      while !array.isAtEnd { _ = try array.decode(IntegerProbe.self) }
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() || (try? value.decode(Bool.self)) != nil { return }
      if (try? value.decode(String.self)) != nil || (try? value.decode(Int.self)) != nil { return }
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not an integer, or too large"))
    }
  }
}
