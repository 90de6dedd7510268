// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The parser is SwiftSyntax from the toolchain that builds this package: the
// libraries in `usr/lib/swift/host`. A clone therefore builds offline, and the
// parser always understands what the compiler beside it understands.

/// Where SwiftSyntax comes from.
enum SwiftSyntaxSource {
  /// The toolchain's own shared libraries, in this folder.
  case toolchain(host: String)
  /// A local checkout of swift-syntax, linked statically (several times the parse speed).
  case checkout(String)
}

let environment = ProcessInfo.processInfo.environment

/// The folder `usr/lib/swift` of the toolchain that runs this manifest, or nil.
///
/// The running manifest is linked to the toolchain's `libPackageDescription` in
/// `usr/lib/swift/pm/ManifestAPI`. Asking the process where that library was
/// loaded from works with several toolchains side by side, where `PATH` does not.
func toolchainLibraryFolder() -> String? {
  guard let library = packageDescriptionLibrary() else { return nil }
  // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so
  var url = URL(fileURLWithPath: library).resolvingSymlinksInPath()
  for _ in 0..<3 { url.deleteLastPathComponent() }
  return url.path
}

#if os(Linux)
  func packageDescriptionLibrary() -> String? {
    // Not with Foundation: its readers stop at the first short read, and this file is given in pieces.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    while getline(&buffer, &capacity, maps) > 0 {
      guard let buffer else { break }
      let line = String(cString: buffer).split(separator: "\n").first ?? ""
      guard line.hasSuffix("/libPackageDescription.so"), let path = line.firstIndex(of: "/") else { continue }
      return String(line[path...])
    }
    return nil
  }
#else
  // Untested: no macOS machine was at hand when this was written.
  func packageDescriptionLibrary() -> String? {
    var info = Dl_info()
    let anySymbolOfTheLibrary = unsafeBitCast(Package.self as Any.Type, to: UnsafeRawPointer.self)
    guard dladdr(anySymbolOfTheLibrary, &info) != 0, let name = info.dli_fname else { return nil }
    return String(cString: name)
  }
#endif

func swiftSyntaxSource() -> SwiftSyntaxSource {
  if let checkout = environment["AA_SWIFT_SYNTAX_CHECKOUT"], !checkout.isEmpty {
    return .checkout(checkout)
  }
  let override = environment["AA_SWIFT_HOST_LIBRARIES"].flatMap { $0.isEmpty ? nil : $0 }
  let host = override ?? toolchainLibraryFolder().map { $0 + "/host" }
  guard let host else {
    fatalError(
      """
      cannot tell which Swift toolchain runs this manifest, so its SwiftSyntax libraries were not found; \
      set AA_SWIFT_HOST_LIBRARIES to the toolchain's folder usr/lib/swift/host
      """)
  }
  guard FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") else {
    fatalError(
      """
      no SwiftSyntax in '\(host)'; install a full Swift toolchain (6.2 or later, from swift.org or Xcode), \
      or set AA_SWIFT_HOST_LIBRARIES to the folder usr/lib/swift/host of one
      """)
  }
  return .toolchain(host: host)
}

let source = swiftSyntaxSource()

// `Tests/Fuzzing/run` builds with this, in a folder of its own: every branch is counted, and nothing but the fuzzer is
// built, for the server becomes a library of it. `AA_FUZZING=quick` leaves the optimiser out.
let isFuzzing = environment["AA_FUZZING"] != nil
let fuzzingFlags =
  ["-sanitize=fuzzer", "-enable-testing"]
  + (environment["AA_FUZZING"] == "quick" ? ["-Onone", "-no-whole-module-optimization"] : [])

let common: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
    .swiftLanguageMode(.v6),
  ] + (isFuzzing ? [.unsafeFlags(fuzzingFlags)] : [])

// Every target that imports AAAnalysis must be able to load the modules that it was built against.
var importingSyntax: [SwiftSetting] = common
var linkingSyntax: [LinkerSetting] = []
var syntaxDependencies: [Target.Dependency] = []
var packageDependencies: [Package.Dependency] = []

switch source {
case .toolchain(let host):
  importingSyntax.append(.unsafeFlags(["-I", host]))
  linkingSyntax = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"),
    .linkedLibrary("SwiftParser"),
  ]
case .checkout(let path):
  packageDependencies = [.package(name: "swift-syntax", path: path)]
  syntaxDependencies = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ]
}

let serverDependencies: [Target.Dependency] = ["AAAnalysis", "JSONRPC"]

let libraries: [Target] = [
  .target(name: "JSONRPC", swiftSettings: common),
  .target(
    name: "AAAnalysis",
    dependencies: syntaxDependencies,
    swiftSettings: importingSyntax,
    linkerSettings: linkingSyntax),
]

let targets: [Target] = [
  .executableTarget(
    name: "AALanguageServer",
    dependencies: serverDependencies,
    swiftSettings: importingSyntax),
  .target(
    name: "AATestSupport",
    dependencies: ["AAAnalysis"],
    path: "Tests/AATestSupport",
    swiftSettings: importingSyntax),
  .executableTarget(
    name: "ParseBenchmark",
    dependencies: ["AAAnalysis"] + syntaxDependencies,
    path: "Tests/Benchmarks/ParseBenchmark",
    swiftSettings: importingSyntax,
    linkerSettings: linkingSyntax),
  .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC"], swiftSettings: common),
  .testTarget(
    name: "AAAnalysisTests",
    dependencies: ["AAAnalysis", "AATestSupport"],
    swiftSettings: importingSyntax),
  .testTarget(
    name: "AALanguageServerTests",
    dependencies: ["AALanguageServer", "AAAnalysis", "AATestSupport", "JSONRPC"],
    swiftSettings: importingSyntax),
]

let fuzzing: [Target] = [
  .target(
    name: "AALanguageServer",
    dependencies: serverDependencies,
    exclude: ["main.swift"],
    swiftSettings: importingSyntax),
  .executableTarget(
    name: "AAFuzzing",
    dependencies: ["AALanguageServer"] + serverDependencies,
    path: "Tests/Fuzzing/AAFuzzing",
    swiftSettings: importingSyntax,
    // The gold linker breaks off at what the instrumented code says about its lines.
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
]

let package = Package(
  name: "aa-language-server",
  platforms: [.macOS(.v14)],
  products: isFuzzing ? [] : [.executable(name: "aa-language-server", targets: ["AALanguageServer"])],
  dependencies: packageDependencies,
  targets: libraries + (isFuzzing ? fuzzing : targets)
)
