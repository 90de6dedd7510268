import AAAnalysis

/// Swift source as a compiler understands it that expands no macros of SwiftUI and SwiftData and knows no iOS.
///
/// Lines stay lines, so that what the compiler says is about the same line of the source.
enum SourceRewriting {
  /// - Parameter excerptImports: the modules that a file imports which says nothing about what it imports.
  static func compilable(_ source: String, number: Int, excerptImports: [String], without modules: Set<String>)
    -> String
  {
    var text = source
    text.replace("os(iOS)", with: "os(Linux)")
    // Several apps may be checked as one module; what starts them is not asked here.
    text.replace(/@main\b/, with: "")
    text.replace(/@UIApplicationMain\b/, with: "")
    text.replace("@Previewable ", with: "")
    text = previews(in: text, number: number)
    text = models(in: text)
    text = entries(in: text)
    text = messages(in: text)
    text = imports(in: text, without: modules)
    if text.firstMatch(of: /(?m)^[ \t]*(@\w+[ \t]+)?(public |internal )?import[ \t]/) == nil {
      text = excerptImports.map { "import \($0); " }.joined() + text
    }
    return text
  }

  /// `#Preview { … }` declares a constant instead: its traits and its body are checked all the same.
  private static func previews(in text: String, number: Int) -> String {
    var count = 0
    return text.replacing(/#Preview\b/) { _ in
      count += 1
      return "@MainActor private let preview\(count)In\(number) = PreviewDeclaration"
    }
  }

  /// What `@Model` makes of a class, as far as others see it.
  private static func models(in text: String) -> String {
    let names = text.matches(of: /@Model\b\s*(?:(?:public|final|open|private|internal|@MainActor)\s+)*class\s+(\w+)/)
      .map { String($0.output.1) }
    if names.isEmpty { return text }
    return text.replacing(/@Model\b/, with: "")
      + names.map { "extension \($0): PersistentModel {}\n" }.joined()
  }

  /// `@Entry var name = value` on one line, with the type that the value tells of.
  private static func entries(in text: String) -> String {
    text.replacing(/@Entry[ \t]+((?:public )?var \w+)[ \t]*(:[^=\n]+)?=[ \t]*([^\n]+)/) { match in
      let value = String(match.output.3)
      let type = match.output.2.map { String($0.dropFirst()) } ?? typeName(ofValue: value)
      return "\(match.output.1): \(type) { get { fatalError() } set { fatalError() } }"
    }
  }

  /// A method that Objective-C calls with an object: where there is no Objective-C, no class of the stubs may be named
  /// between its parentheses, so the body learns of the class.
  private static func messages(in text: String) -> String {
    text.replacing(/(@objc\b[^\n]*\bfunc \w+\((?:\w+ )?(\w+): )([A-Z]\w+)\) \{/) { match in
      let (_, start, name, type) = match.output
      return "\(start)AnyObject) { let \(name) = \(name) as! \(type); "
    }
  }

  private static func typeName(ofValue value: String) -> String {
    if ["true", "false"].contains(value) { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    if Int(value) != nil { return "Int" }
    if Double(value) != nil { return "Double" }
    let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(name)
  }

  /// Modules of the same project are checked as one with what imports them.
  private static func imports(in text: String, without modules: Set<String>) -> String {
    if modules.isEmpty { return text }
    return text.replacing(/(?m)^[ \t]*(?:@\w+[ \t]+)?import[ \t]+(\w+)[ \t]*$/) { match in
      modules.contains(String(match.output.1)) ? "" : String(match.output.0)
    }
  }
}
