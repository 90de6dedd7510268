import AATestSupport

extension Piece {
  private static let saved = ["isSaved: Bool = false"]
  private static let savedLabel = "if §isSaved { Label(\"Saved\", systemImage: \"checkmark\") }"
  private static let toast = ["toast: String? = nil"]
  private static let toastLabel = "if let toast = §toast { Label(toast, systemImage: \"checkmark\") }"
  private static let page = ["page: Int = 0"]
  private static let pages = "Text(\"Page \\(§page)\").id(§page)"

  private static func timed(_ title: String, _ code: String) -> Piece {
    .action("timed-dismissal", title, code, states: saved, shown: savedLabel)
  }

  private static func advance(_ title: String, _ code: String, shown: String = pages) -> Piece {
    .action("timed-advance", title, code, states: page, shown: shown)
  }

  static let timing: [Piece] = dismissals + advances + clocks + media

  private static let dismissals: [Piece] = [
    timed(
      "main queue",
      "§isSaved = true\nDispatchQueue.main.asyncAfter(deadline: .now() + 3) {‹!›\n  §isSaved = false\n}"),
    timed(
      "deadline in milliseconds",
      "§isSaved = true\nDispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) {‹!›\n  §isSaved = false\n}"
    ),
    timed(
      "wall deadline and execute:",
      "DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2, execute: {‹!›\n  §isSaved = false\n})"),
    timed(
      "work item",
      "let hide = DispatchWorkItem {\n  §isSaved = false\n}\nDispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: hide)‹!›"
    ),
    timed(
      "Task.sleep(for:)",
      "Task {\n  try? await Task.sleep(for: .seconds(3))‹!›\n  §isSaved = false\n}"),
    timed(
      "Task.sleep(nanoseconds:)",
      "Task { @MainActor in\n  try await Task.sleep(nanoseconds: 2_000_000_000)‹!›\n  withAnimation { §isSaved = false }\n}"
    ),
    timed(
      "clock.sleep(until:)",
      "Task {\n  try? await ContinuousClock().sleep(until: .now + .seconds(2))‹!›\n  §isSaved = false\n}"),
    timed(
      "timer",
      "Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in‹!›\n  §isSaved = false\n}"),
    timed(
      "delayed animation",
      "withAnimation(.easeOut.delay(3)) {‹!›\n  §isSaved = false\n}"),
    timed(
      "toggle",
      "§isSaved = true\nDispatchQueue.main.asyncAfter(deadline: .now() + 4) {‹!›\n  §isSaved.toggle()\n}"),
    timed(
      "sleep, then a function that hides",
      "func hide() { §isSaved = false }\nTask {\n  try? await Task.sleep(for: .seconds(3))‹!›\n  hide()\n}"),
    timed(
      "main actor after a sleep",
      "Task.detached {\n  try? await Task.sleep(for: .seconds(3))‹!›\n  await MainActor.run { §isSaved = false }\n}"),
    .action(
      "timed-dismissal", "optional state",
      "§toast = \"Saved\"\nDispatchQueue.main.asyncAfter(deadline: .now() + 1.6) {‹!›\n  §toast = nil\n}",
      states: toast, shown: toastLabel),
    .action(
      "timed-dismissal", "empty text",
      "§message = \"Saved\"\nTask {\n  try? await Task.sleep(for: .seconds(2.2))‹!›\n  §message = \"\"\n}",
      states: ["message: String = \"\""], shown: "if !§message.isEmpty { Text(§message) }"),
    .action(
      "timed-dismissal", "sheet", "DispatchQueue.main.asyncAfter(deadline: .now() + 5) {‹!›\n  §isSaved = false\n}",
      states: saved, shown: "Text(\"A\").sheet(isPresented: $§isSaved) { Text(\"Saved\") }",
      unfit: modelled),
    .action(
      "timed-dismissal", "opacity", "DispatchQueue.main.asyncAfter(deadline: .now() + 3) {‹!›\n  §isSaved = false\n}",
      states: saved, shown: "Text(\"Saved\").opacity(§isSaved ? 1 : 0)"),
    .action(
      "timed-dismissal", "dismiss", "Task {\n  try? await Task.sleep(for: .seconds(3))‹!›\n  dismiss()\n}",
      members: "@Environment(\\.dismiss) private var dismiss", unfit: ["binding handed to a child"]),
  ]

