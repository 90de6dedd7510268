import Foundation

/// Which SF Symbols there are.
///
/// The names that are built in cost nothing until they are asked for, and little then: they are searched where they
/// lie in the binary. A list of the system's own may stand before them; it is read when a name is first looked up.
public struct SymbolTable: Sendable, Equatable {
  /// An SF Symbol.
  public struct Symbol: Hashable, Sendable {
    public var name: String
    /// The version of iOS that introduced it under this name.
    public var introduced: PlatformVersion
    /// What it is called instead now, and since when; nil if the name is in use.
    public var retirement: Retirement?
  }

  public struct Retirement: Hashable, Sendable {
    public var since: PlatformVersion
    public var successor: String
  }

  public static let builtIn = SymbolTable(system: nil)

  private let system: SystemSymbols?

  private init(system: SystemSymbols?) {
    self.system = system
  }

  /// - Parameter nameAvailability: gives the contents of the system's `name_availability.plist`, or nil if there is
  ///   none. Asked once, when a name is first looked up, from any thread. What cannot be read leaves the built-in names.
  public init(nameAvailability: @escaping @Sendable () -> [UInt8]?) {
    system = SystemSymbols(nameAvailability)
  }

  /// Tables are the same if they have the same source.
  public static func == (left: SymbolTable, right: SymbolTable) -> Bool { left.system === right.system }

  private var groups: [SymbolNames] {
    if let own = system?.groups, !own.isEmpty { return own }
    return SymbolNames.builtIn
  }

  /// The newest version of iOS whose symbols are known.
  public var latest: PlatformVersion { groups.map(\.introduced).max() ?? PlatformVersion(0) }

  /// The symbol of that name; nil if none is known.
  public func symbol(named name: String) -> Symbol? {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, let introduced = introduction(of: bytes) else { return nil }
    return Symbol(
      name: name, introduced: introduced,
      retirement: SymbolNames.successor(of: bytes).map { Retirement(since: $0.since, successor: $0.name) })
  }

  /// What the symbol was called after its name was retired, the newest name last.
  public func successors(of symbol: Symbol) -> [Symbol] {
    var found: [Symbol] = []
    var current = symbol
    while let name = current.retirement?.successor, name != symbol.name, !found.contains(where: { $0.name == name }),
      let next = self.symbol(named: name)
    {
      found.append(next)
      current = next
    }
    return found
  }

  /// What the system says, else what is built in: the system's list leaves out names that were retired long ago.
  private func introduction(of name: [UInt8]) -> PlatformVersion? {
    if let own = system?.groups.first(where: { $0.contains(name) }) { return own.introduced }
    return SymbolNames.builtIn.first { $0.contains(name) }?.introduced
  }

  /// Goes through all names that are known, the oldest version first.
  func forEachName(_ body: (Slice<UnsafeBufferPointer<UInt8>>, PlatformVersion) -> Void) {
    for group in groups { group.visitNames { body($0, group.introduced) } }
  }
}

// MARK: - The system's own list

/// The names that the system lists, read once, when they are first asked for.
private final class SystemSymbols: @unchecked Sendable {
  private let lock = NSLock()
  private var load: (@Sendable () -> [UInt8]?)?
  private var known: [SymbolNames] = []

  init(_ load: @escaping @Sendable () -> [UInt8]?) {
    self.load = load
  }

  /// By version, the oldest first; empty if the list is not there or is not understood.
  var groups: [SymbolNames] {
    lock.withLock {
      if let load {
        known = load().flatMap(Self.read) ?? []
        self.load = nil
      }
      return known
    }
  }

  /// `symbols` gives the year of each name, `year_to_release` the version of each system in that year.
  private static func read(_ bytes: [UInt8]) -> [SymbolNames]? {
    let document = PropertyListDocument(bytes: bytes)
    guard let symbols = document["symbols"]?.value.dictionary,
      let releases = document["year_to_release"]?.value.dictionary
    else { return nil }
    var versions: [String: PlatformVersion] = [:]
    for release in releases.entries {
      versions[release.key] = release.value["iOS"]?.value.string.flatMap { PlatformVersion($0) }
    }
    var names: [PlatformVersion: [String]] = [:]
    for symbol in symbols.entries {
      guard let version = symbol.value.string.flatMap({ versions[$0] }) else { continue }
      names[version, default: []].append(symbol.key)
    }
    return names.sorted { $0.key < $1.key }.map { version, names in
      SymbolNames(introduced: version, sorted: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }
}
