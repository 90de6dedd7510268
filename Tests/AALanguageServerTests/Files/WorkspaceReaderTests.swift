import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

/// What a workspace may read, and what lies beyond it.
@Suite("the bounds of a workspace")
struct WorkspaceReaderTests {
  /// A folder with a repository in it and something beside that.
  private func surroundings() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Repository/.git")
    for name in ["Repository/App/A.swift", "Repository/Shared/B.swift", "Outside/Secret.swift"] {
      try folder.write("text", to: name)
    }
    return folder
  }

  private func reads(_ reader: WorkspaceReader, _ path: String) throws -> Bool {
    do throws(FileProblem) {
      return try reader.text(at: path).string == "text"
    } catch {
      try #require(error == .outside)
      return false
    }
  }

  @Test("what lies beside a folder in its repository is read, what lies beside the repository is not")
  func repository() throws {
    let folder = try surroundings()
    let reader = WorkspaceReader()
    reader.include(folder: folder.path("Repository/App"))
    #expect(try reads(reader, folder.path("Repository/App/A.swift")))
    #expect(try reads(reader, folder.path("Repository/App/../Shared/B.swift")))
    #expect(try !reads(reader, folder.path("Outside/Secret.swift")))
    #expect(try !reads(reader, folder.path("Repository/../Outside/Secret.swift")))
    #expect(try !reads(reader, "/etc/passwd"))
    // A name that only begins alike is another one.
    try folder.write("text", to: "Repository2/C.swift")
    #expect(try !reads(reader, folder.path("Repository2/C.swift")))
  }

  @Test("links are read where they lead into the workspace")
  func links() throws {
    let folder = try surroundings()
    try folder.link("Repository/App/Near.swift", to: "../Shared/B.swift")
    try folder.link("Repository/App/Far.swift", to: "../../Outside/Secret.swift")
    try folder.link("Repository/App/Chain.swift", to: "Far.swift")
    try folder.link("Repository/App/Folder", to: "../../Outside")
    try folder.link("Repository/App/Nowhere.swift", to: "none")
    let reader = WorkspaceReader()
    reader.include(folder: folder.path("Repository"))
    #expect(try reads(reader, folder.path("Repository/App/Near.swift")))
    for name in ["Far.swift", "Chain.swift", "Folder/Secret.swift", "Nowhere.swift"] {
      #expect(try !reads(reader, folder.path("Repository/App/\(name)")), "\(name)")
    }
  }

  @Test("without a repository the workspace is the project around the folder, or the folder")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    for name in ["Plain/A.swift", "B.swift", "Home/project.yml", "Home/App/C.swift", "Home/D.swift"] {
      try folder.write("text", to: name)
    }
    let plain = WorkspaceReader()
    plain.include(folder: folder.path("Plain"))
    #expect(try reads(plain, folder.path("Plain/A.swift")))
    #expect(try !reads(plain, folder.path("B.swift")))
    let project = WorkspaceReader()
    project.include(folder: folder.path("Home/App"))
    #expect(try reads(project, folder.path("Home/D.swift")))
    #expect(try !reads(project, folder.path("B.swift")))
  }

  @Test("what somebody names is read wherever it leads")
  func named() throws {
    let folder = try surroundings()
    try folder.link("Repository/App/Far.swift", to: "../../Outside/Secret.swift")
    let reader = WorkspaceReader()
    reader.include(file: folder.path("Repository/App/Far.swift"))
    #expect(try reads(reader, folder.path("Repository/App/Far.swift")))
    #expect(try reads(reader, folder.path("Repository/Shared/B.swift")))
  }

  @Test("a workspace that is reached by a link is read")
  func linkedWorkspace() throws {
    let folder = try surroundings()
    try folder.link("Link", to: "Repository")
    let reader = WorkspaceReader()
    reader.include(folder: folder.path("Link/App"))
    #expect(try reads(reader, folder.path("Link/App/A.swift")))
    #expect(try reads(reader, folder.path("Repository/Shared/B.swift")))
  }
}
