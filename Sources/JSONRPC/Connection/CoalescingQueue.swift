/// A queue in which an element may take the place of an older one that it makes pointless.
///
/// The newer one keeps its own place at the end, so that it never overtakes what was said between the two.
struct CoalescingQueue<Element> {
  private struct Entry {
    var element: Element?
    var key: String?
  }

  private var entries: [Entry] = []
  /// The index of the first entry not yet taken.
  private var head = 0
  /// How many entries were dropped from the front for good; a position minus this is an index.
  private var dropped = 0
  private var positions: [String: Int] = [:]

  /// Number of elements that wait.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds an element. One with the same key that still waits is taken out.
  mutating func append(_ element: Element, replacing key: String? = nil) {
    if let key {
      if let position = positions[key] {
        entries[position - dropped] = Entry()
        count -= 1
      }
      positions[key] = dropped + entries.count
    }
    entries.append(Entry(element: element, key: key))
    count += 1
    compactIfMostlyEmpty()
  }

  mutating func popFirst() -> Element? {
    while head < entries.count {
      let entry = entries[head]
      entries[head] = Entry()
      head += 1
      guard let element = entry.element else { continue }
      if let key = entry.key { positions[key] = nil }
      count -= 1
      compactIfMostlyEmpty()
      return element
    }
    return nil
  }

  mutating func removeAll() {
    self = CoalescingQueue()
  }

  /// Replaced elements leave holes; without this a reader that never reads would still cost memory for each.
  private mutating func compactIfMostlyEmpty() {
    guard entries.count > 2 * count + 64 else { return }
    dropped += entries.count
    entries = entries[head...].filter { $0.element != nil }
    head = 0
    // Positions go on counting upwards from a fresh base, so an old one can never be mistaken for a new one.
    positions = [:]
    for (index, entry) in entries.enumerated() {
      if let key = entry.key { positions[key] = dropped + index }
    }
  }
}
