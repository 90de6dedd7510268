import SwiftUI

/// Paper that a finger can draw on.
struct DrawingSurface: View {
  @ObservedObject var model: CanvasModel

  var body: some View {
    StrokesView(strokes: model.strokes)
      .background(Color(.secondarySystemBackground))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { model.draw(to: $0.location) }
          .onEnded { _ in model.endStroke() }
      )
  }
}

/// Strokes as they look on paper.
struct StrokesView: View {
  let strokes: [Stroke]

  var body: some View {
    Canvas { context, _ in
      for stroke in strokes {
        context.stroke(
          stroke.path,
          with: .color(stroke.color.color),
          style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
      }
    }
  }
}

extension Stroke {
  fileprivate var path: Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
    }
  }
}

/// A drawing as an image.
@MainActor
enum DrawingPicture {
  static func image(of drawing: Drawing) -> UIImage? {
    let renderer = ImageRenderer(content: StrokesView(strokes: drawing.strokes))
    renderer.proposedSize = ProposedViewSize(width: 800, height: 800)
    return renderer.uiImage
  }
}
