extension PlistConfigMismatch {
  static let cases: [Example] = [
    Example(
      "only the debug build's list has the key",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Debug-Info.plist";"#], release: [#"INFOPLIST_FILE = "Release-Info.plist";"#]))
      //- Debug-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Notes' has 'UISupportsAssistiveAccess' in 'Debug', but not in 'Release', so the app differs from build to build; add the key to every configuration's Info.plist -->
      	<true/>
      </dict>
      </plist>
      //- Release-Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "two lists with two values",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Debug-Info.plist";"#], release: [#"INFOPLIST_FILE = "Release-Info.plist";"#]))
      //- Debug-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'UISupportsFullScreenInAssistiveAccess' of 'Notes' is true in 'Debug' and false in 'Release', so the app differs from build to build; give it one value -->
      	<true/>
      </dict>
      </plist>
      //- Release-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<false/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          // AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "the generated list of the release build has no file",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "Notes-Info.plist";"#], release: [#"GENERATE_INFOPLIST_FILE = YES;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Notes' has 'UISupportsAssistiveAccess' in 'Debug', but not in 'Release', so the app differs from build to build; add the key to every configuration's Info.plist -->
      	<true/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "both configurations agree, or one is not known",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Debug-Info.plist";"#], release: [#"INFOPLIST_FILE = "$(RELEASE_LIST)";"#]))
      //- Debug-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      //- Other.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Other", debug: [#"INFOPLIST_FILE = "Other-Info.plist";"#]))
      //- Other-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Other/OtherApp.swift
      import SwiftUI

      @main
      struct OtherApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
  ]
}
