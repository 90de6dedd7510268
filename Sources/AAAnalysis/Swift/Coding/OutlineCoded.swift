/// A part of an outline that can be written as bytes and read back.
///
/// A type writes its properties in the order in which its initialiser takes them; what is read back is equal to what was
/// written. A change of what is written is a change of `OutlineCoding.layout`.
protocol OutlineCoded {
  func write(to writer: inout OutlineWriter)
  init(from reader: inout OutlineReader) throws(OutlineCorruption)
}

/// Bytes that no outline was written as.
struct OutlineCorruption: Error {}

extension Int: OutlineCoded {
  func write(to writer: inout OutlineWriter) { writer.write(signed: self) }
  init(from reader: inout OutlineReader) throws(OutlineCorruption) { self = try reader.readOffset() }
}

extension Bool: OutlineCoded {
  func write(to writer: inout OutlineWriter) { writer.write(tag: self ? 1 : 0) }
  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    switch try reader.readTag() {
    case 0: self = false
    case 1: self = true
    default: throw OutlineCorruption()
    }
  }
}

extension String: OutlineCoded {
  func write(to writer: inout OutlineWriter) { writer.write(string: self) }
  init(from reader: inout OutlineReader) throws(OutlineCorruption) { self = try reader.readString() }
}

extension Span: OutlineCoded {
  func write(to writer: inout OutlineWriter) { writer.write(span: self) }
  init(from reader: inout OutlineReader) throws(OutlineCorruption) { self = try reader.readSpan() }
}

extension Optional: OutlineCoded where Wrapped: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(tag: self == nil ? 0 : 1)
    if let self { self.write(to: &writer) }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    self = try Bool(from: &reader) ? Wrapped(from: &reader) : nil
  }
}

extension Array: OutlineCoded where Element: OutlineCoded {
  func write(to writer: inout OutlineWriter) {
    writer.write(count: count)
    for element in self { element.write(to: &writer) }
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    let count = try reader.readCount()
    self.init()
    // A count that is wrong must not make room for what does not come.
    reserveCapacity(Swift.min(count, 64))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

/// Cases without values.
protocol OutlineCodedCases: OutlineCoded, CaseIterable, Equatable where AllCases == [Self] {}

extension OutlineCodedCases {
  func write(to writer: inout OutlineWriter) {
    writer.write(tag: UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? .max))
  }

  init(from reader: inout OutlineReader) throws(OutlineCorruption) {
    let number = Int(try reader.readTag())
    guard number < Self.allCases.count else { throw OutlineCorruption() }
    self = Self.allCases[number]
  }
}
