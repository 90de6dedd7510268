/// One target of a spec, with its templates merged in, for one platform or for several destinations.
struct XcodeGenTarget {
  var name: String
  var values: SpecMap
  var declaration: Location
  /// What the spec calls it, where it becomes several targets.
  var specName: String
  var platforms: Set<Platform>
  var productType: ProductType

  /// All targets, in the order of the spec.
  static func all(_ root: SpecMap) -> [XcodeGenTarget] {
    let templates = root["targetTemplates"]?.map ?? SpecMap()
    return (root["targets"]?.map?.entries ?? []).flatMap { entry -> [XcodeGenTarget] in
      guard let own = entry.value.map else { return [] }
      let values = own.merged(with: templates, name: entry.key)
      guard let platforms = values["platform"]?.list?.compactMap(\.text) else {
        return [XcodeGenTarget(name: values["name"]?.text ?? entry.key, entry, values)]
      }
      return platforms.map { platform in
        let values = values.expanding(["platform": platform])
        let name =
          (values["platformPrefix"]?.text ?? "") + entry.key + (values["platformSuffix"]?.text ?? "_\(platform)")
        var target = XcodeGenTarget(name: name, entry, values)
        target.platforms = Set(Platform(spec: platform).map { [$0] } ?? [])
        target.productType = ProductType(spec: values["type"]?.text ?? "", target.platforms)
        return target
      }
    }
  }

  private init(name: String, _ entry: SpecMap.Entry, _ values: SpecMap) {
    self.name = name
    self.values = values
    specName = entry.key
    let key = entry.keyLocation
    declaration = key
    let destinations = values["supportedDestinations"]?.texts.compactMap(Platform.init(spec:)) ?? []
    platforms =
      destinations.isEmpty
      ? Set((values["platform"]?.text).flatMap(Platform.init(spec:)).map { [$0] } ?? []) : Set(destinations)
    productType = ProductType(spec: values["type"]?.text ?? "", platforms)
  }

  var isMobileApp: Bool { productType == .application && platforms.contains(.iOS) }

  /// What others link it by.
  var productName: String {
    let settings = values["settings"]
    let named = settings?["base"]?["PRODUCT_NAME"]?.text ?? settings?["PRODUCT_NAME"]?.text
    if let named, !Array(named.utf8).contains(UInt8(ascii: "$")) { return named }
    if values["platform"]?.list != nil { return specName }
    return values["productName"]?.text ?? name
  }

  // MARK: - What it says

  /// Names of targets, frameworks and package products.
  var dependencies: Set<String> {
    var names: Set<String> = []
    for dependency in values["dependencies"]?.list ?? [] {
      if let target = dependency["target"]?.text {
        names.insert(target.split(separator: "/").last.map(String.init) ?? target)
      } else if let framework = dependency["framework"]?.text {
        let name = FileID(framework).name
        names.insert(String(name.prefix { $0 != "." }))
      } else if let package = dependency["package"]?.text {
        let products = (dependency["products"]?.texts ?? []) + (dependency["product"]?.text.map { [$0] } ?? [])
        names.formUnion(products.isEmpty ? [package] : products)
      }
    }
    return names
  }

  /// What the target compiles.
  var sources: SourceMembership {
    var membership = SourceMembership()
    guard let value = values["sources"] else { return membership }
    for source in value.list ?? [value] {
      guard let path = source.text.map({ _ in source }) ?? source["path"], let text = path.text, !path.hasVariable,
        source.isCompiled
      else { continue }
      let whole = String.normalisedPath(text, in: path.folder)
      if whole.hasSuffix(".swift"), !whole.utf8.contains(where: PathPattern.isWildcard) {
        membership.files.insert(FileID(whole))
        continue
      }
      func patterns(_ key: String) -> [PathPattern] {
        (source[key]?.texts ?? []).map { PathPattern(String.normalisedPath($0, in: whole)) }
      }
      let folder = PathPattern.folder(of: whole)
      let own = folder == whole ? [] : [PathPattern(whole)]
      membership.folders.append(
        SourceMembership.Folder(
          path: folder, included: own.isEmpty ? patterns("includes") : own, excluded: patterns("excludes")))
    }
    return membership
  }
}

extension PathPattern {
  static func isWildcard(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// The folder before the first component with a wildcard; the whole path if there is none.
  static func folder(of pattern: String) -> String {
    let components = pattern.split(separator: "/").prefix { !$0.utf8.contains(where: isWildcard) }
    return (pattern.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }
}

extension SpecValue {
  /// Whether Swift files of this source are compiled.
  fileprivate var isCompiled: Bool {
    if self["type"]?.text == "folder" { return false }
    guard let phase = self["buildPhase"] else { return true }
    return phase.text == "sources"
  }
}

extension SpecMap {
  /// The target with its templates beneath it, the last template above the first one.
  fileprivate func merged(with templates: SpecMap, name: String) -> SpecMap {
    var names: [String] = []
    func collect(_ map: SpecMap, at place: inout Int, depth: Int) {
      guard depth < 16 else { return }
      for name in map["templates"]?.list?.compactMap(\.text) ?? [] where !names.contains(name) {
        guard let template = templates[name]?.map else { continue }
        names.insert(name, at: place)
        collect(template, at: &place, depth: depth + 1)
        place += 1
      }
    }
    var place = 0
    collect(self, at: &place, depth: 0)
    guard !names.isEmpty else { return self }
    var base = SpecMap()
    for name in names {
      if let template = templates[name]?.map { base = template.merged(onto: base) }
    }
    let whole = merged(onto: base).expanding(["target_name": name])
    let attributes = whole["templateAttributes"]?.map?.entries ?? []
    // One that is no text makes the generator ignore them all.
    guard attributes.allSatisfy(\.value.isString) else { return whole }
    return whole.expanding(Dictionary(attributes.map { ($0.key, $0.value.text ?? "") }) { $1 })
  }
}

extension Platform {
  init?(spec name: String) {
    self.init(rawValue: name == "macCatalyst" ? "iOS" : name)
  }
}

extension ProductType {
  /// `application`, or with the prefix that Xcode has.
  init(spec name: String, _ platforms: Set<Platform>) {
    let type = ProductType(xcodeIdentifier: name)
    // Since Xcode 14 an app for the watch is an app like others.
    self = type == .application && platforms == [.watchOS] ? .watchApp : type
  }
}
