/// Everything known at one moment. Immutable; the same snapshot gives the same answers.
public struct Snapshot: Sendable {
  /// Declarations and bodies of the Swift files that matter.
  public let resolver: Resolver
  let conclusions: Conclusions
  /// Counts changes that other files can notice: declarations, what bodies mean, property lists. Two snapshots of
  /// one generation differ at most in texts, spans and what only their own file sees.
  public let generation: Int
  /// Counts changes of each file that was read.
  let revisions: [FileID: Int]
  let propertyListDocuments: [FileID: PropertyListDocument]
  let comments: [FileID: [Span]]
  let openTexts: [FileID: SourceText]
  /// How long the Swift files were when they were read.
  let byteCounts: [FileID: Int]
  let loader: @Sendable (FileID) -> SourceText?
  let undecidedControls = UndecidedControls()
  /// The navigation icons of reached code with their titles, found once for all files that compare theirs with them.
  let namedIcons: Deferred<[NamedIcon]>
  /// Whether the app is shown as it is: it asks for full screen in Assistive Access and has no scene of its own.
  public let showsWholeApp: Bool
  /// How many Swift files there are, read or not.
  public let swiftFileCount: Int

  public var index: WorkspaceIndex { resolver.index }
  /// What Assistive Access reaches.
  public var graph: ViewGraph { conclusions.graph }
  /// The screens that a person in Assistive Access meets.
  public var screens: ScreenMap { conclusions.screens }
  /// What is shown and asked upon which state.
  var questions: QuestionMap { conclusions.questions }
  /// Where something is destroyed, over all that Assistive Access reaches.
  var destruction: DestructionMap { conclusions.destruction }
  /// What the views of the Assistive Access scenes lack in their environment.
  public var sceneEnvironment: SceneEnvironment { conclusions.sceneEnvironment }
  /// The apps of the workspace and the project files that tell of them.
  public var bundles: AppBundles { conclusions.bundles }

  /// Swift files that matter and were read, in order of their paths.
  public var swiftFiles: [FileID] { index.files.map(\.file) }

  /// Of these, the files that nest too deeply for the parser, so that nothing is known of them.
  public var refusedFiles: [FileID] { index.files.filter(\.outline.isRefused).map(\.file) }

  /// Property lists of the workspace, in order of their paths.
  public var propertyLists: [FileID] { propertyListDocuments.keys.sorted() }

  /// Project files that were read, with the files that they take in, in order of their paths.
  public var projectFiles: [FileID] {
    let described = bundles.projects.descriptions.flatMap { [$0.file] + $0.dependencies }
    return Set(described.filter { revisions[$0] != nil }).sorted()
  }

  /// Files about which a rule may have something to say, in order of their paths.
  public var files: [FileID] { Set(swiftFiles + propertyLists + projectFiles).sorted() }

  /// Whether a project takes a file in, wherever it lies and whatever its name: then it matters though no walk finds it.
  public func isNamedByProject(_ file: FileID) -> Bool {
    bundles.namedPropertyLists.contains(file)
      || bundles.projects.descriptions.contains { $0.dependencies.contains(file) }
  }

  public func propertyList(_ file: FileID) -> PropertyListDocument? { propertyListDocuments[file] }

  /// Facts about a Swift file that was read.
  public func facts(of file: FileID) -> FileFacts? { index.number(of: file).map { resolver.facts[$0] } }

  /// Counts changes of a file; nil if it was not read.
  public func revision(of file: FileID) -> Int? { revisions[file] }

  /// Whether an editor shows the file.
  func isOpen(_ file: FileID) -> Bool { openTexts[file] != nil }

  /// The text of a file; nil if it cannot be read, or if it is another one than was read and nobody has told of that
  /// yet: what is known of the old one says nothing about places in the new one.
  public func text(of file: FileID) -> SourceText? {
    if let text = openTexts[file] { return text }
    guard let text = loader(file) else { return nil }
    if let byteCount = byteCounts[file], byteCount != text.bytes.count { return nil }
    guard let last = index.number(of: file).flatMap({ index.files[$0].outline.items.last }) else { return text }
    return last.start + last.length <= text.bytes.count ? text : nil
  }

  /// UTF-8 spans of the comments that may hold a suppression.
  public func suppressionComments(in file: FileID) -> [Span] {
    if let document = propertyListDocuments[file] {
      return document.comments.filter { $0.text.contains("aa:") }.map(\.span)
    }
    if let known = comments[file] { return known }
    guard revisions[file] != nil, index.number(of: file) == nil, let text = text(of: file) else { return [] }
    return ProjectComments.all(containing: "aa:", in: text, of: file)
  }
}
