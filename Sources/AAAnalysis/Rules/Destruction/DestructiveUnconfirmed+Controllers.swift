extension DestructiveUnconfirmed {
  private static let app = """
    //- App.swift
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { NotePage() }
      }
    }

    struct NotePage: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> NoteController { NoteController() }
      func updateUIViewController(_ controller: NoteController, context: Context) {}
    }
    """

  private static func expected(_ message: String) -> String {
    "at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out \(message)"
  }

  /// Code of UIKit, whose questions are alerts that a view controller presents.
  static let controllerCases: [Example] = [
    Example(
      "UIKit: a bar button whose target asks first",
      """
      \(app)
      //- NoteController.swift
      import UIKit

      final class NoteController: UIViewController {
        private var store: NSManagedObjectContext!
        private var note: NSManagedObject!

        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
      //                                      ^^^^^^^^^^^^^^^ warning: “Delete” runs 'store.delete' \(expected("💡"))
            title: "Delete", style: .plain, target: self, action: #selector(deleteNote(_:)))
        }

        @objc private func deleteNote(_ sender: UIBarButtonItem) {
          store.delete(note)
        }
      }
      """,
      fixed: """
        //- NoteController.swift
        import UIKit

        final class NoteController: UIViewController {
          private var store: NSManagedObjectContext!
          private var note: NSManagedObject!

          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Delete", style: .plain, target: self, action: #selector(confirmDeleteNote))
          }

          @objc private func confirmDeleteNote(_ sender: UIBarButtonItem) {
            let question = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
            question.addAction(UIAlertAction(title: "Delete note", style: .destructive) { [weak self] _ in
              let secondQuestion = UIAlertController(
                title: "Delete this note for good?", message: "This cannot be undone.", preferredStyle: .alert
              )
              secondQuestion.addAction(UIAlertAction(title: "Delete note", style: .destructive) { [weak self] _ in
                self?.deleteNote(sender)
              })
              secondQuestion.addAction(UIAlertAction(title: "Keep", style: .cancel))
              self?.present(secondQuestion, animated: true)
            })
            question.addAction(UIAlertAction(title: "Keep", style: .cancel))
            present(question, animated: true)
          }

          @objc private func deleteNote(_ sender: UIBarButtonItem) {
            store.delete(note)
          }
        }
        """),
    Example(
      "UIKit: actions with closures, which hold their view controller or do not",
      """
      \(app)
      //- NoteController.swift
      import UIKit

      final class NoteController: UIViewController {
        private var store: NSManagedObjectContext!
        private var note: NSManagedObject!

        func menu() -> UIMenu {
          let erase = UIAction(title: "Erase everything…", attributes: .destructive) { [weak self] _ in
      //              ^^^^^^^^ warning: “Erase everything…” runs 'store.delete' \(expected("💡"))
            guard let self else { return }
            // All of it goes.
            store.delete(note)
            navigationController?.popViewController(animated: true)
          }
          let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self.store.delete(self.note) }
      //               ^^^^^^^^ warning: “Delete” runs 'store.delete' \(expected("💡"))
          let other = UIAction(title: "Remove", attributes: .destructive) { self.store.delete($0.sender as! NSManagedObject) }
      //              ^^^^^^^^ warning: “Remove” runs 'store.delete' \(expected("🚫 what happens depends on '$0', which is another thing in the answer to a question"))
          return UIMenu(children: [erase, delete, other])
        }

        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: nil, menu: menu())
        }
      }
      """,
      fixed: """
        //- NoteController.swift
        import UIKit

        final class NoteController: UIViewController {
          private var store: NSManagedObjectContext!
          private var note: NSManagedObject!

          func menu() -> UIMenu {
            let erase = UIAction(title: "Erase everything…", attributes: .destructive) { [weak self] _ in
              let question = UIAlertController(title: "Erase everything?", message: nil, preferredStyle: .alert)
              question.addAction(UIAlertAction(title: "Erase everything", style: .destructive) { [weak self] _ in
                let secondQuestion = UIAlertController(
                  title: "Erase everything for good?", message: "This cannot be undone.", preferredStyle: .alert
                )
                secondQuestion.addAction(UIAlertAction(title: "Erase everything", style: .destructive) { [weak self] _ in
                  guard let self else { return }
                  // All of it goes.
                  store.delete(note)
                  navigationController?.popViewController(animated: true)
                })
                secondQuestion.addAction(UIAlertAction(title: "Keep", style: .cancel))
                self?.present(secondQuestion, animated: true)
              })
              question.addAction(UIAlertAction(title: "Keep", style: .cancel))
              self?.present(question, animated: true)
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self.store.delete(self.note) }
            let other = UIAction(title: "Remove", attributes: .destructive) { self.store.delete($0.sender as! NSManagedObject) }
            return UIMenu(children: [erase, delete, other])
          }

          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: nil, menu: menu())
          }
        }
        """),
    Example(
      "UIKit: what is no view controller, and targets that are others",
      """
      \(app)
      //- NoteController.swift
      import UIKit

      final class NoteController: UIViewController {
        private var store: NSManagedObjectContext!
        private var note: NSManagedObject!
        private lazy var editor = NSObject()

        override func viewDidLoad() {
          view.addSubview(NoteView())
          navigationItem.rightBarButtonItem = UIBarButtonItem(
      //                                      ^^^^^^^^^^^^^^^ warning: “Delete” runs 'store.delete' \(expected("🚫 the target of this control is another object, which is to ask itself"))
            title: "Delete", style: .plain, target: editor, action: #selector(deleteNote))
        }

        @objc func deleteNote() { store.delete(note) }
      }

      final class NoteView: UIView {
        private var store: NSManagedObjectContext!
        private var note: NSManagedObject!
        override func didMoveToSuperview() {
          let button = UIButton()
          button.addAction(UIAction(title: "Delete") { _ in self.store.delete(self.note) }, for: .touchUpInside)
      //                   ^^^^^^^^ warning: “Delete” runs 'store.delete' \(expected("🚫 'NoteView' is no view controller, and only one can present a question"))
        }
      }
      """),
  ]
}
