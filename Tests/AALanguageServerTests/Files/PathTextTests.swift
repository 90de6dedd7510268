import Testing

@testable import AALanguageServer

@Suite("paths as text")
struct PathTextTests {
  @Test("absolute")
  func absolute() {
    #expect(PathText.absolute("A.swift", in: "/a/b") == "/a/b/A.swift")
    #expect(PathText.absolute("./x//y/../A.swift/", in: "/a/b") == "/a/b/x/A.swift")
    #expect(PathText.absolute("../../../..", in: "/a/b") == "/")
    #expect(PathText.absolute(".", in: "/") == "/")
    #expect(PathText.absolute("/x/./y", in: "/a") == "/x/y")
  }

  @Test("relative")
  func relative() {
    #expect(PathText.relative("/a/b/c", to: "/a/b") == "c")
    #expect(PathText.relative("/a/bc/d", to: "/a/b") == "../bc/d")
    #expect(PathText.relative("/x", to: "/a/b") == "../../x")
    #expect(PathText.relative("/a/b", to: "/a/b") == ".")
    #expect(PathText.relative("/a", to: "/") == "a")
    #expect(PathText.relative("untitled:1", to: "/a") == "untitled:1")
  }

  @Test("inside and above, by whole components")
  func inside() {
    #expect(PathText.isInside("/a/app/x", folder: "/a/app"))
    #expect(PathText.isInside("/a/app", folder: "/a/app"))
    #expect(!PathText.isInside("/a/app-two/x", folder: "/a/app"))
    #expect(PathText.isInside("/a", folder: "/"))
    #expect(PathText.folder(of: "/a/b") == "/a")
    #expect(PathText.folder(of: "/a") == "/")
    #expect(PathText.folder(of: "/") == nil)
  }
}
