/// A call that brings up one of the system's permission prompts.
struct PermissionRequest {
  /// What it asks for: "notifications".
  var subject: String?

  init?(_ call: CallStep, in id: DeclarationID, _ resolver: Resolver) {
    let labels = Set(call.arguments.compactMap(\.label))
    guard let known = Self.requests[call.name] else { return nil }
    if call.name == "requestAuthorization" || call.name == "request" || call.name == "requestAccess" {
      guard resolver.isSystemCall(call, of: Self.owners, in: id) else { return nil }
    }
    switch call.name {
    case "requestAuthorization":
      // Quiet notifications are not asked for.
      if call.arguments.contains(where: { $0.value.mentionsMember("provisional") }) { return nil }
      let owner = call.receiver.first.flatMap { Self.subjects[$0] }
      subject =
        owner ?? (labels.contains("options") ? "notifications" : labels.contains("toShare") ? "health data" : nil)
    case "request":
      guard let owner = call.receiver.first, Self.requestOwners.contains(owner) else { return nil }
      subject = Self.subjects[owner]
    case "requestAccess":
      guard labels.contains("for") || labels.contains("to") || call.receiver.first.map(Self.owners.contains) ?? false
      else { return nil }
      subject = call.receiver.first.flatMap { Self.subjects[$0] }
    default:
      guard resolver.members(call.name, receiver: call.receiver, in: id).allSatisfy({ resolver.body(of: $0) == nil })
      else { return nil }
      subject = known.isEmpty ? nil : known
    }
  }

  private static let requests: [String: String] = [
    "requestAuthorization": "", "requestAccess": "", "request": "",
    "requestWhenInUseAuthorization": "the location", "requestAlwaysAuthorization": "the location",
    "requestTemporaryFullAccuracyAuthorization": "the location", "requestRecordPermission": "the microphone",
    "requestTrackingAuthorization": "tracking", "requestFullAccessToEvents": "the calendar",
    "requestWriteOnlyAccessToEvents": "the calendar", "requestFullAccessToReminders": "reminders",
  ]

  private static let subjects: [String: String] = [
    "UNUserNotificationCenter": "notifications", "PHPhotoLibrary": "photos", "SFSpeechRecognizer": "speech recognition",
    "MPMediaLibrary": "the music library", "MusicAuthorization": "the music library", "ATTrackingManager": "tracking",
    "AVCaptureDevice": "the camera or microphone", "AVAudioSession": "the microphone", "HKHealthStore": "health data",
    "AVAudioApplication": "the microphone", "INPreferences": "Siri", "CNContactStore": "contacts",
    "EKEventStore": "the calendar", "AuthorizationCenter": "Screen Time",
  ]

  private static let requestOwners: Set<String> = ["MusicAuthorization"]
  private static let owners = Set(subjects.keys)
}

extension Expression {
  /// Whether `.name` is part of a value: `[.alert, .provisional]`.
  fileprivate func mentionsMember(_ name: String) -> Bool {
    switch kind {
    case .implicitMember(let member): return member == name
    case .array(let values): return values.contains { $0.mentionsMember(name) }
    case .postfix: return path?.last == name
    default: return false
    }
  }
}
