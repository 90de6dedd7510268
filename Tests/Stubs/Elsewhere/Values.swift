import Photos
import SwiftData
import SwiftUI
import UIKit

public var address: URL { fatalError() }
public var all: FetchDescriptor<Note> { fatalError() }
public var api: API { fatalError() }
public var assets: [PHAsset] { fatalError() }
public var contact: CNContact { fatalError() }
public var controller: UIViewController { fatalError() }
public var currentUserID: String { fatalError() }
public var data: Data { fatalError() }
public var event: EKEvent { fatalError() }
public var expired: [Story] { fatalError() }
public var file: URL { fatalError() }
public var folder: URL { fatalError() }
public var hasFavourites: Bool { fatalError() }
public var isInApp: Bool { fatalError() }
public var logger: Logger { fatalError() }
public var note: Note { fatalError() }
public var notes: [Note] { fatalError() }
public var order: Order { fatalError() }
@MainActor public var player: Player { fatalError() }
public var place: URL { fatalError() }
public var query: [String: Any] { fatalError() }
public var recognizer: Recognizer { fatalError() }
public var request: OIDRequest { fatalError() }
public var room: Room { fatalError() }
public var router: SceneRouter { fatalError() }
public var scene: UIWindowScene { fatalError() }
public var session: Session { fatalError() }
public var simpleConfiguration: UISceneConfiguration { fatalError() }
public var size: CGSize { fatalError() }
@MainActor public var statusLabel: UILabel { fatalError() }
public var store: Depot { fatalError() }
public var button: UIButton { fatalError() }
public var configuration: UICollectionLayoutListConfiguration {
  get { fatalError() }
  set { fatalError() }
}
public var document: Paper { fatalError() }
public var isAllowed: Bool {
  get { fatalError() }
  set { fatalError() }
}
public var message: String {
  get { fatalError() }
  set { fatalError() }
}
public var target: URL { fatalError() }
public var temporaryFile: URL { fatalError() }
public var text: String { fatalError() }
public var url: URL { fatalError() }
public var widgets: [Widget] { fatalError() }

public func away() { fatalError() }
public func copy() { fatalError() }
public func decode() throws { fatalError() }
public func delete() { fatalError() }
public func delete(_ note: Note) { fatalError() }
public func delete(_ offsets: IndexSet) { fatalError() }
public func isWhole(_ file: URL) -> Bool { fatalError() }
public func load() throws { fatalError() }
public func notify(_ name: Notification.Name) { fatalError() }
public func present(_ controller: UIViewController) { fatalError() }
public func read<Content>(_ content: Content) { fatalError() }
public func reply() { fatalError() }
public func restart() { fatalError() }
public func save() throws { fatalError() }
public func send(_ note: Note) throws { fatalError() }
public func sendReply() { fatalError() }
public func start() { fatalError() }
public func share() { fatalError() }
public func sort() { fatalError() }
public func upload() async throws { fatalError() }
public func write() throws { fatalError() }
