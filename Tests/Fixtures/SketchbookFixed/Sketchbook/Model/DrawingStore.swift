import Foundation
import Observation
import UIKit

/// All drawings, kept as one file and one picture each in the app's documents.
@MainActor
@Observable
final class DrawingStore {
  private(set) var drawings: [Drawing] = []

  private let folder: URL

  init(folder: URL = URL.documentsDirectory.appending(path: "Drawings")) {
    self.folder = folder
  }

  /// Reads the drawings from disk, newest first.
  func load() async {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let decoder = JSONDecoder()
    let stored = files.filter { $0.pathExtension == "json" }.compactMap { file in
      try? decoder.decode(Drawing.self, from: Data(contentsOf: file))
    }
    drawings = stored.sorted { $0.createdAt > $1.createdAt }
  }

  func add(_ drawing: Drawing, picture: UIImage?) throws {
    try write(drawing)
    try picture?.pngData()?.write(to: pictureFile(of: drawing))
    drawings.insert(drawing, at: 0)
  }

  func rename(_ drawing: Drawing, to name: String) throws {
    guard let index = drawings.firstIndex(where: { $0.id == drawing.id }) else { return }
    var renamed = drawings[index]
    renamed.name = name
    try write(renamed)
    drawings[index] = renamed
  }

  func delete(_ drawing: Drawing) {
    drawings.removeAll { $0.id == drawing.id }
    try? FileManager.default.removeItem(at: file(of: drawing))
    try? FileManager.default.removeItem(at: pictureFile(of: drawing))
  }

  func deleteAll() {
    drawings = []
    try? FileManager.default.removeItem(at: folder)
  }

  func picture(of drawing: Drawing) -> UIImage? {
    UIImage(contentsOfFile: pictureFile(of: drawing).path())
  }

  /// Names that were given before and begin like this.
  func names(startingWith prefix: String) -> [String] {
    let names = Set(drawings.map(\.name)).filter { $0.localizedLowercase.hasPrefix(prefix.localizedLowercase) }
    return Array(names.sorted().prefix(3))
  }

  private func write(_ drawing: Drawing) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(drawing).write(to: file(of: drawing), options: .atomic)
  }

  private func file(of drawing: Drawing) -> URL {
    folder.appending(path: "\(drawing.id.uuidString).json")
  }

  private func pictureFile(of drawing: Drawing) -> URL {
    folder.appending(path: "\(drawing.id.uuidString).png")
  }
}

extension DrawingStore {
  /// A few drawings for previews; nothing is read from disk.
  static var preview: DrawingStore {
    let store = DrawingStore(folder: URL.temporaryDirectory.appending(path: "Preview"))
    store.drawings = [Drawing(name: "Our house"), Drawing(name: "The dog"), Drawing(name: "Summer")]
    return store
  }
}
