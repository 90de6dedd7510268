/// Source of the advice: "Optimizing your app for Assistive Access"; WWDC25 session 238, 4:39–4:51.
struct MissingPlistKey: Rule {
  let id = "missing-plist-key"
  let group = RuleGroup.project
  let severity = Severity.error
  let reference = Reference.session238(minute: 4, second: 39)
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "The app has an `AssistiveAccess` scene, but its Info.plist does not say `UISupportsAssistiveAccess`.",
    why: """
      Without the key the system does not list the app among the optimised ones, and shows it in a reduced frame. The \
      work on the scene reaches nobody.
      """,
    instead: "Add the key `UISupportsAssistiveAccess` with the Boolean value true to the app's Info.plist.")

  func reports(in context: RuleContext) -> [Report] {
    guard let scene = context.sceneFacts.scenes.first else { return [] }
    let element = context.resolver.body(of: scene.declaration)?.elements[scene.element]
    let apps = context.apps(compiling: context.file)
    let parts = apps.flatMap { $0.configurations.flatMap(\.infoPlist.parts) }
    guard let element, !parts.isEmpty,
      apps.allSatisfy({ app in app.configurations.allSatisfy(\.infoPlist.isKnown) && !app.mentions(AppBundle.sceneKey) }
      )
    else { return [] }
    return [
      Report(
        "this scene is shown to nobody: Info.plist lacks '\(AppBundle.sceneKey)', so the system does not list "
          + "the app for Assistive Access; add the key with the value true",
        at: context.location(element.nameSpan, in: scene.declaration),
        related: parts.map { RelatedLocation(message: "the key is missing here", location: $0.anchor) },
        fixes: parts.compactMap { fix($0, isOnly: parts.count == 1, context) })
    ]
  }

  private func fix(_ part: BundledInfoPlist.Part, isOnly: Bool, _ context: RuleContext) -> Fix? {
    guard let text = context.snapshot.text(of: part.file),
      let edit = part.dictionary.insertion(of: AppBundle.sceneKey, value: .boolean(true), in: text)
    else { return nil }
    return Fix(
      title: "Add '\(AppBundle.sceneKey)' to \(isOnly ? String(part.file.name) : part.file.shortPath)",
      safety: isOnly ? .safe : .unsafe,
      edits: [FileEdit(file: part.file, span: edit.span, newText: edit.newText)])
  }

  let examples = [
    Example(
      "a scene, and a plist without the key",
      """
      //- App/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: Info.plist lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      //- App/Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      """,
      fixed: """
        //- App/Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key>
        	<string>Notes</string>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "the key is only in an extension's plist",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
      //    ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: Info.plist lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
          }
        }
      }
      //- App/Info.plist
      <plist><dict/></plist>
      //- Widget/Info.plist
      <plist><dict>
        <key>NSExtension</key><dict/>
        <key>UISupportsAssistiveAccess</key><true/>
      </dict></plist>
      """),
    Example(
      "the key is there",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- App/Info.plist
      <plist><dict>
        <key>UISupportsAssistiveAccess</key>
        <!-- set for everybody -->
        <true></true>
      </dict></plist>
      //- Widget/Info.plist
      <plist><dict><key>NSExtension</key><dict/></dict></plist>
      """),
    Example(
      "no plist that could be read, or none at all",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Tests/AppTests/Info.plist
      <plist><dict/></plist>
      """),
    Example(
      "a scene in a comment and a preview",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Home() }
          // AssistiveAccess { Home() }
        }
      }

      #Preview(traits: .assistiveAccess) {
        Home()
      }
      //- App/Info.plist
      <plist><dict/></plist>
      """),
    Example(
      "a plist that the build still has to put together",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- App/Info.plist
      <plist><dict>
      #if SIMPLE
        <key>UISupportsAssistiveAccess</key><true/>
      #endif
      </dict></plist>
      """),
  ]
}

extension FileID {
  /// The file and the folder it is in.
  fileprivate var shortPath: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
