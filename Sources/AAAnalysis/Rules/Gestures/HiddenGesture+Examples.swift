extension HiddenGesture {
  static let cases: [Example] = [
    Example(
      "a long press on a picture with words",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          HStack {
            Image(systemName: "star")
            Text("Favourite")
          }
          .padding()
          .onLongPressGesture {
      //   ^^^^^^^^^^^^^^^^^^ warning: nothing shows that this waits for a long press, so people may never find out what it does; offer the action as a button that can be seen 💡
            // Shows more.
            isOpen = true
          }
          .background(isOpen ? Color.red : Color.blue)
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          @State private var isOpen = false
          var body: some View {
            Button {
              // Shows more.
              isOpen = true
            } label: {
              HStack {
                Image(systemName: "star")
                Text("Favourite")
              }
              .padding()
            }
            .background(isOpen ? Color.red : Color.blue)
          }
        }
        """),
    Example(
      "gestures as values, combined and alone",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var scale = 1.0
        @State private var offset = CGSize.zero
        var body: some View {
          VStack {
            Text("Move me")
              .offset(offset)
              .gesture(DragGesture().onChanged { offset = $0.translation })
      //               ^^^^^^^^^^^ warning: nothing shows that this can be dragged, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
            Text("Zoom me")
              .scaleEffect(scale)
              .highPriorityGesture(
                MagnifyGesture()
      //        ^^^^^^^^^^^^^^ warning: nothing shows that this can be pinched, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
                  .onChanged { scale = $0.magnification }
              )
            Text("Both")
              .simultaneousGesture(
                LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in offset = .zero }
      //        ^^^^^^^^^^^^^^^^ warning: nothing shows that this waits for a long press, so people may never find out what it does; offer the action as a button that can be seen 🚫 the gesture is given to the view as a value, and a button takes no gesture
              )
            Text("Twice")
              .onTapGesture(count: 2) { scale = 2 }
      //       ^^^^^^^^^^^^ warning: nothing shows that this waits for a double tap, so people may never find out what it does; offer the action as a button that can be seen 🚫 one tap may do something else here, and a button is tapped once
          }
        }
      }
      """),
    Example(
      "gestures held in properties and put on by the project's own modifier",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var model = Board()
        var body: some View {
          VStack {
            Text("Board").gesture(turn)
            Text("Card").onSwipe { model.next() }
          }
        }

        private var turn: some Gesture {
          RotateGesture()
      //  ^^^^^^^^^^^^^ warning: nothing shows that this can be turned with two fingers, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
            .onEnded { _ in model.next() }
        }
      }
      //- Swipe.swift
      import SwiftUI

      extension View {
        func onSwipe(perform action: @escaping () -> Void) -> some View {
          gesture(DragGesture(minimumDistance: 20).onEnded { _ in action() })
      //          ^^^^^^^^^^^ warning: nothing shows that this can be dragged, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
        }
      }
      //- Board.swift
      import Observation

      @Observable final class Board {
        var card = 0
        func next() { card += 1 }
      }
      """),
    Example(
      "drag and drop, and rows in another order",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var names = ["Ada", "Bob"]
        @State private var dragged: String?
        var body: some View {
          List {
            ForEach(names, id: \\.self) { name in
              Text(name)
                .draggable(name)
      //         ^^^^^^^^^ warning: nothing shows that this can be dragged to another place, so people may never find out what it does; offer the action as a button that can be seen 🚫 a button for it needs words and a place, which are for you to choose
            }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      //     ^^^^^^ warning: rows are put into another order by dragging, which people may never find or manage; offer buttons that move a row 🚫 a button for it needs words and a place, which are for you to choose
            Text("Basket")
              .dropDestination(for: String.self) { items, _ in
      //       ^^^^^^^^^^^^^^^ warning: nothing shows that something can be dropped here, so people may never find out; offer a button that adds it 🚫 a button for it needs words and a place, which are for you to choose
                dragged = items.first
                return true
              }
          }
        }
      }
      """),
    Example(
      "recognisers of UIKit in a view controller and in a representable view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            BoardView()
            ZoomView()
          }
        }
      }
      //- Board.swift
      import SwiftUI
      import UIKit

      struct BoardView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> BoardController { BoardController() }
        func updateUIViewController(_ controller: BoardController, context: Context) {}
      }

      final class BoardController: UIViewController {
        private lazy var press = UILongPressGestureRecognizer(target: self, action: #selector(turn))
      //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: nothing shows that this waits for a long press, so people may never find out what it does; offer the action as a button that can be seen 🚫 the view is made in code of UIKit, which has to make it a button

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(press)
          addSwipe()
          let twice = UITapGestureRecognizer(target: self, action: #selector(turn))
      //              ^^^^^^^^^^^^^^^^^^^^^^ warning: nothing shows that this waits for a double tap, so people may never find out what it does; offer the action as a button that can be seen 🚫 one tap may do something else here, and a button is tapped once
          twice.numberOfTapsRequired = 2
          view.addGestureRecognizer(twice)
        }

        private func addSwipe() {
          let swipe = UISwipeGestureRecognizer(target: self, action: #selector(turn))
      //              ^^^^^^^^^^^^^^^^^^^^^^^^ warning: nothing shows that this waits for a swipe, so people may never find out what it does; offer the action as a button that can be seen 🚫 a button for it needs words and a place, which are for you to choose
          view.addGestureRecognizer(swipe)
        }

        @objc private func turn() { navigationController?.setToolbarHidden(false, animated: true) }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { turn() }
      //              ^^^^^^^^^^^ warning: nothing shows that shaking the device does something, so people may never find out; offer the action as a button that can be seen 🚫 a button for it needs words and a place, which are for you to choose
      }
      //- Zoom.swift
      import SwiftUI

      struct ZoomView: UIViewRepresentable {
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.addGestureRecognizer(UIPinchGestureRecognizer(target: nil, action: nil))
      //                            ^^^^^^^^^^^^^^^^^^^^^^^^ information: nothing shows that this can be pinched, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) {}
      }
      """),
    Example(
      "a button on the screen that does the same",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var model = Board()
        var body: some View {
          VStack {
            Card(model: model)
            Button("Next", systemImage: "arrow.right") { model.next() }
          }
        }
      }
      //- Card.swift
      import SwiftUI

      struct Card: View {
        let model: Board
        var body: some View {
          Text("Card")
            .gesture(DragGesture().onEnded { _ in model.next() })
      //             ^^^^^^^^^^^ information: nothing shows that this can be dragged, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
        }
      }
      //- Board.swift
      import Observation

      @Observable final class Board {
        var card = 0
        func next() { card += 1 }
      }
      """),
    Example(
      "a closure of the same name elsewhere on the screen",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Card { print("card") }
            Next { print("next") }
          }
        }
      }

      struct Card: View {
        let action: () -> Void
        var body: some View {
          Text("Card").gesture(DragGesture().onEnded { _ in action() })
      //                       ^^^^^^^^^^^ warning: nothing shows that this can be dragged, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
        }
      }

      struct Next: View {
        let action: () -> Void
        var body: some View { Button("Next", systemImage: "arrow.right", action: action) }
      }
      """),
    Example(
      "drawing",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var points: [CGPoint] = []
        @State private var lines: [[CGPoint]] = []
        @State private var path = Path()
        var body: some View {
          VStack {
            Canvas { context, size in }
              .gesture(DragGesture().onChanged { value in points = [value.location] })
            Color.white
              .gesture(DragGesture(minimumDistance: 0).onChanged { value in print(value) })
            Color.white
              .gesture(DragGesture().onChanged { value in add(value.location) })
            Color.white
              .gesture(DragGesture(minimumDistance: 1).onChanged { path.addLine(to: $0.location) })
            PencilCanvas()
            ScrollView { Text("Long") }
          }
        }

        private func add(_ point: CGPoint) {
          guard !lines.isEmpty else { return }
          lines[lines.count - 1].append(point)
        }
      }

      struct PencilCanvas: UIViewRepresentable {
        func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }
        func updateUIView(_ view: PKCanvasView, context: Context) {}
      }
      """),
    Example(
      "code that Assistive Access does not reach",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Whole").onLongPressGesture { print("long") } }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          if isAssistiveAccessEnabled {
            Text("Simple")
          } else {
            Text("Whole").onLongPressGesture { print("long") }
          }
          Text("More").accessibilityAction { print("spoken") }
        }
      }

      #Preview {
        Text("Preview").onLongPressGesture { print("long") }
      }
      """),
    Example(
      "dragging that only puts the keyboard away",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var text = ""
        @FocusState private var isWriting: Bool
        var body: some View {
          VStack {
            TextField("Name", text: $text).focused($isWriting)
            List(0..<3) { Text("\\($0)") }
              .simultaneousGesture(DragGesture().onChanged { _ in isWriting = false })
              .scrollDismissesKeyboard(.immediately)
            Text("Fine").onMove(perform: nil)
          }
        }
      }
      """),
    Example(
      "gestures that do nothing, move what springs back, or are made on a map",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var offset = 0.0
        @State private var marks = 0
        var body: some View {
          Image(systemName: "leaf").onLongPressGesture(minimumDuration: 1) {}
          Text("Card")
            .offset(x: offset)
            .gesture(
              DragGesture()
                .onChanged { offset = $0.translation.width }
                .onEnded { _ in withAnimation(.spring()) { offset = 0 } })
          Map().onLongPressGesture { marks += 1 }
          WorldMap()
        }
      }

      struct WorldMap: UIViewRepresentable {
        func makeUIView(context: Context) -> MKMapView {
          let mapView = MKMapView()
          let press = UILongPressGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.mark))
          mapView.addGestureRecognizer(press)
          return mapView
        }

        func updateUIView(_ mapView: MKMapView, context: Context) {}

        func makeCoordinator() -> Coordinator { Coordinator() }

        final class Coordinator: NSObject {
          @objc func mark() { print("mark", separator: "") }
        }
      }
      """),
    Example(
      "what is dragged and dropped by one state is put into another order",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var moved: String?
        @State private var names = ["A", "B"]
        var body: some View {
          ForEach(names, id: \\.self) { name in
            row(name)
              .onDrag {
      //       ^^^^^^ warning: rows are put into another order by dragging, which people may never find or manage; offer buttons that move a row 🚫 a button for it needs words and a place, which are for you to choose
                moved = name
                return NSItemProvider()
              }
          }
        }

        private func row(_ name: String) -> some View {
          Text(name).onDrop(of: ["public.text"], delegate: Mover(name: name, moved: $moved))
        }
      }
      """),
    Example(
      "what a picker on the screen chooses too",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var page = 0
        var body: some View {
          VStack {
            Picker("Page", selection: $page) { Text("One").tag(0) }
            Text("Text")
          }
          .gesture(DragGesture().onEnded { value in page = value.translation.width > 0 ? 0 : 1 })
      //           ^^^^^^^^^^^ information: nothing shows that this can be dragged, so people may never find out what it does; offer the action as a button that can be seen 🚫 how far the fingers move decides what happens, which a tap does not tell
        }
      }
      """),
    Example(
      "recognisers that take the system's targets, or that zoom",
      """
      //- SceneDelegate.swift
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard session.role == .windowAssistiveAccessApplication else { return }
          window?.rootViewController = Pages()
        }
      }

      class Pages: UINavigationController {
        private lazy var wideSwipe = UIPanGestureRecognizer()

        override func viewDidLoad() {
          super.viewDidLoad()
          guard let targets = interactivePopGestureRecognizer?.value(forKey: "targets") else { return }
          wideSwipe.setValue(targets, forKey: "targets")
          view.addGestureRecognizer(wideSwipe)
          view.addSubview(Photo(frame: .zero))
          view.addSubview(Map(frame: .zero))
        }
      }

      class Map: UIScrollView {
        private let twice: UITapGestureRecognizer = {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = 2
          return tap
        }()

        override init(frame: CGRect) {
          super.init(frame: frame)
          twice.addTarget(self, action: #selector(Map.handleTwoTaps(_:)))
          addGestureRecognizer(twice)
      //                       ^^^^^ information: nothing shows that this waits for a double tap, so people may never find out what it does; offer the action as a button that can be seen 🚫 one tap may do something else here, and a button is tapped once
        }

        required init?(coder: NSCoder) { fatalError() }

        @objc private func handleTwoTaps(_ sender: UITapGestureRecognizer) {
          zoom(to: bounds, animated: true)
        }
      }

      class Photo: UIScrollView {
        let twice: UITapGestureRecognizer

        override init(frame: CGRect) {
          twice = UITapGestureRecognizer()
      //          ^^^^^^^^^^^^^^^^^^^^^^ information: nothing shows that this waits for a double tap, so people may never find out what it does; offer the action as a button that can be seen 🚫 one tap may do something else here, and a button is tapped once
          super.init(frame: frame)
          twice.addTarget(self, action: #selector(handleTaps))
          twice.numberOfTapsRequired = 2
          addGestureRecognizer(twice)
        }

        required init?(coder: NSCoder) { fatalError() }

        @objc func handleTaps() {
          setZoomScale(minimumZoomScale, animated: true)
        }
      }
      //- AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication { configuration.delegateClass = SceneDelegate.self }
          return configuration
        }
      }
      """),
    Example(
      "a button that must be held down",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var progress = 0
        var body: some View {
          Button("Hold") {}.onLongPressGesture(minimumDuration: 0) {} onPressingChanged: { isPressed in
      //                    ^^^^^^^^^^^^^^^^^^ warning: nothing shows that this waits for a long press, so people may never find out what it does; offer the action as a button that can be seen 🚫 the gesture is made apart from the view, and a button takes no gesture
            guard isPressed == false else {
              progress += 1
              return
            }
            progress = 0
          }
        }
      }
      """),
  ]
}
