import Dispatch

/// What follows from the shapes of all files together. Stays true as long as no file means something else to others,
/// and is handed from snapshot to snapshot until then.
///
/// What only some files' findings need is found when it is first asked for: an edit waits for no more than that.
struct Conclusions: Sendable {
  /// What Assistive Access reaches.
  let graph: ViewGraph
  let setup: Setup
  /// Of the names that were looked for, those that occur in Swift files that were not read.
  let namesInUnreadFiles: Set<String>
  private let deferredScreens: Deferred<ScreenMap>
  private let deferredReaders: Deferred<StateReaders>
  private let deferredTallies: Deferred<ScreenTallies>
  private let deferredChains: Deferred<[PushChain]>
  private let deferredStacks: Deferred<MissingStacks>
  private let deferredEnvironment: Deferred<SceneEnvironment>
  private let deferredNames: Deferred<SymbolNameSources>
  private let deferredQuestions: Deferred<QuestionMap>
  private var deferredTitles: Deferred<TitledSymbols>
  private let deferredDestruction: Deferred<DestructionMap>

  init(_ resolver: Resolver, _ graph: ViewGraph, _ setup: Setup, namesInUnreadFiles: Set<String>) {
    let screens = Deferred { ScreenMapBuilder.build(resolver, graph) }
    self.graph = graph
    deferredScreens = screens
    self.setup = setup
    self.namesInUnreadFiles = namesInUnreadFiles
    deferredReaders = Deferred { StateReaders(resolver, graph) }
    deferredTallies = Deferred { ScreenTallies(screens.value, resolver, graph) }
    deferredChains = Deferred { PushChain.longest(in: screens.value) }
    deferredStacks = Deferred { MissingStacks(screens.value, resolver, graph) }
    deferredEnvironment = Deferred { SceneEnvironment(resolver, graph) }
    deferredNames = Deferred { SymbolNameSources(resolver, graph) }
    let questions = Deferred { QuestionMap(resolver, graph) }
    deferredQuestions = questions
    deferredTitles = Deferred { TitledSymbols(resolver) }
    deferredDestruction = Deferred { DestructionMap(resolver, graph, questions.value, screens.value) }
  }

  /// What files say changed, but not what it means.
  mutating func noteWording(_ resolver: Resolver) {
    deferredTitles = Deferred { TitledSymbols(resolver) }
  }

  /// The screens that a person meets.
  var screens: ScreenMap { deferredScreens.value }
  /// Which bodies read a state.
  var stateReaders: StateReaders { deferredReaders.value }
  /// What the screens offer and ask.
  var tallies: ScreenTallies { deferredTallies.value }
  /// The longest ways through the screens.
  var pushChains: [PushChain] { deferredChains.value }
  /// The screens that lack a navigation stack.
  var missingStacks: MissingStacks { deferredStacks.value }
  /// What the views of the Assistive Access scenes lack in their environment.
  var sceneEnvironment: SceneEnvironment { deferredEnvironment.value }
  /// Where the names of symbols come from that reached code does not write in place.
  var symbolNames: SymbolNameSources { deferredNames.value }
  /// What is shown and asked upon which state.
  var questions: QuestionMap { deferredQuestions.value }
  /// Which symbols stand beside which titles.
  var titledSymbols: TitledSymbols { deferredTitles.value }
  /// Where something is destroyed.
  var destruction: DestructionMap { deferredDestruction.value }

  /// The apps of the workspace and the project files that tell of them.
  var bundles: AppBundles { setup.bundles }
  /// Where each Swift file that was read sets Assistive Access up. Parallel to the files of the index.
  var sceneFacts: [SceneFacts] { setup.sceneFacts }
  /// Which targets compile a Swift file that was read, as indices into those of the project model.
  var claimants: [FileID: [Int]] { setup.claimants }
  /// For each app, the Swift files that were read and that are compiled into it, as numbers of the index.
  var filesOfApps: [[Int]] { setup.filesOfApps }

  /// Finds on another core what every file's findings need, while the findings that need none of it are made.
  ///
  /// What is asked for late comes first here: who asks for it early finds it sooner by itself.
  func beginFinding() {
    let (tallies, environment) = (deferredTallies, deferredEnvironment)
    let (stacks, questions, names) = (deferredStacks, deferredQuestions, deferredNames)
    DispatchQueue.global(qos: .userInitiated).async {
      DeepStack.run {
        _ = tallies.value
        _ = environment.value
        _ = stacks.value
        _ = questions.value
        _ = names.value
      }
    }
  }
}

extension Conclusions {
  /// The apps, and what the files that were read have to do with them. Stays the same while the same files are read, but
  /// for the scenes of those that changed.
  struct Setup: Sendable {
    let bundles: AppBundles
    let claimants: [FileID: [Int]]
    let filesOfApps: [[Int]]
    private(set) var sceneFacts: [SceneFacts]
    /// Where the scenes for Assistive Access stand in all of the sources, without tests and previews.
    private(set) var assistiveScenes: [(declaration: DeclarationID, element: Int)] = []

    init(_ bundles: AppBundles, claimants: [FileID: [Int]], _ resolver: Resolver) {
      self.bundles = bundles
      self.claimants = claimants
      filesOfApps = bundles.filesOfApps(resolver.index.files.map(\.file), claimants: claimants)
      sceneFacts = []
      sceneFacts = resolver.facts.indices.map { facts(ofFile: $0, resolver) }
      assistiveScenes = sceneFacts.flatMap(\.scenes)
    }

    /// Whether a file is built, but not for iPhone or iPad; nil if no project says.
    func isForOtherPlatform(_ file: FileID) -> Bool? {
      claimants[file].map { !$0.isEmpty && !$0.contains { bundles.projects.targets[$0].isForMobile } }
    }

    /// The same where some files changed.
    func replacing(_ files: Set<FileID>, _ resolver: Resolver) -> Setup {
      var setup = self
      for file in files {
        guard let number = resolver.index.number(of: file) else { continue }
        setup.sceneFacts[number] = facts(ofFile: number, resolver)
      }
      setup.assistiveScenes = setup.sceneFacts.flatMap(\.scenes)
      return setup
    }

    private func facts(ofFile number: Int, _ resolver: Resolver) -> SceneFacts {
      let isForOther = isForOtherPlatform(resolver.index.files[number].file) ?? false
      return isForOther ? SceneFacts() : SceneFacts(resolver, file: number)
    }
  }
}
