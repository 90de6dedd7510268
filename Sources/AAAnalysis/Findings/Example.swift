/// A small whole workspace, with what a rule says about it written under the code.
///
/// ```
/// //- App.swift
/// Text("Hello")
///   .navigationTitle("Draw")
/// // ^^^^^^^^^^^^^^^ warning: the title "Draw" has no icon 💡
/// ```
///
/// A line `//- path` begins a file; text before the first one belongs to `Example.swift`.
///
/// An annotation is a comment on a line of its own under the code it is about; several may stand under one line.
/// It is taken out before the text is analysed. It says where, then `severity: message`, then `💡` if a fix exists,
/// then `🚫 reason` for every fix that cannot be made:
///
/// - `//   ^^^ warning: message`: the carets stand under the code, in characters of the literal. `//^^^` is the
///   leftmost way to write it.
/// - `// <- warning: message`: the finding begins where the comment begins and covers the name, number or tag
///   there. `// <----` covers as far as the last dash.
/// - In property lists `<!-- ^^^ warning: message -->` and `<!-- <- warning: message -->`, in YAML and Podfiles `# ^^^ …`.
///
/// Every file ends with a line feed. The files lie in the folder `ExampleWorkspace.root`.
public struct Example: Sendable {
  /// What the example shows, in a few words.
  public var title: String
  public var text: String
  /// What the first fix of the first finding leads to; nil if it is not checked. The text of the first annotated
  /// file, or several files, each begun by `//- path`, of which those that do not change may be left out.
  public var fixed: String?
  /// For a failing test: where the example is written.
  public var sourceFile: StaticString
  public var sourceLine: UInt

  public init(
    _ title: String, _ text: String, fixed: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.title = title
    self.text = text
    self.fixed = fixed
    self.sourceFile = file
    self.sourceLine = line
  }
}
