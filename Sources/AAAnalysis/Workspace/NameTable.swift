/// Which scanned files declare a name.
///
/// Names are kept as hashes: a workspace of a million lines declares hundreds of thousands, and a false match
/// costs one needless parse.
struct NameTable {
  private var types: [UInt64: [FileID]] = [:]
  private var functions: [UInt64: [FileID]] = [:]

  mutating func add(_ names: ScannedNames, of file: FileID) {
    for name in names.types.union(names.extended) { types[Self.hash(name), default: []].append(file) }
    for name in names.functions.union(names.variables) { functions[Self.hash(name), default: []].append(file) }
  }

  mutating func remove(_ names: ScannedNames, of file: FileID) {
    for name in names.types.union(names.extended) { Self.remove(file, at: Self.hash(name), from: &types) }
    for name in names.functions.union(names.variables) { Self.remove(file, at: Self.hash(name), from: &functions) }
  }

  private static func remove(_ file: FileID, at key: UInt64, from table: inout [UInt64: [FileID]]) {
    table[key]?.removeAll { $0 == file }
    if table[key]?.isEmpty == true { table[key] = nil }
  }

  func files(wanted: ViewGraph.Wanted) -> Set<FileID> {
    var files: Set<FileID> = []
    for name in wanted.types { files.formUnion(types[Self.hash(name)] ?? []) }
    for name in wanted.functions { files.formUnion(functions[Self.hash(name)] ?? []) }
    return files
  }

  /// FNV-1a.
  private static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    return hash
  }
}

extension ScannedNames {
  /// Whether the same names are declared, comments left out.
  func declaresSame(as other: ScannedNames) -> Bool {
    types == other.types && extended == other.extended && functions == other.functions
      && variables == other.variables && markers == other.markers
  }
}