  /// Positions whose state lives in a model, so that `$state` is spelt otherwise.
  static let modelled: Set<String> = [
    "observable object", "observable", "observable handed in", "environment object", "observable of the environment",
    "model's extension in another file", "model behind a protocol",
  ]

  private static let advances: [Piece] = [
    advance("main queue", "DispatchQueue.main.asyncAfter(deadline: .now() + 4) {‹!›\n  §page += 1\n}"),
    advance("wrapping index", "DispatchQueue.main.asyncAfter(deadline: .now() + 4) {‹!›\n  §page = (§page + 1) % 3\n}"),
    advance("timer", "Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in‹!›\n  §page += 1\n}"),
    advance("sleep", "Task {\n  try? await Task.sleep(for: .seconds(4))‹!›\n  §page += 1\n}"),
    advance(
      "loop of sleeps",
      "Task {\n  while !Task.isCancelled {\n    try? await Task.sleep(for: .seconds(4))‹!›\n    §page += 1\n  }\n}"),
    .action(
      "timed-advance", "path", "DispatchQueue.main.asyncAfter(deadline: .now() + 3) {‹!›\n  §path.append(1)\n}",
      states: ["path: [Int] = []"],
      shown: "NavigationStack(path: $§path) { Text(\"A\").navigationDestination(for: Int.self) { Text(\"\\($0)\") } }",
      unfit: modelled),
    .view(
      "timed-advance", "carousel",
      """
      TabView(selection: $page) { Text("A").tag(0); Text("B").tag(1) }
        .tabViewStyle(.page)
        .onReceive(Timer.publish(every: 3, on: .main, in: .common).autoconnect()) { _ in‹!›
          page = (page + 1) % 2
        }
      """, states: page),
    .view(
      "timed-advance", "timer property",
      """
      Image(pictures[page])
        .onReceive(timer) { _ in‹!›
          page += 1
        }
      """, states: page,
      members:
        "private let pictures = [\"a\", \"b\"]\nprivate let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()‹!›"
    ),
  ]

