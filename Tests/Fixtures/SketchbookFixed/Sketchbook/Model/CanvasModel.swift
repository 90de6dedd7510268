import Combine
import Foundation

/// The paper while somebody draws on it.
@MainActor
final class CanvasModel: ObservableObject {
  @Published private(set) var strokes: [Stroke] = []

  let color: InkColor

  private var isDrawing = false
  private var cancellables: Set<AnyCancellable> = []
  private let draftFile = URL.temporaryDirectory.appending(path: "draft.json")

  init(color: InkColor) {
    self.color = color
  }

  /// Keeps a draft on disk, a second after the last stroke.
  func startAutosaving() {
    $strokes
      .dropFirst()
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { [draftFile] strokes in
        try? JSONEncoder().encode(strokes).write(to: draftFile)
      }
      .store(in: &cancellables)
  }

  func stopAutosaving() {
    cancellables.removeAll()
  }

  func draw(to location: CGPoint) {
    let point = Point(x: location.x, y: location.y)
    if isDrawing, let last = strokes.indices.last {
      strokes[last].points.append(point)
    } else {
      strokes.append(Stroke(color: color, points: [point]))
      isDrawing = true
    }
  }

  func endStroke() {
    isDrawing = false
  }

  func removeLastStroke() {
    guard !strokes.isEmpty else { return }
    strokes.removeLast()
  }
}
