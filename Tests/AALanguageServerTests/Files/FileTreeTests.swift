import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

@Suite("walking folders")
struct FileTreeTests {
  private func found(_ folder: TemporaryFolder, _ name: String? = nil) -> [String] {
    FileTree(of: name.map(folder.path) ?? folder.path).files.map { PathText.relative($0.path, to: folder.path) }
  }

  @Test("kinds of files, in order")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let read = [
      "App.xcodeproj/project.pbxproj", "Config/Base.xcconfig", "Podfile", "Z.swift", "a/A.swift", "a/App-Info.plist",
      "a/App.entitlements", "a/Info.plist", "a/Other.plist", "a/en.lproj/InfoPlist.strings",
      "a/en.lproj/Localizable.strings", "b/B.swift", "project.yml",
    ]
    for name in read + ["a/note.md", "a/Localizable.strings", "App.xcodeproj/Other.pbxproj"] {
      try folder.write("", to: name)
    }
    #expect(found(folder) == read)
  }

  @Test("what is left out everywhere")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".build/A.swift", "x/DerivedData/A.swift", "Pods/A.swift", "Carthage/A.swift", "node_modules/A.swift",
      ".swiftpm/A.swift", "A.generated.swift", "Kit.framework/Info.plist", "Paint.swiftpm/A.swift", "Pods.swift",
      ".framework/A.swift", ".claude/worktrees/A.swift",
    ] { try folder.write("", to: name) }
    #expect(found(folder) == ["Paint.swiftpm/A.swift", "Pods.swift"])
    #expect(found(folder, "Pods") == ["Pods/A.swift"])
    #expect(found(folder, "x/DerivedData") == ["x/DerivedData/A.swift"])
  }

  @Test("symbolic links end no walk and count no file twice")
  func links() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("", to: "Far.swift")
    try folder.write("", to: "a/A.swift")
    try folder.link("a/loop", to: "..")
    try folder.link("a/loop.swift", to: "../a")
    try folder.link("again.swift", to: "a/A.swift")
    try folder.link("dead.swift", to: "nowhere")
    try folder.link("far.swift", to: other.path("Far.swift"))
    try folder.link("far2.swift", to: other.path("Far.swift"))
    try folder.link("elsewhere", to: other.path)
    #expect(found(folder) == ["a/A.swift", "far.swift"])
    #expect(found(folder, "elsewhere") == ["elsewhere/Far.swift"])
  }

  @Test("many folders, deep and wide, need few descriptors")
  func many() throws {
    let folder = try TemporaryFolder()
    for number in 0..<600 { try folder.write("", to: "wide/f\(number)/A.swift") }
    try folder.write("", to: Array(repeating: "d", count: 300).joined(separator: "/") + "/A.swift")
    #expect(FileTree(of: folder.path).files.count == 601)
  }

  @Test("a folder that cannot be read is told")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    #expect(
      FileTree(of: folder.path("none")).problems == [
        UnreadableFile(file: FileID(folder.path("none")), problem: .missing)
      ])
    guard geteuid() != 0 else { return }
    try folder.write("", to: "secret/A.swift")
    chmod(folder.path("secret"), 0)
    #expect(FileTree(of: folder.path).problems.map(\.problem) == [.notPermitted])
    chmod(folder.path("secret"), 0o700)
  }

  @Test("where a project begins")
  func roots() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Repo/.git/HEAD")
    try folder.write("", to: "Repo/App/Paint.xcodeproj/project.pbxproj")
    try folder.makeFolder("Repo/App/Sources/Deep")
    #expect(ProjectRoot.enclosing(folder.path("Repo/App/Sources/Deep")) == folder.path("Repo/App"))
    #expect(ProjectRoot.repository(around: folder.path("Repo/App/Sources/Deep")) == folder.path("Repo"))
    #expect(ProjectRoot.enclosing(folder.path("Repo")) == folder.path("Repo"))
  }
}
