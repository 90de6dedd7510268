import Testing

@testable import AAAnalysis

@Suite("package manifests") struct PackageReaderTests {
  private static let kit = """
    // swift-tools-version: 5.9
    import PackageDescription

    let swiftSettings: [SwiftSetting] = []
    let shared: Target.Dependency = .product(name: "Tagged", package: "swift-tagged")

    let package = Package(
      name: "Kit",
      platforms: [.iOS(.v17), .macOS("14.2"), .watchOS(.v10)],
      products: [
        .library(name: "Kit", targets: ["Model", "Design"]),
        .library(name: "Extra", targets: ["Extra"]),
        .executable(name: "tool", targets: ["Tool"]),
      ],
      dependencies: [.package(url: "https://example.org/tagged", from: "1.0.0")],
      targets: [
        .target(name: "Model", dependencies: [shared, "Extra"]),
        .target(name: "Design", dependencies: [.target(name: "Model")], path: "Code/Design", exclude: ["Old", "a.swift"]),
        .target(name: "Extra", path: "More", sources: ["Extra", "One.swift"]),
        .executableTarget(name: "Tool", dependencies: [.byName(name: "Model")]),
        .testTarget(name: "ModelTests", dependencies: ["Model"]),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        .macro(name: "Macros"),
      ]
    )
    """

