/// Sources as people write them, for tests that change or compare whole files.
enum SampleSources {
  static let all = [scenes, forms, store, legacy]

  static let scenes = ##"""
    import SwiftUI

    /// Keeps the dishes. An "unbalanced ( quote" in a comment.
    @main
    struct KitchenApp: App {
      @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
      @State private var store = RecipeStore(url: .documentsDirectory)

      var body: some Scene {
        WindowGroup {
          ContentView()
            .environment(store)
        }
        #if os(iOS)
          if #available(iOS 26.0, *) {
            AssistiveAccess { SimpleKitchen().environment(store) }
          }
        #else
          Settings { Text("Nothing here") }
        #endif
      }
    }

    struct SimpleKitchen: View {
      @Environment(RecipeStore.self) private var store
      @Environment(\.dismiss) private var dismiss
      @State private var path: [Recipe] = [], isShown = false

      var body: some View {
        let _ = Self._printChanges()
        NavigationStack(path: $path) {
          List(store.recipes) { recipe in
            NavigationLink(value: recipe) {
              Label("\(recipe.name) (\(recipe.minutes, format: .number) min)", systemImage: recipe.symbol)
            }
            .swipeActions(edge: .trailing) {
              Button("Delete", role: .destructive) { store.delete(recipe) }
            }
          }
          .navigationTitle("Kitchen")
          #if os(iOS)
            .assistiveAccessNavigationIcon(systemImage: "fork.knife")
          #endif
          .navigationDestination(for: Recipe.self) { StepView(recipe: $0, onDone: { path.removeLast() }) }
        }
        .task { try? await Task.sleep(for: .seconds(3)); isShown = store.recipes.isEmpty ? true : false }
        .sheet(isPresented: $isShown) { dismiss() } content: {
          Welcome(title: "Hello", message: """
            One line
              \(store.recipes.count + 1) more
            """)
        }
      }

      @ViewBuilder private func row<V: View>(_ title: LocalizedStringKey, @ViewBuilder _ content: () -> V) -> some View {
        switch store.state {
        case .loaded(let count, _) where count > 0: content()
        case .failed(let error as URLError): Text(error.localizedDescription)
        default: ProgressView()
        }
      }
    }

    #Preview(traits: .assistiveAccess) {
      SimpleKitchen()
        .environment(RecipeStore.sample)
    }
    """##

  static let forms = ##"""
    import SwiftUI
    import struct PhotosUI.PhotosPickerItem

    public struct Editor<Draft: Codable & Equatable>: View where Draft: Sendable {
      enum Field: Hashable { case title, notes(line: Int), done }
      private static var formatter: NumberFormatter { let it = NumberFormatter(); it.numberStyle = .percent; return it }
      @FocusState private var focus: Field?
      @Binding var draft: Draft
      var onSave: (Draft) async throws -> Void = { _ in }
      let (width, height) = (44.0, 44.0)
      var title: String = "" {
        willSet { print("will be \(newValue)") }
        didSet { if title != oldValue { validate() } }
      }

      public var body: some View {
        Form {
          Section("Title") {
            TextField("Title", text: $draft.title, prompt: Text("Name"))
              .focused($focus, equals: .title)
              .onSubmit { [weak model = self.model] in model?.submit(1 + 2 * 3 - 4, !flag && other || third) }
          }
          ForEach(Array(items.enumerated()), id: \.offset) { index, item in
            Toggle(isOn: $items[index].isOn) { Text(item.name ?? "–") }
          }
          Button(action: save, label: { Image(systemName: "checkmark").accessibilityLabel("Save") })
            .disabled(draft == .empty ? true : validate() != nil)
        }
        .onChange(of: focus) { old, new in
          guard let new, old != new else { return }
          withAnimation(.easeInOut(duration: 0.2)) { position = new == .title ? 0 : 1 }
        }
      }

      func save() {
        Task { @MainActor in
          do {
            try await onSave(draft)
          } catch let error as ValidationError where error.isFatal {
            fatal(error)
          } catch {
            message = #"could not "save" \#(error)"#
          }
        }
      }

      @discardableResult
      func validate() -> String? {
        let pattern = /[a-z]+\s*(?<rest>.*)/
        for line in notes.split(separator: "\n") where line.count > 80 { return String(line.prefix(3)) }
        return title.firstMatch(of: pattern).map { "\($0.rest)" }
      }

      private struct Row { var name: String?; var isOn = false }
      private actor Saver { var count = 0; func save() { count += 1 } }
    }

    extension Editor.Field: CustomStringConvertible {
      public var description: String {
        switch self { case .title: "title"; case .notes(let line): "notes \(line)"; case .done: "done" }
      }
    }

    extension View {
      func card(_ color: Color = .blue.opacity(0.2)) -> some View { modifier(Card(color: color)) }
    }
    """##

  static let store = ##"""
    import Foundation
    import Observation

    #if DEBUG
    let isDebug = true
    #else
    let isDebug = false
    #endif

    protocol Storage: AnyObject, Sendable {
      associatedtype Item: Identifiable
      var items: [Item] { get set }
      func delete(_ item: Item) async throws
      init(url: URL)
    }

    @Observable @MainActor
    final class RecipeStore {
      private(set) var recipes: [Recipe] = []
      var selection: Set<Recipe.ID> = []
      subscript(id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

      init(url: URL) { self.url = url }
      deinit { print("gone") }

      func delete(_ recipe: Recipe) {
        recipes.removeAll { $0.id == recipe.id }
        save()
      }

      #if os(macOS)
      func export() {}
      #elseif canImport(UIKit) && !targetEnvironment(macCatalyst)
      @objc func share(_ sender: Any?) { UIApplication.shared.open(url) }
      var window: UIWindow? { nil }
      #endif

      private func save() {
        queue.async { [weak self] in
          guard let self, case .idle = self.state else { return }
          defer { self.state = .idle }
          repeat { self.attempts += 1 } while self.attempts < 3
          while let next = self.pending.popLast(), next.isDirty { next.write() }
        }
      }
    }

    struct Recipe: Identifiable, Hashable { let id: UUID; var name = "", minutes: Int = 5 }
    typealias Handler = @Sendable (Result<[Recipe], any Error>) -> Void
    func load(_ handler: @escaping Handler) { handler(.success([])) }
    infix operator <+>: AdditionPrecedence
    print("top level", isDebug)
    if isDebug { load { _ in } }
    """##

  static let legacy = ##"""
    //  Old style
    import UIKit

    class DetailController: UIViewController, UITableViewDataSource {
        @IBOutlet private weak var tableView: UITableView!
        lazy var formatter: DateFormatter = { () -> DateFormatter in
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            return formatter
        }()
        var items: [String: [Int]] = ["a": [1, 2], "b": []]

        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(self, selector: #selector(refresh(_:)), name: .x, object: nil)
            if UIAccessibility.isGuidedAccessEnabled { title = NSLocalizedString("Guided", comment: "") }
            tableView.rowHeight = items.count > 3 ? 44 : items.isEmpty ? 0 : 88
        }

        /* a comment /* nested */ with } brace */
        @objc func refresh(_ sender: Any?) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.dismiss(animated: true, completion: nil) }
            UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }) { _ in self.view.removeFromSuperview() }
            let total = items.values.flatMap { $0 }.reduce(0, +) as Int
            print("\(total) of \(items["a"]!.count), 🇨🇭 ünïcode")
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
    }

    private extension DetailController { static let reuse = "cell" }
    enum Names { static let all = ["one", "two"]; case a, b }
    """##
}