  private static let clocks: [Piece] = [
    .view(
      "countdown", "onReceive",
      """
      Text("\\(left)")
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in‹!›
          left -= 1
          if left <= 0 { isOver = true }
        }
      if isOver { Text("Too late") }
      """, states: ["left: Int = 10", "isOver: Bool = false"],
      // A function of one view has one view.
      unfit: ["AnyView function"]),
    .action(
      "countdown", "timer in code",
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in‹!›\n  §left -= 1\n  if §left == 0 { §isOver = true }\n}",
      states: ["left: Int = 10", "isOver: Bool = false"],
      shown: "Text(\"\\(§left)\")\nif §isOver { Text(\"Too late\") }", only: Planting.lifecycle),
    .action(
      "countdown", "loop of sleeps",
      "Task {\n  while §left > 0 {\n    try? await Task.sleep(for: .seconds(1))‹!›\n    §left -= 1\n  }\n  §isOver = true\n}",
      states: ["left: Int = 10", "isOver: Bool = false"],
      shown: "Text(\"\\(§left)\")\nif §isOver { Text(\"Too late\") }", only: Planting.lifecycle),
    .modifier(
      "auto-dismissing-toast-library", "AlertToast",
      ".toast(isPresenting: $isShown) {‹!›\n  AlertToast(type: .regular, title: \"Saved\")\n}",
      states: ["isShown: Bool = false"]
    ).importing("AlertToast"),
    .modifier(
      "auto-dismissing-toast-library", "PopupView",
      ".popup(isPresented: $isShown) {‹!›\n  Text(\"Saved\")\n} customize: {\n  $0.autohideIn(3)‹!›\n}",
      states: ["isShown: Bool = false"]
    ).importing("PopupView"),
    .action(
      "auto-dismissing-toast-library", "SwiftMessages", "let note = MessageView()\nSwiftMessages.show(view: note)‹!›"
    ).importing("SwiftMessages"),
    .action("auto-dismissing-toast-library", "SVProgressHUD", "SVProgressHUD.dismiss(withDelay: 2)‹!›").importing(
      "SVProgressHUD"),
    .action("auto-dismissing-toast-library", "Drops", "Drops.show(\"Saved\")‹!›").importing("Drops"),
    .action(
      "session-timeout", "main queue", "DispatchQueue.main.asyncAfter(deadline: .now() + 300) {‹!›\n  logOut()\n}",
      support: "func logOut() { Account.shared.isSignedIn = false }", only: Planting.lifecycle.union(Planting.actions)),
    .action(
      "session-timeout", "timer",
      "Timer.scheduledTimer(withTimeInterval: 120, repeats: false) { _ in‹!›\n  session.lockSession()\n}",
      support:
        "let session = Session()\nfinal class Session {\n  var isLocked = false\n  func lockSession() { isLocked = true }\n}"
    ),
    .action(
      "session-timeout", "sleep", "Task {\n  try? await Task.sleep(for: .seconds(60))‹!›\n  signOut()\n}",
      support: "func signOut() { Account.shared.isSignedIn = false }"),
    .action(
      "unclassified-delay", "call of a library",
      "Task {\n  try? await Task.sleep(for: .seconds(3))‹!›\n  Engine.shared.proceed()\n}"),
    .action(
      "unclassified-delay", "main queue",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 3) {‹!›\n  Engine.shared.proceed()\n}"),
  ]

  private static let media: [Piece] = [
    .modifier(
      "repeating-motion", "repeatForever",
      ".scaleEffect(isBig ? 1.2 : 1)\n.animation(.easeInOut.repeatForever(), value: isBig)‹!›",
      states: ["isBig: Bool = false"]),
    .modifier(
      "repeating-motion", "repeatCount", ".animation(.linear(duration: 1).repeatCount(20), value: isBig)‹!›",
      states: ["isBig: Bool = false"]),
    .action(
      "repeating-motion", "withAnimation",
      "withAnimation(.linear.repeatForever(autoreverses: false)) {‹!›\n  §isBig = true\n}",
      states: ["isBig: Bool = false"], shown: "Text(\"A\").scaleEffect(§isBig ? 2 : 1)", only: Planting.lifecycle),
    .view("repeating-motion", "timeline", "TimelineView(.animation) { context in‹!›\n  Text(\"\\(context.date)\")\n}"),
    .modifier(
      "repeating-motion", "symbol effect", on: "Image(systemName: \"star\")",
      ".symbolEffect(.pulse, options: .repeating)‹!›"),
    .view(
      "repeating-motion", "keyframes",
      "KeyframeAnimator(initialValue: 0.0, repeating: true) { value in‹!›\n  Text(\"A\").offset(x: value)\n} keyframes: { _ in\n  LinearKeyframe(10.0, duration: 1)\n}"
    ),
    .modifier(
      "media-autoplay", "onAppear", on: "Text(\"Song\")", ".onAppear {\n  player.play()‹!›\n}",
      members: "private let player = AVPlayer()"),
    .modifier(
      "media-autoplay", "task", on: "VideoPlayer(player: player)", ".task {\n  player.play()‹!›\n}",
      members: "private let player = AVPlayer()"),
    .action(
      "media-autoplay", "audio player", "player.play()‹!›",
      members: "private let player = try? AVAudioPlayer(data: Data())", only: Planting.lifecycle),
    .modifier(
      "media-autoplay", "model", ".onAppear { model.start() }", members: "@StateObject private var model = Sound()",
      support:
        "final class Sound: ObservableObject {\n  private let player = AVQueuePlayer()\n  func start() {\n    player.play()‹!›\n  }\n}"
    ),
  ]
}
