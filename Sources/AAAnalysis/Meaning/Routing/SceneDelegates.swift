// What classes are to UIKit: delegates of the application and of scenes.

extension WorkspaceIndex {
  static let hostingSceneDelegate = "UIHostingSceneDelegate"
  static let windowSceneDelegate = "UIWindowSceneDelegate"
  static let applicationDelegate = "UIApplicationDelegate"
  /// Protocols of UIKit that only a subclass of an Objective-C class can conform to.
  static let delegateProtocols = [
    hostingSceneDelegate, applicationDelegate, windowSceneDelegate, "UISceneDelegate",
  ]

  /// The declarations of classes that conform to a protocol themselves or in an extension, in these files.
  func classes(conformingTo protocolName: String, in files: [Int]) -> [DeclarationID] {
    files.flatMap { file -> [DeclarationID] in
      self.files[file].declarations.indices.lazy
        .map { DeclarationID(file: file, ordinal: $0) }
        .filter { id in
          guard let type = self.type(id), type.kind == .class, self[id].activity != .inactive else { return false }
          return conforms(type.name, to: protocolName)
        }
    }
  }

  /// Whether a type's superclasses are all in the sources or are UIKit's roots, so that its conformances are known.
  func knowsSuperclasses(of name: String) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let types = types(named: next).compactMap { type($0) }
      guard !types.isEmpty else { return false }
      for type in types where type.kind == .class {
        guard let first = type.inherited.first?.type.name else { continue }
        if first == "NSObject" || first.hasPrefix("UI") { continue }
        pending.append(first)
      }
    }
    return true
  }
}

/// How an app starts: with UIKit's application delegate, or with a SwiftUI `App`.
struct AppLifeCycle {
  /// Classes that are application delegates, in the order of their files.
  var applicationDelegates: [DeclarationID] = []
  var hasSwiftUIApp = false
  /// `application(_:configurationForConnecting:options:)`
  var sceneConfigurationFunctions: [DeclarationID] = []

  /// Whether all that the application delegates do can be seen.
  var isKnown: Bool

  /// Whether UIKit starts the app.
  var isUIKit: Bool { !applicationDelegates.isEmpty && !hasSwiftUIApp }

  /// - Parameter files: numbers of the index's files that are built together.
  init(_ index: WorkspaceIndex, files: [Int]) {
    let files = files.filter { !index.files[$0].isTest }
    let delegates = index.classes(conformingTo: WorkspaceIndex.applicationDelegate, in: files)
    applicationDelegates = delegates
    isKnown = delegates.allSatisfy { index.knowsSuperclasses(of: index[$0].name) }
    for file in files {
      for (ordinal, declaration) in index.files[file].declarations.enumerated()
      where declaration.activity != .inactive {
        switch declaration.value {
        case .type(let type) where type.inherits("App"): hasSwiftUIApp = true
        case .function(let function) where function.choosesSceneConfiguration && function.body != nil:
          sceneConfigurationFunctions.append(DeclarationID(file: file, ordinal: ordinal))
        default: continue
        }
      }
    }
  }
}
