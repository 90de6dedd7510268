extension UikitControlRepresentation {
  static let cases: [Example] = [
    Example(
      "bar buttons with a picture alone",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }
      //- Notes.swift
      import SwiftUI
      import UIKit

      struct Notes: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NotesController { NotesController() }
        func updateUIViewController(_ controller: NotesController, context: Context) {}
      }
      //- NotesController.swift
      import UIKit

      final class NotesController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil)
      //                                     ^^^^^^^^^^^^^^^ information: this bar button shows a picture without words, which has to be guessed; give it a title as well
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .trash)
      //                                      ^^^^^^^^^^^^^^^ information: this bar button shows a picture without words, which has to be guessed; give it a title as well
          addTools()
        }

        private func addTools() {
          toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil),
            UIBarButtonItem(title: "Add", image: UIImage(systemName: "plus"), primaryAction: nil, menu: nil),
            UIBarButtonItem(customView: UIView()),
          ]
        }
      }
      """),
    Example(
      "buttons with one of the two",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NotesController { NotesController() }
        func updateUIViewController(_ controller: NotesController, context: Context) {}
      }
      //- NotesController.swift
      import UIKit

      final class NotesController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let save = UIButton(type: .system)
      //             ^^^^^^^^ information: this button shows words without a picture, and people who do not read find it by its picture; add an image
          save.setTitle("Save", for: .normal)
          save.addTarget(self, action: nil, for: .touchUpInside)
          view.addSubview(save)

          var configuration = UIButton.Configuration.filled()
          configuration.image = UIImage(systemName: "plus")
          let add = UIButton(configuration: configuration)
      //            ^^^^^^^^ information: this button shows a picture without words, which has to be guessed; give it a title as well
          view.addSubview(add)

          let read = UIButton(primaryAction: UIAction(title: "Read") { _ in })
      //             ^^^^^^^^ information: this button shows words without a picture, and people who do not read find it by its picture; add an image
          view.addSubview(read)
        }
      }
      """),
    Example(
      "a bar button with an action, and a button whose configuration has an image",
      """
      import SwiftUI
      import UIKit

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let container = UIView()
          let button = UIButton(type: .custom)
      //               ^^^^^^^^ information: this button shows a picture without words, which has to be guessed; give it a title as well
          button.configuration = .plain()
          button.configuration?.image = UIImage(systemName: "plus")
          container.addSubview(button)
          return container
        }

        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
    Example(
      "buttons with both, however they are given",
      """
      import SwiftUI
      import UIKit

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let container = UIView()
          let first = UIButton(type: .system)
          first.setTitle("Add", for: .normal)
          first.setImage(UIImage(systemName: "plus"), for: .normal)
          container.addSubview(first)
          var configuration = UIButton.Configuration.filled()
          configuration.title = "Add"
          configuration.image = UIImage(systemName: "plus")
          let second = UIButton(configuration: configuration)
          container.addSubview(second)
          let third = UIButton(primaryAction: UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in })
          container.addSubview(third)
          return container
        }

        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
    Example(
      "buttons that other code may change, of other classes, or given back",
      """
      import SwiftUI
      import UIKit

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let first = UIButton(type: .system)
          first.setTitle("Add", for: .normal)
          decorate(first)
          let second = UIButton(type: .system)
          second.setTitle("Add", for: .normal)
          second.configurationUpdateHandler = { _ in }
          let third = IconButton(type: .system)
          third.setTitle("Add", for: .normal)
          let fourth = UIButton(type: .close)
          return makeButton()
        }

        private func decorate(_ button: UIButton) { button.setImage(UIImage(systemName: "plus"), for: .normal) }

        private func makeButton() -> UIView {
          let button = UIButton(type: .system)
          button.setTitle("Add", for: .normal)
          return button
        }

        func updateUIView(_ view: UIView, context: Context) {}
      }

      final class IconButton: UIButton {}
      """),
    Example(
      "a controller that Assistive Access does not reach",
      """
      import SwiftUI
      import UIKit

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Text("Hello") }
        }
      }

      final class NotesController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .trash)
        }
      }
      """),
  ]
}
