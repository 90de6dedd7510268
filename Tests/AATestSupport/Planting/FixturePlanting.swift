import AAAnalysis
import Foundation

/// Plants views and actions in the bodies of a fixture app that Assistive Access reaches.
public struct FixturePlanting {
  public let fixture: Fixture
  private let files: [ExampleWorkspace.File]
  private let snapshot: Snapshot

  /// - Parameter fixture: a sound app.
  public init(_ fixture: Fixture) {
    self.fixture = fixture
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path)) ?? []
    files = paths.sorted().compactMap { path in
      guard path.hasSuffix(".swift") || path.hasSuffix(".plist") || path.hasSuffix(".pbxproj"),
        let text = try? String(contentsOf: fixture.folder.appendingPathComponent(path), encoding: .utf8)
      else { return nil }
      return ExampleWorkspace.File(id: ExampleWorkspace.file(path), text: SourceText(text))
    }
    var workspace = ExampleWorkspace("")
    workspace.files = files
    snapshot = workspace.snapshot()
  }

  private struct Place {
    var file: Int
    var end: Int
    var members: Int
    var isInList: Bool
  }

  /// The ends of view builders on screens that Assistive Access shows, and the type whose members can be added to.
  private var places: [Place] {
    let resolver = snapshot.resolver
    return snapshot.graph.nodes.flatMap { node -> [Place] in
      let index = resolver.index
      guard let body = resolver.body(of: node.declaration), let owner = index.owner(of: node.declaration),
        let type = index.type(owner), type.kind == .struct, type.inherits("View"),
        let file = files.firstIndex(where: { $0.id == index.file(of: node.declaration) })
      else { return [] }
      let start = index[node.declaration].start
      let members = index[owner].start + type.bodySpan.lower + 1
      return body.elements.enumerated().compactMap { number, element in
        guard node.liveElements[number], element.role == .content, Self.builders.contains(element.name),
          let closure = element.arguments.last?.closure
        else { return nil }
        let around = [element.name] + body.ancestors(of: number).map { body.elements[$0].name }
        return Place(
          file: file, end: start + closure.bodySpan.upper, members: members,
          isInList: around.contains { ["List", "Section", "Form"].contains($0) })
      }
    }
  }

  private static let builders: Set<String> = ["VStack", "HStack", "List", "Section", "Group", "ZStack", "Form"]

  /// The app with a piece at a place that the generator chooses; nil if there is none.
  public func planted(_ piece: Piece, using random: inout SeededGenerator) -> PlantedApp? {
    let body: String
    switch piece.kind {
    case .view, .modifier:
      guard let view = piece.asView else { return nil }
      body = view
    case .action:
      body = piece.shownInView + "\nButton(⟦title⟧, systemImage: ⟦symbol⟧) {‹C›\n" + piece.inView + "\n}"
    case .screen: return nil
    }
    let places = piece.fits("list section") ? places : places.filter { !$0.isInList }
    guard piece.only.isEmpty, piece.fits("fixture"), let place = places.randomElement(using: &random) else {
      return nil
    }
    let members = piece.viewMembers
    let old = files[place.file].text
    guard
      let text = old.applying([
        .insertion(members.isEmpty ? "" : "\n\(members)\n", at: place.members),
        .insertion("\n\(body)\n", at: place.end),
      ])
    else { return nil }
    var all = files
    all[place.file].text = text
    if !piece.support.isEmpty {
      let folder = files[place.file].id.folder
      let text = "import SwiftUI\n\n\(piece.support)\n"
      all.append(ExampleWorkspace.File(id: FileID("\(folder)/Support.swift"), text: SourceText(text)))
    }
    return PlantedApp(piece, at: "\(fixture.name), \(files[place.file].id.name)", files: all)
  }
}
