/// Source of the advice: the keys' pages in Apple's reference of Info.plist keys, which give their names.
struct PlistKeyMisspelled: Rule {
  let id = "plist-key-misspelled"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "A key of the Info.plist is nearly, but not quite, one of the two keys of Assistive Access.",
    why: "The system looks for the exact name, case included, and ignores every other key without a word.",
    instead: "Write `UISupportsAssistiveAccess` or `UISupportsFullScreenInAssistiveAccess`.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place -> [Report] in
      var meant: Set<String> = []
      return place.part.dictionary.entries.compactMap { entry in
        AssistiveKey.meant(by: entry.key).map { key in
          report(entry, meaning: key, place, isFirst: meant.insert(key).inserted)
        }
      }
    }
  }

  private func report(
    _ entry: PropertyListDictionary.Entry, meaning key: String, _ place: InfoPlistPlace, isFirst: Bool
  ) -> Report {
    let isThere = place.part.dictionary[key] != nil
    let hasKey = isThere || !isFirst
    let reason = isThere ? "the right key is there" : "an entry above means the same key"
    let advice = hasKey ? "remove it, \(reason)" : "write '\(key)'"
    return Report(
      "the system knows no key '\(entry.key)' and ignores it; \(advice)", at: place.keyLocation(entry),
      fixes: fix(entry, meaning: key, place, hasKey: hasKey).map { [$0] } ?? [])
  }

  private func fix(_ entry: PropertyListDictionary.Entry, meaning key: String, _ place: InfoPlistPlace, hasKey: Bool)
    -> Fix?
  {
    if hasKey {
      return place.removing(entry).map { Fix(title: "Remove '\(entry.key)'", safety: .safe, edits: [$0]) }
    }
    guard place.isSound, let span = entry.keyTextSpan, ProjectFileKind(place.part.file) != .xcodeProject else {
      return nil
    }
    return Fix(
      title: "Rename the key to '\(key)'", safety: .safe,
      edits: [FileEdit(file: place.part.file, span: span, newText: key)])
  }
}
