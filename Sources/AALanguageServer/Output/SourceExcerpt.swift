import AAAnalysis

/// A line of source with a mark under a part of it.
struct SourceExcerpt: Equatable {
  /// The line as it is shown: its tabs kept, shortened if it is long.
  private(set) var line = ""
  /// White space and carets; stands under `line` if both begin in the same column.
  private(set) var mark = ""

  private static let maximumWidth = 120
  /// How much of a long line is kept before the marked part.
  private static let lead = 40
  /// Longer lines are cut before anything is measured.
  private static let maximumBytes = 4096
  private static let tabWidth = 8
  private static let ellipsis = "…"

  /// - Parameters:
  ///   - span: UTF-8 offsets in the text; of a span over several lines the part on the first is marked.
  ///   - firstColumn: the column, from 0, in which the line will be printed; tabs depend on it.
  init(of span: Span, in text: SourceText, firstColumn: Int) {
    let number = text.lines.line(at: span.lower)
    var line = text.lines.lineSpan(number, in: text.bytes)
    if number == 0 { line = Span(min(max(line.lower, text.contentStart), line.upper), line.upper) }
    let isCut = line.length > Self.maximumBytes
    var shown = line
    if isCut {
      shown = Span(
        max(line.lower, span.lower - Self.maximumBytes / 4), min(line.upper, span.lower + Self.maximumBytes / 2))
    }
    let marked = Span(max(span.lower, shown.lower), max(span.upper, shown.lower))
    let cells = Self.cells(of: text.string(in: shown), marked: marked.shifted(by: -shown.lower))
    let window = Self.window(cells)
    let isCutBefore = shown.lower > line.lower || window.lowerBound > 0
    let isCutAfter = shown.upper < line.upper || window.upperBound < cells.count
    draw(cells[window], isCutBefore: isCutBefore, isCutAfter: isCutAfter, firstColumn: firstColumn)
  }

  private struct Cell {
    var text: String
    var width: Int
    var isTab = false
    var isMarked: Bool
  }

  private static func cells(of line: String, marked: Span) -> [Cell] {
    var cells: [Cell] = []
    var offset = 0
    for character in line {
      let end = offset + character.utf8.count
      let isMarked = marked.isEmpty ? marked.lower == offset : marked.lower < end && offset < marked.upper
      if character == "\t" {
        cells.append(Cell(text: "\t", width: tabWidth, isTab: true, isMarked: isMarked))
      } else if character.unicodeScalars.contains(where: TerminalText.isUnsafe) {
        for scalar in character.unicodeScalars {
          let text = TerminalText.isUnsafe(scalar) ? TerminalText.picture(of: scalar) : String(scalar)
          cells.append(Cell(text: text, width: TerminalText.width(of: Character(text)), isMarked: isMarked))
        }
      } else {
        cells.append(
          Cell(text: String(character), width: TerminalText.width(of: character), isMarked: isMarked))
      }
      offset = end
    }
    while let last = cells.last, last.text == " " || last.isTab, cells.firstIndex(where: \.isMarked) != cells.count - 1
    {
      cells.removeLast()
    }
    if !cells.contains(where: \.isMarked) { cells.append(Cell(text: "", width: 1, isMarked: true)) }
    return cells
  }

  /// Which cells are shown, so that the marked part begins among them.
  private static func window(_ cells: [Cell]) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > maximumWidth else { return 0..<cells.count }
    let firstMarked = cells.firstIndex(where: \.isMarked) ?? 0
    var start = firstMarked
    var width = 0
    while start > 0, width + cells[start - 1].width <= maximumWidth * 2 / 3 {
      start -= 1
      width += cells[start].width
    }
    if start > 0 {
      start = firstMarked
      width = 0
      while start > 0, width + cells[start - 1].width <= lead {
        start -= 1
        width += cells[start].width
      }
    }
    var end = start
    width = 0
    while end < cells.count, width + cells[end].width <= maximumWidth {
      width += cells[end].width
      end += 1
    }
    return start..<max(end, min(firstMarked + 1, cells.count))
  }

  private mutating func draw(_ cells: ArraySlice<Cell>, isCutBefore: Bool, isCutAfter: Bool, firstColumn: Int) {
    var column = firstColumn
    if isCutBefore {
      line = Self.ellipsis
      mark = " "
      column += 1
    }
    let lastMarked = cells.lastIndex(where: \.isMarked) ?? cells.startIndex
    for (index, cell) in zip(cells.indices, cells) {
      let width = cell.isTab ? Self.tabWidth - column % Self.tabWidth : cell.width
      line += cell.text
      column += width
      if index > lastMarked { continue }
      if cell.isMarked {
        mark += String(repeating: "^", count: width)
      } else {
        mark += cell.isTab ? "\t" : String(repeating: " ", count: width)
      }
    }
    if isCutAfter { line += Self.ellipsis }
    if !mark.contains("^") { mark += "^" }
  }
}
