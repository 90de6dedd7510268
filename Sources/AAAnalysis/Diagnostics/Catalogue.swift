/// The rules there are.
public struct Catalogue: Sendable {
  /// Every rule, in the order of the groups.
  public static let all: [any Rule] = [
    project, scene, routing, environment, timing, destruction, gestures, navigation, labels, size, workflows,
    suppression,
  ].flatMap { $0 }

  private static let project: [any Rule] = [
    MissingPlistKey(),
    PlistKeyFalse(),
    KeyWithoutScene(),
    PlistKeyWrongType(),
    PlistKeyMisspelled(),
    PlistKeyMisplaced(),
    InfoplistBuildSettingIgnored(),
    PlistNotWired(),
    PlistConfigMismatch(),
    BothAssistiveKeys(),
    PreferSceneOverFullScreen(),
    FullScreenFixedLayout(),
    NoAssistiveAccessSupport(),
    OlderOsFallback(),
    SceneManifestRole(),
    MultiTargetSceneMembership(),
    MalformedProjectFile(),
  ]

  private static let scene: [any Rule] = [
    SceneAvailability(),
    SceneConditionalUnsupported(),
    EmptyScene(),
    DuplicateScene(),
    SceneWithoutWindowGroup(),
    SameRootAsWindowGroup(),
    AssistiveViewUnused(),
    PreviewMalformed(),
    MissingAssistivePreview(),
    PreviewWithoutTrait(),
    NonexistentAssistiveAPI(),
    FlagAvailability(),
    MissingAccessibilityImport(),
    RedundantStatusObservation(),
    FlagBranchingOveruse(),
  ]

  private static let routing: [any Rule] = [
    RoleUnconditional(),
    RoleMismatch(),
    RoleUnhandled(),
    RoleDelegateWithoutScene(),
    DelegateSuperclass(),
    RootSceneShape(),
    SceneLifecycleRequired(),
  ]

  private static let environment: [any Rule] = [
    SceneMissingEnvironmentObject(),
    SceneMissingModelContainer(),
    SceneMissingManagedObjectContext(),
    SceneEnvironmentParity(),
    SceneMissingLifecycle(),
  ]

  private static let timing: [any Rule] = [
    TimedDismissal(),
    TimedAdvance(),
    Countdown(),
    AutoDismissingToastLibrary(),
    SessionTimeout(),
    RepeatingMotion(),
    MediaAutoplay(),
    UnclassifiedDelay(),
  ]

  private static let destruction: [any Rule] = [
    DestructiveUnconfirmed(),
    DestructiveConfirmedOnce(),
    DestructiveActionPresent(),
    SwipeToDelete(),
    UndoControl(),
    ConfirmationUnclear(),
    SilentFailure(),
    TechnicalErrorText(),
    PurchaseInScene(),
  ]

  private static let gestures: [any Rule] = [
    HiddenGesture(),
    TapGestureAsButton(),
    ContextMenu(),
    PullToRefresh(),
    MenuHidesOptions(),
    DisclosureNesting(),
    NestedPresentation(),
    ModalWithoutExit(),
  ]

  private static let navigation: [any Rule] = [
    TooManyOptions(),
    MultipleDecisions(),
    TabView(),
    SplitView(),
    DeepNavigation(),
    OnboardingInScene(),
    SecondaryWorkflow(),
    SearchField(),
    ComplexInput(),
    CustomBackButton(),
    BackButtonHidden(),
    ManualScreenSwitch(),
    NavigationStackMissing(),
    NestedNavigationStack(),
    RootNotList(),
  ]

  private static let labels: [any Rule] = [
    MissingNavigationIcon(),
    IconWithoutTitle(),
    MissingNavigationTitle(),
    IconOutsideScene(),
    UnknownSymbol(),
    DuplicateNavigationIcon(),
    IconOnlyControl(),
    IconOnlyLabelStyle(),
    ToolbarLabelHidden(),
    TextOnlyControl(),
    LabelStyleTitleOnly(),
    UikitControlRepresentation(),
  ]

  private static let size: [any Rule] = [
    PlainButtonStyle(),
    CustomControlStyle(),
    SmallControl(),
    SmallText(),
    FixedFontSize(),
    TextScalingLimited(),
    FixedScreenLayout(),
    TightSpacing(),
    IgnoresSafeArea(),
  ]

  private static let workflows: [any Rule] = [
    LoginInScene(),
    TextEntry(),
    WebOrExternalLink(),
    PermissionPrompt(),
    Interruption(),
    ShareOrExport(),
    ComplexWording(),
    InputChangesContext(),
  ]

  private static let suppression: [any Rule] = [
    UnusedSuppression(),
    UnknownRule(),
  ]

  public static let standard = Catalogue(all)

  /// The name that stands for every rule in suppressions and in configuration.
  public static let nameOfAll = "all"

  public var rules: [any Rule]

  public init(_ rules: [any Rule]) {
    self.rules = rules
  }

  public func rule(id: String) -> (any Rule)? { rules.first { $0.id == id } }

  /// The ids that a rule's id, a group's name or `all` stands for; nil if it is none of these.
  ///
  /// `all` does not stand for the rules about suppressions, so that no suppression hides that it is of no use.
  public func ids(named name: String) -> Set<String>? {
    if name == Catalogue.nameOfAll { return Set(rules.lazy.filter { $0.group != .suppression }.map(\.id)) }
    if let group = RuleGroup(rawValue: name) { return Set(rules.lazy.filter { $0.group == group }.map(\.id)) }
    return rule(id: name).map { [$0.id] }
  }

  public func knows(_ name: String) -> Bool {
    name == Catalogue.nameOfAll || RuleGroup(rawValue: name) != nil || rule(id: name) != nil
  }

  /// Everything that may be named in a suppression: ids, groups, `all`.
  public var names: [String] { rules.map(\.id) + RuleGroup.allCases.map(\.rawValue) + [Catalogue.nameOfAll] }

  /// The name that was probably meant by one that does not exist.
  public func suggestion(for name: String) -> String? { names.nearest(to: name) }
}
