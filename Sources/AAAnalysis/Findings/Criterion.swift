/// What other guidance says about the same thing, named by a rule's tags.
///
/// WCAG is written for the web: a related criterion, and no claim that an app conforms.
public struct Criterion: Sendable, Equatable {
  /// `wcag221`, `coga-o4p09`
  public var tag: String
  /// `WCAG 2.2, 2.2.1 Timing Adjustable (A)`
  public var title: String
  public var url: String

  /// Those that a rule's tags name, in the order of the tags.
  public static func all(of tags: [String]) -> [Criterion] { tags.compactMap { known[$0] } }

  private static let known = Dictionary(
    uniqueKeysWithValues: (successCriteria + patterns).map { ($0.tag, $0) })

  private init(wcag number: String, _ title: String, level: String, page: String) {
    tag = "wcag" + number.filter { $0 != "." }
    self.title = "WCAG 2.2, \(number) \(title) (\(level))"
    url = "https://www.w3.org/WAI/WCAG22/Understanding/\(page).html"
  }

  private init(coga page: String, _ title: String) {
    tag = "coga-\(page.prefix(5))"
    self.title = "COGA pattern “\(title)”"
    url = "https://www.w3.org/WAI/WCAG2/supplemental/patterns/\(page)/"
  }

  private static let successCriteria = [
    Criterion(wcag: "1.3.1", "Info and Relationships", level: "A", page: "info-and-relationships"),
    Criterion(wcag: "1.3.5", "Identify Input Purpose", level: "AA", page: "identify-input-purpose"),
    Criterion(wcag: "1.3.6", "Identify Purpose", level: "AAA", page: "identify-purpose"),
    Criterion(wcag: "1.4.2", "Audio Control", level: "A", page: "audio-control"),
    Criterion(wcag: "1.4.4", "Resize Text", level: "AA", page: "resize-text"),
    Criterion(wcag: "1.4.10", "Reflow", level: "AA", page: "reflow"),
    Criterion(wcag: "2.2.1", "Timing Adjustable", level: "A", page: "timing-adjustable"),
    Criterion(wcag: "2.2.2", "Pause, Stop, Hide", level: "A", page: "pause-stop-hide"),
    Criterion(wcag: "2.2.3", "No Timing", level: "AAA", page: "no-timing"),
    Criterion(wcag: "2.2.4", "Interruptions", level: "AAA", page: "interruptions"),
    Criterion(wcag: "2.2.5", "Re-authenticating", level: "AAA", page: "re-authenticating"),
    Criterion(wcag: "2.2.6", "Timeouts", level: "AAA", page: "timeouts"),
    Criterion(wcag: "2.3.3", "Animation from Interactions", level: "AAA", page: "animation-from-interactions"),
    Criterion(wcag: "2.4.2", "Page Titled", level: "A", page: "page-titled"),
    Criterion(wcag: "2.4.6", "Headings and Labels", level: "AA", page: "headings-and-labels"),
    Criterion(wcag: "2.4.8", "Location", level: "AAA", page: "location"),
    Criterion(wcag: "2.5.1", "Pointer Gestures", level: "A", page: "pointer-gestures"),
    Criterion(wcag: "2.5.2", "Pointer Cancellation", level: "A", page: "pointer-cancellation"),
    Criterion(wcag: "2.5.3", "Label in Name", level: "A", page: "label-in-name"),
    Criterion(wcag: "2.5.4", "Motion Actuation", level: "A", page: "motion-actuation"),
    Criterion(wcag: "2.5.5", "Target Size (Enhanced)", level: "AAA", page: "target-size-enhanced"),
    Criterion(wcag: "2.5.7", "Dragging Movements", level: "AA", page: "dragging-movements"),
    Criterion(wcag: "2.5.8", "Target Size (Minimum)", level: "AA", page: "target-size-minimum"),
    Criterion(wcag: "3.1.3", "Unusual Words", level: "AAA", page: "unusual-words"),
    Criterion(wcag: "3.1.5", "Reading Level", level: "AAA", page: "reading-level"),
    Criterion(wcag: "3.2.1", "On Focus", level: "A", page: "on-focus"),
    Criterion(wcag: "3.2.2", "On Input", level: "A", page: "on-input"),
    Criterion(wcag: "3.2.3", "Consistent Navigation", level: "AA", page: "consistent-navigation"),
    Criterion(wcag: "3.2.4", "Consistent Identification", level: "AA", page: "consistent-identification"),
    Criterion(wcag: "3.2.5", "Change on Request", level: "AAA", page: "change-on-request"),
    Criterion(wcag: "3.2.6", "Consistent Help", level: "A", page: "consistent-help"),
    Criterion(wcag: "3.3.1", "Error Identification", level: "A", page: "error-identification"),
    Criterion(wcag: "3.3.2", "Labels or Instructions", level: "A", page: "labels-or-instructions"),
    Criterion(wcag: "3.3.3", "Error Suggestion", level: "AA", page: "error-suggestion"),
    Criterion(
      wcag: "3.3.4", "Error Prevention (Legal, Financial, Data)", level: "AA",
      page: "error-prevention-legal-financial-data"),
    Criterion(wcag: "3.3.6", "Error Prevention (All)", level: "AAA", page: "error-prevention-all"),
    Criterion(wcag: "3.3.7", "Redundant Entry", level: "A", page: "redundant-entry"),
    Criterion(
      wcag: "3.3.8", "Accessible Authentication (Minimum)", level: "AA", page: "accessible-authentication-minimum"),
    Criterion(
      wcag: "3.3.9", "Accessible Authentication (Enhanced)", level: "AAA", page: "accessible-authentication-enhanced"),
    Criterion(wcag: "4.1.2", "Name, Role, Value", level: "A", page: "name-role-value"),
    Criterion(wcag: "4.1.3", "Status Messages", level: "AA", page: "status-messages"),
  ]

