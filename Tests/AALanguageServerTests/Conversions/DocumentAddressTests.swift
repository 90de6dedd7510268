import Foundation
import Testing

@testable import AALanguageServer

struct DocumentAddressTests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:/a/b.swift", "/a/b.swift"), ("FILE://localhost/a", "/a"),
    ("file:///c%3A/x%2By%3D%20z", "/c:/x+y= z"), ("file:///a//b/./c/../d/", "/a/b/d"), ("file:///../..", "/"),
    ("file:///%E2%82%AC", "/€"), ("file:///100%", "/100%"), ("file:///a%2Fb", "/a/b"), ("file:///a#b?c", "/a#b?c"),
  ])
  func readsPaths(uri: String, path: String) {
    #expect(DocumentAddress.path(ofURI: uri) == path)
  }

  @Test(arguments: ["", "file", "file:", "file:a", "file://", "file://host/a", "file:///%00", "file:///%FF", "git:/a"])
  func refusesWhatIsNoFileHere(uri: String) {
    #expect(DocumentAddress.path(ofURI: uri) == nil)
  }

  @Test(arguments: ["/a b/c+d=e.swift", "/€/é/e\u{301}", "/%41", "/"])
  func writesWhatItReads(path: String) {
    #expect(DocumentAddress.path(ofURI: DocumentAddress.uri(ofPath: path)) == path)
  }

  @Test func followsLinksAsFarAsThereAreFiles() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real")
    try folder.link("link", to: folder.path("real"))
    #expect(DocumentAddress.realPath(folder.path("link/a/b.swift")) == folder.path("real/a/b.swift"))
    #expect(DocumentAddress.realPath("/no/such/file") == "/no/such/file")
    let one = DocumentAddress(uri: "file://" + folder.path("link/x%2B.swift"))
    #expect(one == DocumentAddress(uri: "file://" + folder.path("real/x+.swift")))
  }

  @Test func believesNamesAndNotLinksAboutWhatATextIs() throws {
    let folder = try TemporaryFolder()
    for name in ["folder/App.swift", "store/2f1a", "Other.swift"] { try folder.write("", to: name) }
    func file(_ name: String) -> String { DocumentAddress(uri: "file://" + folder.path(name)).file.path }
    for (link, target) in [
      ("folder/Loop.swift", "folder"), ("folder/Info.plist", "folder/App.swift"), ("folder/Stored.swift", "store/2f1a"),
    ] {
      try folder.link(link, to: folder.path(target))
      #expect(file(link) == folder.path(link))
    }
    try folder.link("folder/Same.swift", to: folder.path("Other.swift"))
    #expect(file("folder/Same.swift") == folder.path("Other.swift"))
  }
}