  @Test("targets, platforms and dependencies") func targets() {
    let sample = ProjectSample(["Kit/Package.swift": Self.kit])
    #expect(sample.description(of: "Kit/Package.swift")?.form == .package)
    #expect(
      sample.targets(of: "Kit/Package.swift").map(\.summary) == [
        "Model: library [iOS,macOS,watchOS] {iOS 17.0, macOS 14.2, watchOS 10.0} -> Extra, Tagged",
        "Design: library [iOS,macOS,watchOS] {iOS 17.0, macOS 14.2, watchOS 10.0} -> Model",
        "Extra: library [iOS,macOS,watchOS] {iOS 17.0, macOS 14.2, watchOS 10.0} -> ",
        "Tool: other [iOS,macOS,watchOS] {iOS 17.0, macOS 14.2, watchOS 10.0} -> Model",
        "ModelTests: tests [iOS,macOS,watchOS] {iOS 17.0, macOS 14.2, watchOS 10.0} -> Model",
        "Macros: other [iOS,macOS,watchOS] {iOS 17.0, macOS 14.2, watchOS 10.0} -> ",
      ])
    let model = sample.target("Model", of: "Kit/Package.swift")
    #expect(model?.productNames == ["Kit"])
    #expect(sample.text(model?.declaration) == "Model")
    #expect(sample.text(model?.configurations.first?.deploymentTargets[.iOS]?.location) == ".v17")
    #expect(sample.text(model?.configurations.first?.deploymentTargets[.macOS]?.location) == "\"14.2\"")
  }

  @Test("which files are compiled") func membership() {
    let sample = ProjectSample(["Kit/Package.swift": Self.kit])
    let model = sample.target("Model", of: "Kit/Package.swift")
    #expect(model?.compiles("Kit/Sources/Model/Deep/Note.swift") ?? false)
    #expect(!(model?.compiles("Kit/Sources/ModelTwo/Note.swift") ?? true))
    let design = sample.target("Design", of: "Kit/Package.swift")
    #expect(design?.compiles("Kit/Code/Design/b.swift") ?? false)
    #expect(!(design?.compiles("Kit/Code/Design/a.swift") ?? true))
    #expect(!(design?.compiles("Kit/Code/Design/Old/b.swift") ?? true))
    let extra = sample.target("Extra", of: "Kit/Package.swift")
    #expect(extra?.compiles("Kit/More/One.swift") ?? false)
    #expect(extra?.compiles("Kit/More/Extra/Two.swift") ?? false)
    #expect(!(extra?.compiles("Kit/More/Two.swift") ?? true))
    #expect(sample.target("ModelTests", of: "Kit/Package.swift")?.compiles("Kit/Tests/ModelTests/T.swift") ?? false)
  }

  @Test("a package without platforms builds for all of them") func noPlatforms() {
    let sample = ProjectSample([
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])"
    ])
    #expect(sample.targets(of: "Package.swift").map(\.summary) == ["A: library [] {} -> "])
    #expect(sample.target("A", of: "Package.swift")?.compiles("Sources/A/File.swift") ?? false)
  }

  @Test("the only target may lie in Sources itself") func onlyTarget() {
    let manifest = "let package = Package(name: \"A\", targets: [.target(name: \"A\"), .testTarget(name: \"ATests\")])"
    let flat = ProjectSample(["Package.swift": manifest, "Sources/File.swift": ""])
    #expect(flat.target("A", of: "Package.swift")?.compiles("Sources/Other.swift") ?? false)
    let deep = ProjectSample(["Package.swift": manifest, "Sources/A/File.swift": ""])
    #expect(!(deep.target("A", of: "Package.swift")?.compiles("Sources/Other.swift") ?? true))
  }

  @Test("sums, variables, conditions and later additions") func parts() {
    let sample = ProjectSample([
      "Package.swift": """
      import PackageDescription

      let name = "Core"
      let extra: [Target] = [.target(name: "\\(name)Extra")]
      var package = Package(
        name: "P",
        products: [.library(name: name, targets: [name])] + makeProducts(),
        targets: [Target.target(name: name)] + extra + made.map { .target(name: $0) }
      )
      if Context.environment["ALL"] != nil {
        package.targets.append(.target(name: "Rest", path: "Rest"))
      } else {
        package.targets.append(contentsOf: [.target(name: "Other"), unknown])
      }
      #if os(macOS)
      package.targets += [.testTarget(name: "CoreTests")]
      #endif
      package.platforms = [.iOS(.v16)]

      func makeProducts() -> [Product] {
        [.library(name: "Rest", targets: ["Rest"])]
      }
      """
    ])
    #expect(
      sample.targets(of: "Package.swift").map(\.name) == ["Core", "CoreExtra", "Rest", "Other", "CoreTests"])
    #expect(sample.target("Core", of: "Package.swift")?.productNames == ["Core"])
    #expect(sample.target("Rest", of: "Package.swift")?.productNames == ["Rest"])
    #expect(sample.target("Rest", of: "Package.swift")?.platforms == [.iOS])
  }

  @Test("a path that is not written out claims nothing") func unknownPath() {
    let sample = ProjectSample([
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: folder())])"
    ])
    #expect(sample.target("A", of: "Package.swift")?.sources.isEmpty ?? false)
  }

  @Test("names that stand for themselves end") func circles() {
    let sample = ProjectSample([
      "Package.swift": """
      let a = b + b
      let b = a + a
      let s = "\\(s)\\(s)"
      func f() -> [Target] { f() + f() }
      let package = Package(name: s, targets: a + f() + [.target(name: s)])
      """
    ])
    #expect(sample.targets(of: "Package.swift").isEmpty)
  }

  static let playground = """
    // swift-tools-version: 5.9
    import PackageDescription
    import AppleProductTypes

    let package = Package(
        name: "Notes",
        platforms: [
            .iOS("17.0")
        ],
        products: [
            .iOSApplication(
                name: "Notes",
                targets: ["AppModule"],
                bundleIdentifier: "org.example.notes",
                supportedDeviceFamilies: [
                    .pad,
                    .phone
                ]
            )
        ],
        targets: [
            .executableTarget(
                name: "AppModule",
                dependencies: ["Kit"],
                path: "."
            ),
            .target(name: "Kit", path: "Kit")
        ]
    )
    """

  @Test("a Swift Playgrounds app") func application() throws {
    let sample = ProjectSample(["Notes.swiftpm/Package.swift": Self.playground])
    let description = try #require(sample.description(of: "Notes.swiftpm/Package.swift"))
    #expect(description.form == .playground)
    #expect(
      description.targets.map(\.summary) == [
        "Notes: application [iOS] {iOS 17.0} -> Kit", "Kit: library [iOS] {iOS 17.0} -> ",
      ])
    let app = description.targets[0]
    #expect(app.form == .playground && app.isMobileApp)
    #expect(app.plistSummary == "generated")
    #expect(sample.text(app.configurations[0].infoPlist[0].location) == "iOSApplication")
    #expect(app.compiles("Notes.swiftpm/App.swift"))
    #expect(!app.compiles("Notes.swiftpm/Package.swift"))
    #expect(!app.compiles("Other/App.swift"))
  }

  @Test("the additional property list") func additional() {
    let with = Self.playground.replacingOnce(
      "bundleIdentifier: \"org.example.notes\",",
      with: "bundleIdentifier: \"n\", additionalInfoPlistContentFilePath: \"More.plist\",")
    let sample = ProjectSample(["N.swiftpm/Package.swift": with])
    let app = sample.target("Notes", of: "N.swiftpm/Package.swift")
    #expect(app?.plistSummary == "generated; file N.swiftpm/More.plist")
    #expect(app.flatMap { sample.adding(to: $0) }?.texts == nil)
    let unknown = ProjectSample(["Package.swift": with.replacingOnce("\"More.plist\"", with: "path()")])
    #expect(unknown.target("Notes", of: "Package.swift")?.plistSummary.contains("unknown") ?? false)
    let broken = ProjectSample(["Package.swift": Self.playground + "\n}"])
    #expect(broken.target("Notes", of: "Package.swift")?.plistSummary.contains("syntax errors") ?? false)
  }
}

extension String {
  func replacingOnce(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + self[range.upperBound...]
  }
}
