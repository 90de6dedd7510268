import AAAnalysis
import AATestSupport
import Testing

/// Fixes where code stands in ways in which a careless edit would break it.
@Suite("type-checking fixes in awkward places")
struct AwkwardFixTypeCheckTests {
  @Test("all of them", arguments: AwkwardPlace.all)
  func place(_ place: AwkwardPlace) throws {
    guard let checker = try TypeChecker.shared.get() else { return }
    let rules = Set(Catalogue.standard.rules.map(\.id))
    let trials = FixTrials(place.workspace, asking: rules, of: .standard)
    let checked = try TypeCheckedTrials(trials, isExample: true, checker: checker)
    #expect(checked.problemsBefore.isEmpty, "\(checked.problemsBefore)")
    for complaint in checked.complaints { Issue.record("\(place.title): \(complaint)") }
  }
}

/// A small app with code that compiles, and is hard to mend.
struct AwkwardPlace: Sendable, CustomTestStringConvertible {
  var title: String
  /// What the screen's file holds: the view `Screen1`, and what it needs. Or all files, each begun by `//- path`.
  var code: String

  init(_ title: String, _ code: String) {
    self.title = title
    self.code = code
  }

  var testDescription: String { title }

  var workspace: ExampleWorkspace {
    if code.hasPrefix("//- ") { return ExampleWorkspace(code) }
    return ExampleWorkspace(
      """
      //- App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { NavigationStack { Screen1() } }
        }
      }
      //- Screen.swift
      import Combine
      import SwiftUI
      import UIKit

      \(code)
      """)
  }

  static let all: [AwkwardPlace] = destruction + questions + labels + navigation + timing + waits + apps
}
