/// What follows from the shapes of all files together. Stays true as long as no file means something else to others,
/// and is handed from snapshot to snapshot until then.
struct Conclusions: Sendable {
  /// What Assistive Access reaches.
  var graph: ViewGraph
  /// The screens that a person meets there.
  var screens: ScreenMap
  /// Which bodies read a state.
  var stateReaders: StateReaders
  /// What these offer and ask.
  var tallies: ScreenTallies
  /// The longest ways through them.
  var pushChains: [PushChain]
  /// Those that lack a navigation stack.
  var missingStacks: MissingStacks
  /// What the views of the Assistive Access scenes lack in their environment.
  var sceneEnvironment: SceneEnvironment
  /// Where the names of symbols come from that reached code does not write in place.
  var symbolNames: SymbolNameSources
  /// The apps of the workspace and the project files that tell of them.
  var bundles: AppBundles
  /// Where each Swift file that was read sets Assistive Access up. Parallel to the files of the index.
  var sceneFacts: [SceneFacts]
  /// Which targets compile a Swift file that was read, as indices into those of the project model.
  var claimants: [FileID: [Int]]
  /// For each app, the Swift files that were read and that are compiled into it, as numbers of the index.
  var filesOfApps: [[Int]]
  /// Of the names that were looked for, those that occur in Swift files that were not read.
  var namesInUnreadFiles: Set<String>
  /// What is shown and asked upon which state.
  var questions = Once<QuestionMap>()
  /// Which symbols stand beside which titles.
  var titledSymbols = Once<TitledSymbols>()
  /// Where something is destroyed.
  var destruction = Once<DestructionMap>()
}
