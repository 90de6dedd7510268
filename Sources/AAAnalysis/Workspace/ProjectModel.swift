/// What all project files of the workspace say together.
public struct ProjectModel: Sendable {
  /// In order of their files.
  public let descriptions: [ProjectDescription]
  /// Every target once: what a spec generates is not told again by the generated project.
  public let targets: [BuildTarget]
  /// For each target, the targets whose code is linked into its product, itself first.
  private let linked: [[Int]]

  public init(_ descriptions: [ProjectDescription] = []) {
    self.descriptions = descriptions
    var kept: [(target: BuildTarget, description: Int)] = []
    // What one spec includes is a part of that one.
    let included = Set(descriptions.lazy.filter { $0.form == .xcodeGen }.flatMap(\.dependencies))
    for (number, description) in descriptions.enumerated()
    where description.form != .xcodeGen || !included.contains(description.file) {
      let specified = description.form == .xcode ? Self.specifiedNames(descriptions, beside: description.file) : []
      for target in description.targets where !specified.contains(target.name) { kept.append((target, number)) }
    }
    targets = kept.map(\.target)
    linked = Self.linked(kept)
  }

  /// The names of the targets that specs generate into the project file.
  private static func specifiedNames(_ descriptions: [ProjectDescription], beside project: FileID) -> Set<String> {
    let folder = FileID(String(project.folder)).folder
    return descriptions.reduce(into: []) { names, other in
      guard [.xcodeGen, .tuist].contains(other.form), other.file.folder == folder else { return }
      names.formUnion(other.targets.map(\.name))
    }
  }

  private static func linked(_ targets: [(target: BuildTarget, description: Int)]) -> [[Int]] {
    var numbers: [String: [Int]] = [:]
    for (number, item) in targets.enumerated() where item.target.productType == .library {
      for name in item.target.productNames.union([item.target.name]) { numbers[name, default: []].append(number) }
    }
    return targets.indices.map { start in
      var found = [start]
      var seen: Set<Int> = [start]
      var position = 0
      while position < found.count {
        let (target, description) = targets[found[position]]
        position += 1
        for name in target.dependencies.sorted() {
          let candidates = numbers[name] ?? []
          let near = candidates.filter { targets[$0].description == description }
          for number in near.isEmpty ? candidates : near where seen.insert(number).inserted { found.append(number) }
        }
      }
      return found
    }
  }

  /// The targets that compile a file themselves, as indices into `targets`.
  func claimants(of file: FileID) -> [Int] { targets.indices.filter { targets[$0].sources.contains(file) } }

  /// Whether one of the claimants of a file is linked into a target, or is that target.
  func links(_ claimants: [Int], into target: Int) -> Bool {
    linked[target].contains { claimants.contains($0) }
  }

  /// The target and the targets linked into it, as indices.
  func parts(of target: Int) -> [Int] { linked[target] }
}
