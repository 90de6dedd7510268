/// A small whole workspace, with what a rule says about it written under the code.
///
/// ```
/// //- App.swift
/// Text("Hello")
///   .navigationTitle("Draw")
/// // ^^^^^^^^^^^^^^^ warning: the title "Draw" has no icon 💡
/// ```
///
/// A line `//- path` begins a file; text before the first one belongs to `Example.swift`. In a line whose
/// comment holds `^^^`, the carets stand under the code of the line above (columns in characters of the
/// monospaced literal), then severity and message; `💡` says that a fix exists. Annotation lines are taken out
/// before the text is analysed. In property lists the comment is written `<!-- ^^^ … -->`.
public struct Example: Sendable {
  /// What the example shows, in a few words.
  public var title: String
  public var text: String
  /// The annotated file (by path) after the first fix of the first finding; nil if it is not checked.
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
