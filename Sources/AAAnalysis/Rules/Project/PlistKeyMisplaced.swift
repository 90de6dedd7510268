/// Source of the advice: WWDC25 session 238, 4:45, which puts the key in the Info.plist of the app bundle.
struct PlistKeyMisplaced: Rule {
  let id = "plist-key-misplaced"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.session238(minute: 4, second: 45)
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: """
      A key of Assistive Access stands inside another dictionary, or in a file that is not the app's Info.plist: an \
      extension's, a framework's, a test bundle's, a watch app's, `InfoPlist.strings`, or entitlements.
      """,
    why: "The system reads the keys from the top level of the app's own Info.plist and from nowhere else.",
    instead: "Move the key to the top level of the app's Info.plist.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let nested = context.infoPlistPlaces.flatMap { place in
      context.nestedKeys(in: place.part).map { key in
        report(
          key, fixes: fix(key, in: place, context).map { [$0] } ?? [],
          else: place.isPropertyList
            ? "the file is not whole, so that nothing can be moved in it"
            : "in a project file its new place is for you to write")
      }
    }
    return nested + elsewhere(context)
  }

  /// Keys in files of other products count only where the app itself has none.
  private func elsewhere(_ context: RuleContext) -> [Report] {
    context.keysOfOtherProducts.compactMap { key in
      let apps = context.appsNear
      guard !apps.isEmpty, !apps.contains(where: { $0.mentions(key.entry.key) }) else { return nil }
      let fix = apps.count == 1 ? moving(key, to: apps[0], context) : nil
      let reason =
        if apps.count > 1 {
          "which of the \(apps.count) apps it is meant for is not to be seen"
        } else if key.entry.value.boolean == true {
          "where the app's own Info.plist could take it is not to be seen"
        } else {
          "its value is no boolean here, and what the Info.plist is to say is for you to write"
        }
      return report(key, fixes: fix.map { [$0] } ?? [], else: reason)
    }
  }

  private func report(_ key: MisplacedKey, fixes: [Fix], else reason: String) -> Report {
    Report(
      "the system does not look for '\(key.entry.key)' \(key.place.words); move it to the top level of the app's "
        + "Info.plist", at: key.location
    )
    .offering(FixOffers(fixes, else: "Move '\(key.entry.key)'", because: reason))
  }

  private func fix(_ key: MisplacedKey, in place: InfoPlistPlace, _ context: RuleContext) -> Fix? {
    guard place.isPropertyList, place.isSound, let text = context.snapshot.text(of: place.part.file),
      let removal = key.entry.removal
    else { return nil }
    var edits = [FileEdit(file: place.part.file, span: removal.span, newText: "")]
    if place.part.dictionary[key.entry.key] == nil {
      guard let insertion = place.part.dictionary.insertion(of: key.entry.key, value: key.entry.value, in: text) else {
        return nil
      }
      edits.append(FileEdit(file: place.part.file, span: insertion.span, newText: insertion.newText))
    }
    return Fix(title: "Move '\(key.entry.key)' to the top level", safety: .safe, edits: edits)
  }

  private func moving(_ key: MisplacedKey, to app: AppBundle, _ context: RuleContext) -> Fix? {
    guard key.entry.value.boolean == true, let removal = key.entry.removal,
      let addition = PlistKeyFix(key.entry.key, for: app, context)
    else { return nil }
    return Fix(
      title: "Move '\(key.entry.key)' to \(addition.place)", safety: .unsafe,
      edits: [FileEdit(file: key.location.file, span: removal.span, newText: "")] + addition.edits,
      creates: addition.creates)
  }
}

extension MisplacedKey.Place {
  fileprivate var words: String {
    switch self {
    case .nested(let key): "inside '\(key)'"
    case .otherProduct(let product): "in the Info.plist of \(product)"
    case .strings: "in 'InfoPlist.strings', which only translates values"
    case .entitlements: "in entitlements"
    }
  }
}

extension RuleContext {
  /// The apps that a file that belongs to none of them was probably meant for: those of the project around it, else all.
  fileprivate var appsNear: [AppBundle] {
    let around = apps(around: file)
    return around.isEmpty ? apps.filter { $0.target == nil } : around
  }
}
