import AATestSupport

extension Piece {
  static let workflows: [Piece] = entry + outside + interruptions

  private static let text = ["text: String = \"\""]

  private static let entry: [Piece] = [
    .view("login-in-scene", "secure field", "SecureField(\"Password\", text: $text)‹!›", states: text),
    .view(
      "login-in-scene", "content type", "TextField(\"Password\", text: $text)‹!›\n  .textContentType(.password)‹!›",
      states: text),
    .view(
      "login-in-scene", "one-time code", "TextField(\"Code\", text: $text)‹!›\n  .textContentType(.oneTimeCode)‹!›",
      states: text),
    .view("login-in-scene", "Apple", "SignInWithAppleButton(.signIn) { _ in } onCompletion: { _ in }‹!›"),
    .action(
      "login-in-scene", "web session",
      "let session = ASWebAuthenticationSession(url: url, callbackURLScheme: \"a\") { _, _ in }‹!›\nsession.start()",
      members: "let url: URL"),
    .action(
      "login-in-scene", "device owner",
      "LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: \"\") { _, _ in }‹!›"),
    .view("text-entry", "field", "TextField(\"Name\", text: $text)‹!›", states: text),
    .view("text-entry", "editor", "TextEditor(text: $text)‹!›", states: text),
    .view(
      "text-entry", "field of lines", "TextField(\"Note\", text: $text, axis: .vertical).lineLimit(3)‹!›", states: text),
    .modifier(
      "input-changes-context", "sheet", on: "Toggle(\"Sound\", isOn: $isOn)",
      ".onChange(of: isOn) { isShown = true }‹!›\n.sheet(isPresented: $isShown) { Text(\"A\") }",
      states: ["isOn: Bool = false", "isShown: Bool = false"], unfit: ["modifier in own view modifier"]),
    .modifier(
      "input-changes-context", "dismiss", on: "Picker(\"Size\", selection: $size) { Text(\"A\").tag(0) }",
      ".onChange(of: size) { _, _ in dismiss() }‹!›", states: ["size: Int = 0"],
      members: "@Environment(\\.dismiss) private var dismiss"),
    .modifier(
      "input-changes-context", "push",
      on:
        "NavigationStack(path: $path) {\n  TextField(\"Code\", text: $text)\n    .navigationDestination(for: Int.self) { Text(\"\\($0)\") }\n}",
      ".onChange(of: text) {‹!›\n  path.append(1)\n}", states: text + ["path: [Int] = []"]),
  ]

  private static let outside: [Piece] = [
    .view("web-or-external-link", "link", "Link(\"Site\", destination: url)‹!›", members: "let url: URL"),
    .view("web-or-external-link", "web view", "WebView(url: url)‹!›", members: "let url: URL"),
    .action(
      "web-or-external-link", "openURL", "openURL(url)‹!›",
      members: "@Environment(\\.openURL) private var openURL\nlet url: URL"),
    .action("web-or-external-link", "application", "UIApplication.shared.open(URL(string: \"https://a.b\")!)‹!›"),
    .view(
      "web-or-external-link", "representable", "Web()",
      support:
        "struct Web: UIViewRepresentable {\n  func makeUIView(context: Context) -> WKWebView { WKWebView() }‹!›\n  func updateUIView(_ view: WKWebView, context: Context) {}\n}"
    ),
    .view("share-or-export", "share link", "ShareLink(item: \"A\")‹!›"),
    .modifier(
      "share-or-export", "exporter",
      ".fileExporter(isPresented: $isShown, document: file, contentType: .text) { _ in }‹!›",
      states: ["isShown: Bool = false"], members: "let file: TextFile"),
    .modifier(
      "share-or-export", "importer", ".fileImporter(isPresented: $isShown, allowedContentTypes: [.text]) { _ in }‹!›",
      states: ["isShown: Bool = false"]),
    .action(
      "share-or-export", "activities",
      "let sheet = UIActivityViewController(activityItems: [\"A\"], applicationActivities: nil)‹!›\npresent(sheet)",
      support: "func present(_ controller: UIViewController) {}"),
  ]

  private static let interruptions: [Piece] = [
    .action(
      "permission-prompt", "notifications",
      "Task {\n  try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])‹!›\n}"),
    .action("permission-prompt", "contacts", "CNContactStore().requestAccess(for: .contacts) { _, _ in }‹!›"),
    .action(
      "permission-prompt", "location", "manager.requestWhenInUseAuthorization()‹!›",
      members: "private let manager = CLLocationManager()"),
    .action("permission-prompt", "photos", "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }‹!›"),
    .action("permission-prompt", "tracking", "ATTrackingManager.requestTrackingAuthorization { _ in }‹!›"),
    .action("permission-prompt", "microphone", "AVAudioApplication.requestRecordPermission { _ in }‹!›"),
    .action(
      "interruption", "review", "requestReview()‹!›",
      members: "@Environment(\\.requestReview) private var requestReview"),
    .action(
      "interruption", "store review", "SKStoreReviewController.requestReview(in: scene)‹!›",
      members: "let scene: UIWindowScene"),
    .view("interruption", "tip", "TipView(NoteTip())‹!›"),
    .modifier("interruption", "tip on a view", ".popoverTip(NoteTip())‹!›"),
    .modifier(
      "interruption", "presents on news",
      ".onReceive(NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)) { _ in isShown = true }‹!›\n.sheet(isPresented: $isShown) { Text(\"News\") }",
      states: ["isShown: Bool = false"]),
    .view(
      "complex-wording", "long title",
      "Button(\"Please press this button to save all of it\", systemImage: \"star\") {}‹!›"),
    .view("complex-wording", "jargon", "Button(\"Synchronize metadata\", systemImage: \"star\") {}‹!›"),
  ]
}
