#if DEBUG
  import Foundation

  /// Crashes where a test wants it: debug builds only.
  ///
  /// `AA_CRASH_ON_PURPOSE=KIND@PLACE` crashes when the first work begins whose note ends with PLACE.
  enum DeliberateCrash {
    enum Kind: String {
      case memory, stack, check, abort
    }

    private static let wish: (kind: Kind, place: String)? = {
      guard let text = getenv("AA_CRASH_ON_PURPOSE") else { return nil }
      let parts = String(cString: text).split(separator: "@", maxSplits: 1)
      guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
      return (kind, String(parts[1]))
    }()

    static func ifWanted(at note: String) {
      guard let wish, note.hasSuffix(wish.place) else { return }
      switch wish.kind {
      case .memory: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      case .stack: _ = depth(of: note.utf8.count)
      case .check: _ = Array(note.utf8)[note.utf8.count]
      case .abort: Foundation.abort()
      }
    }

    /// Calls itself until there is no stack left.
    private static func depth(of number: Int) -> Int { number < 0 ? 0 : 1 + depth(of: number + 1) }
  }
#endif
