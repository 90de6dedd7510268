import SwiftSyntax

/// Items of an earlier outline that the parser took over.
struct OutlineReuse {
  struct Key: Hashable {
    var place: OutlineItem.Place
    var position: Int
    var length: Int
  }

  /// Where the parser reused a node, in offsets of the earlier text.
  var reused: Set<Key>
  var items: [OutlineItem]
  var edits: EditsSinceParse

  /// The item that stood where a node of the new tree came from, if the parser took it over.
  func item(place: OutlineItem.Place, position: Int, length: Int) -> OutlineItem? {
    guard length > 0, let old = edits.positionBefore(position) else { return nil }
    guard reused.contains(Key(place: place, position: old, length: length)) else { return nil }
    return find(place: place, position: old, length: length)
  }

  private func find(place: OutlineItem.Place, position: Int, length: Int) -> OutlineItem? {
    var level = items
    var base = 0
    while let item = lastItem(in: level, startingAtOrBefore: position - base) {
      base += item.offset
      if base == position, item.length == length, item.place == place { return item }
      level = item.children
    }
    return nil
  }

  private func lastItem(in items: [OutlineItem], startingAtOrBefore offset: Int) -> OutlineItem? {
    var lower = 0
    var upper = items.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if items[middle].offset <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 ? items[lower - 1] : nil
  }
}
