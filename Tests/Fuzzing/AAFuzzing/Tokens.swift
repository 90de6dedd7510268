/// Pieces that inputs are written with.
enum Tokens {
  static let framing = [
    "Content-Length: ", "content-length:", "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n", "\r\n",
    "\r\n\r\n", "\n\n", ":", "0", "1", "22", "300", "301", "99999999999999999999", "-1", "+1", "{}", "charset=utf-16",
    "Content-Length: 2\r\n\r\n{}", " ", "\t",
  ]

  static let json = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\uD800", "\\uDC00", "\\u0000", "null", "true", "false", "0",
    "-0",
    "1e400", "1E-400", "9223372036854775808", "-9223372036854775809", "0.1", "NaN", "Infinity", "0x1F", "//", "/*",
    "*/",
    "'", "\"jsonrpc\":\"2.0\"", "\"id\":1", "\"method\":\"a\"", "\"params\":", "\"result\":", "\"error\":",
    "\"rules\"", "\"extends\"", "\"exclude\"", "\"include\"", "\"iconWrappers\"", "\"symbols\"", "\"scope\"",
    "\"failOn\"", "\"off\"", "\"warning\"", "\"timed-dismissal\"", "\"destructive-confirmed-once\"",
    "\"confirmations\"", "\"all\"", "\"sourceLanguage\"", "\"strings\"", "\"localizations\"", "\"en\"",
    "\"stringUnit\"", "\"value\"", "\"variations\"", "\"plural\"", "\"textDocument\"", "\"uri\"", "\"position\"",
  ]

  static let propertyList = [
    "<plist>", "</plist>", "<dict>", "</dict>", "<dict/>", "<array>", "</array>", "<key>", "</key>", "<string>",
    "</string>", "<true/>", "<false/>", "<integer>", "</integer>", "<real>", "<date>", "<data>", "</data>", "<!--",
    "-->", "<![CDATA[", "]]>", "<!DOCTYPE plist [", "<!ENTITY a \"&b;&b;\">", "]>", "&amp;", "&lt;", "&#65;",
    "&#x1F600;", "&#xD800;", "&a;", "<?xml", "?>", "bplist00", "#if A\n", "#endif\n", "{", "}", "(", ")", "=", ";",
    "UISupportsAssistiveAccess", "aa:disable:file ", "$(A)",
  ]

  static let xcodeProject = [
    "{", "}", "(", ")", "=", ";", ",", "\"", "\\", "\\U", "/*", "*/", "//", "<", ">", "isa = ", "PBXNativeTarget",
    "XCBuildConfiguration", "buildSettings = {", "INFOPLIST_FILE = ", "INFOPLIST_KEY_UISupportsAssistiveAccess = YES;",
    "baseConfigurationReference = ", "fileSystemSynchronizedGroups", "sourceTree = \"<group>\";", "path = ", "..", "/",
    "$(A)", "$(inherited)", "objects = {", "rootObject = ", "children = (", "\n", "\r\n", "é", "//- Base.xcconfig\n",
  ]

  static let buildSettings = [
    "=", " = ", ";", "//", "#include \"", "#include? \"Other.xcconfig\"\n", "#include \"Base.xcconfig\"\n", "\"", "\n",
    "[sdk=iphoneos*]", "[config=Debug]", "[", "]", "$(", "${", ")", "}", "$(A)", "$(inherited)", "$(A:lower)",
    "$(A:default=$(B))", "$(A_$(B))", "A = $(B)$(B)\n", "B = $(A)$(A)\n", "INFOPLIST_FILE = ", "YES", "NO", "..", "*",
    "\n---\n", "INFOPLIST_KEY_UISupportsAssistiveAccess = YES\n",
  ]

  static let yaml = [
    "\n", " ", "\t", ":", ": ", "- ", "\"", "'", "[", "]", "{", "}", ",", "#", " #", "|", ">", "|-", ">+2", "&a ", "*a",
    "<<: *a", "!t", "?", "? ", "%", "---\n", "...\n", "é", "\r", "\\", "@", "a: b\n", "  ", "targets:\n", "  App:\n",
    "    type: application\n", "    platform: iOS\n", "    sources: [", "    info:\n", "      properties:\n",
    "include:\n",
    "settings:\n", "base:\n", "configs:\n", "templates:\n", "${a}", "UISupportsAssistiveAccess: true\n", "..", "0x1F",
  ]

  static let ignorePatterns = [
    "*", "**", "**/", "/**", "?", "[", "]", "[!", "[^", "a-z", "[[:alpha:]]", "\\", "!", "#", "/", "\n", " ", "a", "b",
    "*a*b*", "a/b", "*.swift",
  ]

  static let suppressions = [
    "// aa:disable:next ", "// aa:disable:this ", "// aa:disable ", "// aa:enable ", "// aa:disable:file ",
    "/* aa:disable:next ", "*/", "aa:", "timed-dismissal", "all", "labels", ", ", " - because", " — ", "\n", "\r\n",
    "\"", "\"\"\"\n", "/// doc\n", "@State\n", "let a = 1\n", "<!-- ", "-->", "# aa:disable ", "é", "{", "}", "\\(",
  ]

  static let swift = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\\(", "\"\"\"\n", "#\"", "\"#", "//", "/*", "*/", ",", ":", ";", ".",
    "?", "!", "=", "->", "&", "|", "@", "#", "$0", "_", "`", "\n", "\r\n", " ", "#if os(iOS)\n", "#elseif A\n",
    "#else\n",
    "#endif\n", "try ", "await ", "if a { ", "else ", "guard let a else { return }\n", "switch a {\ncase .b: ",
    "default:",
    "for a in b { ", "while ", "repeat ", "defer { ", "func f() {", "struct S: View {\n", "class C {",
    "enum E { case a }",
    "protocol P {", "extension X {}\n", "import SwiftUI\n", "var body: some View {\n", "@State private var a = false\n",
    "@Binding var a: Bool\n", "@Environment(\\.dismiss) var dismiss\n", "@main struct App: App {\n",
    "AssistiveAccess { ", "WindowGroup { ", "NavigationStack { ", "NavigationLink(\"A\") { ", "List(a) { a in ",
    "ForEach(a) { a in ", "Button(\"Delete\", role: .destructive) { ", "Button { } label: { ",
    "Image(systemName: \"a\")",
    "Label(\"A\", systemImage: \"b\")", "Text(\"A\")", ".onTapGesture { ", ".onAppear { ", ".task { ",
    ".confirmationDialog(\"A\", isPresented: $a) { ", ".alert(\"A\", isPresented: $a) { ", ".sheet(isPresented: $a) { ",
    ".navigationTitle(\"A\")", ".swipeActions { ", ".contextMenu { ", ".toolbar { ", ".animation(.default)",
    ".font(.system(size: 12))", "try? await Task.sleep(for: .seconds(2))\n", "a = nil\n", "dismiss()\n",
    "a.remove(at: 0)\n",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { ", "withAnimation(.linear.repeatForever()) { ",
    "// aa:disable:next timed-dismissal\n", "UIAccessibility.isAssistiveAccessEnabled", "class D: UIViewController {\n",
    "override func viewDidLoad() {\n", "addTarget(self, action: #selector(f), for: .touchUpInside)\n", "//- B.swift\n",
    "//- Info.plist\n", "let package = Package(name: \"A\")", ".iOSApplication(", "Project(name: \"A\")", "é", "😀",
    "func g<A: B>(_ a: A) async throws -> some View where A: C {", "{ a, b in", "a ? b : c", "a as? B", "\\.a",
    "[a: b]",
  ]
}
