/// A change to the sources that removes a finding.
public struct Fix: Equatable, Sendable {
  public enum Safety: Sendable, Equatable {
    /// Keeps behaviour and needs no choice by a person; applied by fix-all.
    case safe
    /// Changes behaviour or guesses; asks before it is applied.
    case unsafe
    /// A person must fill in a name afterwards; never part of fix-all.
    case placeholder
    /// Takes away what the app offers, with nothing in its place: only a person can say that it is offered elsewhere,
    /// one place at a time; never part of fix-all.
    case removal
  }

  /// Imperative, upper case like the other entries of an editor's menu.
  public var title: String
  public var safety: Safety
  public var edits: [FileEdit]
  /// Files that are made by the fix.
  public var creates: [NewFile]

  public init(title: String, safety: Safety, edits: [FileEdit], creates: [NewFile] = []) {
    self.title = title
    self.safety = safety
    self.edits = edits
    self.creates = creates
  }
}

/// A change that would remove a finding, but cannot be made here.
///
/// It is told instead of left out: who looks for the fix learns what stands in its way.
public struct RefusedFix: Hashable, Sendable {
  /// The title that the fix would have.
  public var title: String
  /// What stands in its way: lower case, no full stop.
  public var reason: String

  public init(title: String, reason: String) {
    self.title = title
    self.reason = reason
  }
}

/// What can be done about a finding, the best first, and what cannot, with the reasons.
struct FixOffers: Equatable {
  var fixes: [Fix]
  var refusals: [RefusedFix]

  init(fixes: [Fix] = [], refusals: [RefusedFix] = []) {
    self.fixes = fixes
    self.refusals = refusals
  }

  static let none = FixOffers()

  static func fix(_ fix: Fix) -> FixOffers { FixOffers(fixes: [fix]) }

  static func refused(_ title: String, because reason: String) -> FixOffers {
    FixOffers(refusals: [RefusedFix(title: title, reason: reason)])
  }

  /// Fixes, or where there are none, what stands in their way.
  init(_ fixes: [Fix], else title: String, because reason: @autoclosure () -> String) {
    self.fixes = fixes
    refusals = fixes.isEmpty ? [RefusedFix(title: title, reason: reason())] : []
  }

  static func + (left: FixOffers, right: FixOffers) -> FixOffers {
    FixOffers(fixes: left.fixes + right.fixes, refusals: left.refusals + right.refusals)
  }
}

/// What stands in a fix's way, thrown by whatever was to make it.
struct FixRefusal: Error, Equatable {
  /// Lower case, no full stop.
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

extension FixOffers {
  /// The fix, or why it cannot be made.
  static func made(_ title: String, by make: () throws(FixRefusal) -> Fix) -> FixOffers {
    do throws(FixRefusal) {
      return .fix(try make())
    } catch {
      return .refused(title, because: error.reason)
    }
  }
}

/// Replaces a span of a file. All edits of a fix refer to the texts before it; several insertions at one
/// place keep their order.
public struct FileEdit: Equatable, Sendable {
  public var file: FileID
  /// UTF-8 offsets from the file's start.
  public var span: Span
  public var newText: String

  public init(file: FileID, span: Span, newText: String) {
    self.file = file
    self.span = span
    self.newText = newText
  }
}

public struct NewFile: Equatable, Sendable {
  public var file: FileID
  public var text: String

  public init(file: FileID, text: String) {
    self.file = file
    self.text = text
  }
}