  private static let patterns = [
    Criterion(coga: "o1p01-clear-purpose", "Make the Purpose of Your Page Clear"),
    Criterion(coga: "o1p02-familiar-design", "Use a Familiar Hierarchy and Design"),
    Criterion(coga: "o1p03-consistent-design", "Use a Consistent Visual Design"),
    Criterion(coga: "o1p04-clear-steps", "Make Each Step Clear"),
    Criterion(coga: "o1p05-clear-controls", "Clearly Identify Controls and Their Use"),
    Criterion(coga: "o1p07-icons-used", "Use Icons that Help the User"),
    Criterion(coga: "o2p01-site-important", "Make it Easy to Find the Most Important Tasks and Features of the Site"),
    Criterion(coga: "o2p02-site-structure", "Make the Site Hierarchy Easy to Understand and Navigate"),
    Criterion(
      coga: "o2p04-page-important", "Make it Easy to Find the Most Important Actions and Information on the Page"),
    Criterion(coga: "o3p01-clear-words", "Use Clear Words"),
    Criterion(coga: "o3p03-double-negatives", "Avoid Double Negatives or Nested Clauses"),
    Criterion(coga: "o3p04-literal-language", "Use Literal Language"),
    Criterion(coga: "o3p05-succinct-text", "Keep Text Succinct"),
    Criterion(coga: "o3p10-whitespace", "Use White Spacing"),
    Criterion(coga: "o3p11-unobscured-foreground", "Ensure Foreground Content is not Obscured by Background"),
    Criterion(coga: "o4p01-unexpected-movement", "Ensure Controls and Content Do Not Move Unexpectedly"),
    Criterion(coga: "o4p02-back-undo", "Let Users Go Back"),
    Criterion(coga: "o4p03-declared-charges", "Notify Users of Fees and Charges at the Start of a Task"),
    Criterion(coga: "o4p04-supportive-forms", "Design Forms to Prevent Mistakes"),
    Criterion(coga: "o4p05-form-undo", "Make it Easy to Undo Form Errors"),
    Criterion(coga: "o4p06-clear-labels", "Use Clear Visible Labels"),
    Criterion(coga: "o4p07-step-instructions", "Use Clear Step-by-step Instructions"),
    Criterion(coga: "o4p08-input-formats", "Accept Different Input Formats"),
    Criterion(coga: "o4p09-data-loss", "Avoid Data Loss and “Timeouts”"),
    Criterion(coga: "o4p10-status-feedback", "Provide Feedback"),
    Criterion(coga: "o4p11-user-safety", "Help the User Stay Safe"),
    Criterion(coga: "o5p01-minimal-interruptions", "Limit Interruptions"),
    Criterion(coga: "o5p02-short-paths", "Make Short Critical Paths"),
    Criterion(coga: "o5p03-manageable-quantity", "Avoid Too Much Content"),
    Criterion(coga: "o5p04-task-expectations", "Provide Information So a User Can Complete and Prepare for a Task"),
    Criterion(coga: "o6p01-login-cognition", "Provide a Login that Does Not Rely on Memory or Other Cognitive Skills"),
    Criterion(coga: "o6p02-singlestep-login", "Allow the User a Simple, Single Step, Login"),
    Criterion(coga: "o7p01-human-help", "Provide Human Help"),
    Criterion(
      coga: "o7p03-supported-choice", "Clearly State the Results and Disadvantages of Actions, Options, and Selections"),
    Criterion(coga: "o7p05-findable-support", "Make It Easy to Find Help and Give Feedback"),
    Criterion(coga: "o8p01-motion", "Let Users Control When the Content Moves or Changes"),
    Criterion(coga: "o8p03-complexity", "Support Simplification"),
  ]
}

extension Rule {
  /// What other guidance says about the same thing.
  public var criteria: [Criterion] { Criterion.all(of: tags) }
}
