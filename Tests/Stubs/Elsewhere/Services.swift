import SwiftData
import SwiftUI
import UIKit

public final class Container {}

public final class API: Sendable {
  public init() { fatalError() }
  public func deletePhoto(_ photo: Any) async throws { fatalError() }
  public func post() throws { fatalError() }
  public func post(_ order: Order) async { fatalError() }
  public func upload(_ note: Note) async throws { fatalError() }
  public func find() async -> [String] { fatalError() }
  public func names() async -> [String] { fatalError() }
  public func extract(to place: URL) async throws { fatalError() }
  public func deletePictures() { fatalError() }
}
public struct Order: Sendable {}

@Observable public final class Session {
  public init() { fatalError() }
  public func leave() { fatalError() }
  public func finish() { fatalError() }
  public func drop() { fatalError() }
  public var balance: String { fatalError() }
}
@Observable public final class Line {
  public static var current: Line { fatalError() }
  public static var example: Line { fatalError() }
  public var name: String { fatalError() }
}
@Observable public final class Store {
  public init() { fatalError() }
}
public final class RateService: ObservableObject, Observable {
  public init(isLive: Bool) { fatalError() }
}
public final class TickService: ObservableObject, Observable {
  public init() { fatalError() }
}
public final class AlertCenter: ObservableObject {
  public func confirm(_ title: String, action: @escaping () -> Void) { fatalError() }
}

public enum Analytics {
  public static func log(_ name: String) { fatalError() }
}
public enum Defaults {
  public static var showsCalmInterface: Bool { fatalError() }
}
public struct Logger: Sendable {
  public static var shared: Logger { fatalError() }
  public func log(_ text: String) { fatalError() }
  public func debug(_ text: String) { fatalError() }
  public func error(_ text: String) { fatalError() }
}
public enum SharedStore {
  @MainActor public static var context: ModelContext { fatalError() }
}
public enum Kitchen: CaseIterable {
  case home, school
  public static var current: Kitchen { fatalError() }
  public static var all: [Kitchen] { fatalError() }
}
public struct Theme: Sendable {
  public static var plain: Theme { fatalError() }
  public static var bright: Theme { fatalError() }
  public var color: Color { fatalError() }
}
public enum Addresses {
  public static var news: URL { fatalError() }
}
public final class Service: Sendable {
  public static var shared: Service { fatalError() }
  public func subscribe(_ action: @escaping () -> Void) { fatalError() }
  public func subscribe(_ action: @escaping (String) -> Void) { fatalError() }
  public func items() async -> [String] { fatalError() }
}
public final class SceneRouter {
  public func wantsCalmScene(for session: UISceneSession) -> Bool { fatalError() }
  public func handles(_ session: UISceneSession) -> Bool { fatalError() }
  public func configuration(for shortcut: UIApplicationShortcutItem) -> UISceneConfiguration { fatalError() }
}

public class CalmDelegate: UIResponder, UIWindowSceneDelegate {}
public class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
public class SimpleSceneDelegate: UIResponder, UIWindowSceneDelegate {}
public class SimpleRadioDelegate: UIResponder, UIWindowSceneDelegate {}
public class StationsViewController: UIViewController {}

public enum ATTrackingManager {
  @discardableResult public static func requestTrackingAuthorization() async -> Int { fatalError() }
}
public class EKEvent: NSObject {}
public class EKEventStore: NSObject {
  public enum Span { case thisEvent, futureEvents }
  public func remove(_ event: EKEvent, span: Span) throws { fatalError() }
  public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { fatalError() }
}
public class CNContact: NSObject {}
public class CNSaveRequest: NSObject {
  public func delete(_ contact: CNContact) { fatalError() }
}
public class CKDatabase: NSObject {}
public class GADBannerView: UIView {
  public init(adSize: CGSize) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
@MainActor public class PKCanvasView: UIScrollView {}
@MainActor public class MKMapView: UIView {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemDelete(_ query: [String: Any]) -> Int32 { fatalError() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecItemAdd(_ attributes: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> Int32 {
  fatalError()
}
public enum OIDAuthorizationService {
  public static func present(
    _ request: OIDRequest, presenting controller: UIViewController, callback: @escaping (Any?, (any Error)?) -> Void
  ) { fatalError() }
}
public final class OIDRequest {}
public enum SpeechRecognizer {}
public final class Recognizer {
  public func recognitionTask(handler: @escaping (RecognitionResult) -> Void) { fatalError() }
}
public struct RecognitionResult { public var text: String }
public struct Widget: Identifiable {
  public var id: Int
  public func delete() throws { fatalError() }
}
public final class Room { public func leave() { fatalError() } }
public final class Depot { public func wipe() { fatalError() } }

public final class NoteCenter: Sendable {
  public static var shared: NoteCenter { fatalError() }
  public func load() async { fatalError() }
  public func open() { fatalError() }
}
