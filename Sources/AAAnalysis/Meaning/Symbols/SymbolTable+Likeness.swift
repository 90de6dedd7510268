extension SymbolTable {
  /// The symbol that was probably meant by a name that does not exist.
  ///
  /// Only what can hardly be a symbol that is not known here: a well-known mistake, another way to write the parts,
  /// the parts in another order, or one misspelt word. A name that is made of words that symbols have may be a new one.
  public func symbolMeant(by name: String) -> Symbol? {
    let folded = Self.folded(name)
    for guess in [Self.mistakes[folded], folded, Self.withoutForeignEnding(folded)].compactMap({ $0 }) {
      if guess != name, let symbol = current(named: guess) { return symbol }
    }
    let words = folded.split(separator: ".").map { Array($0.utf8) }
    guard !words.isEmpty else { return nil }
    return reordered(words) ?? respelt(words)
  }

  private func current(named name: String) -> Symbol? {
    guard let symbol = symbol(named: name) else { return nil }
    return symbol.retirement.map { self.symbol(named: $0.successor) } ?? symbol
  }

  /// `trashFill`, `trash-fill`, `trash_fill`, `Trash.Fill` and `.trash.fill` as `trash.fill`.
  private static func folded(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase ?? false { result.append(".") }
      result += "-_ ".contains(character) ? "." : character.lowercased()
    }
    let parts = result.split(separator: ".")
    return (parts.last == "filled" ? parts.dropLast() + ["fill"] : parts).joined(separator: ".")
  }

  /// `heart.outline` → `heart`: parts that icons of other sets have at their ends.
  private static func withoutForeignEnding(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last, ["icon", "symbol", "image", "outline", "png", "svg"].contains(last)
    else { return nil }
    return parts.dropLast().joined(separator: ".")
  }

  /// `fill.heart` → `heart.fill`
  private func reordered(_ words: [[UInt8]]) -> Symbol? {
    guard words.count > 1 else { return nil }
    let wanted = words.sorted { $0.lexicographicallyPrecedes($1) }
    let length = words.reduce(words.count - 1) { $0 + $1.count }
    var found: String?
    forEachName { name, _ in
      guard found == nil, name.count == length else { return }
      let parts = name.split(separator: UInt8(ascii: ".")).map(Array.init)
      guard parts.count == wanted.count, parts.sorted(by: { $0.lexicographicallyPrecedes($1) }) == wanted else {
        return
      }
      found = String(decoding: name, as: UTF8.self)
    }
    return found.flatMap { current(named: $0) }
  }

  /// `checkmark.cicle` → `checkmark.circle`: one word that no symbol has, and that is near to a word of a symbol which
  /// is otherwise the same.
  private func respelt(_ words: [[UInt8]]) -> Symbol? {
    let unknown = words.indices.filter { !isWord(words[$0]) }
    // A short word is told by those around it: `message.fil`.
    guard unknown.count == 1, let place = unknown.first, words[place].count >= (words.count > 1 ? 3 : 4) else {
      return nil
    }
    let misspelt = words[place]
    let limit = misspelt.count >= 8 ? 2 : 1
    let text = String(decoding: misspelt, as: UTF8.self)
    var best: (distance: Int, length: Int, name: String)?
    let length = words.reduce(words.count - 1) { $0 + $1.count }
    forEachName { name, _ in
      guard abs(name.count - length) <= limit else { return }
      let parts = name.split(separator: UInt8(ascii: "."))
      guard parts.count == words.count, parts[place].count >= 4,
        parts.indices.allSatisfy({ $0 == place || parts[$0].elementsEqual(words[$0]) })
      else { return }
      let distance = text.editDistance(to: String(decoding: parts[place], as: UTF8.self))
      guard distance <= limit, (distance, name.count) < (best?.distance ?? .max, best?.length ?? .max) else { return }
      best = (distance, name.count, String(decoding: name, as: UTF8.self))
    }
    return best.flatMap { current(named: $0.name) }
  }

  /// The symbol without its last part: what is left of `person.crop.circle.badge.xmark.fill` if there is no filled one.
  func symbolWithoutVariant(_ name: String) -> Symbol? {
    guard name.hasSuffix(".fill") else { return nil }
    return current(named: String(name.dropLast(5)))
  }

  /// Whether some symbol has the word among its parts.
  private func isWord(_ word: [UInt8]) -> Bool {
    var isFound = false
    forEachName { name, _ in
      if !isFound { isFound = name.hasPart(word) }
    }
    return isFound
  }

  /// Names that people, and programs that write code, take for symbols; each is the name of a well-known icon of another
  /// set, or the thing's name where the symbol has that of its shape.
  private static let mistakes: [String: String] = [
    "history": "clock.arrow.circlepath", "settings": "gearshape", "setting": "gearshape", "cog": "gearshape",
    "settings.fill": "gearshape.fill", "gear.fill": "gearshape.fill", "cog.fill": "gearshape.fill",
    "preferences": "gearshape", "menu": "line.3.horizontal", "hamburger": "line.3.horizontal", "home": "house",
    "home.fill": "house.fill", "house.filled": "house.fill", "delete": "trash", "delete.fill": "trash.fill",
    "trash.can": "trash", "trashcan": "trash", "bin": "trash", "trash.can.fill": "trash.fill", "garbage": "trash",
    "remove": "minus", "edit": "pencil", "pen": "pencil", "compose": "square.and.pencil", "back": "chevron.backward",
    "forward.arrow": "chevron.forward", "close": "xmark", "close.fill": "xmark.circle.fill", "cancel": "xmark",
    "cross.mark": "xmark", "x.mark": "xmark", "user": "person", "user.fill": "person.fill", "users": "person.2",
    "profile": "person.crop.circle", "profile.fill": "person.crop.circle.fill", "account": "person.crop.circle",
    "contact": "person.crop.circle", "people": "person.2", "people.fill": "person.2.fill", "group": "person.3",
    "family": "figure.2.and.child.holdinghands", "add": "plus", "add.circle": "plus.circle",
    "add.circle.fill": "plus.circle.fill", "new": "plus", "search": "magnifyingglass", "find": "magnifyingglass",
    "magnifying.glass": "magnifyingglass", "magnifier": "magnifyingglass", "share": "square.and.arrow.up",
    "download": "square.and.arrow.down", "upload": "square.and.arrow.up", "save": "square.and.arrow.down",
    "refresh": "arrow.clockwise", "reload": "arrow.clockwise", "sync": "arrow.triangle.2.circlepath",
    "undo": "arrow.uturn.backward", "redo": "arrow.uturn.forward", "email": "envelope", "email.fill": "envelope.fill",
    "call": "phone", "call.fill": "phone.fill", "telephone": "phone", "telephone.fill": "phone.fill",
    "chat": "message", "chat.fill": "message.fill", "sms": "message", "photos": "photo.on.rectangle",
    "image": "photo", "images": "photo.on.rectangle", "picture": "photo", "gallery": "photo.on.rectangle",
    "music": "music.note", "song": "music.note", "notification": "bell", "notifications": "bell",
    "notification.fill": "bell.fill", "alarm.clock": "alarm", "time": "clock", "date": "calendar",
    "check": "checkmark", "check.circle": "checkmark.circle", "check.circle.fill": "checkmark.circle.fill",
    "done": "checkmark", "tick": "checkmark", "success": "checkmark.circle", "error": "exclamationmark.triangle",
    "warning": "exclamationmark.triangle", "warning.fill": "exclamationmark.triangle.fill",
    "alert": "exclamationmark.triangle", "information": "info.circle", "help": "questionmark.circle",
    "question": "questionmark", "question.mark": "questionmark", "question.circle": "questionmark.circle",
    "location.pin": "mappin", "map.pin": "mappin", "pin.map": "mappin", "favorite": "star", "favourite": "star",
    "favorites": "star", "like": "hand.thumbsup", "thumbs.up": "hand.thumbsup", "thumbsup": "hand.thumbsup",
    "thumbsup.fill": "hand.thumbsup.fill", "thumbs.up.fill": "hand.thumbsup.fill", "thumbs.down": "hand.thumbsdown",
    "thumbsdown": "hand.thumbsdown", "visibility": "eye", "hide": "eye.slash", "lock.unlock": "lock.open",
    "unlock": "lock.open", "unlock.fill": "lock.open.fill", "logout": "rectangle.portrait.and.arrow.right",
    "sign.out": "rectangle.portrait.and.arrow.right", "arrow.back": "arrow.backward", "arrow.next": "arrow.forward",
    "next": "chevron.forward", "previous": "chevron.backward", "more": "ellipsis", "dots": "ellipsis",
    "sort": "arrow.up.arrow.down", "filter": "line.3.horizontal.decrease", "shopping.cart": "cart",
    "shopping.bag": "bag", "basket.shopping": "basket", "medicine": "pills", "medication": "pills",
    "medication.fill": "pills.fill", "doctor": "stethoscope", "food": "fork.knife", "restaurant": "fork.knife",
    "coffee": "cup.and.saucer", "coffee.fill": "cup.and.saucer.fill", "dog.paw": "pawprint", "paw": "pawprint",
    "paw.fill": "pawprint.fill", "paint": "paintbrush", "brush": "paintbrush", "palette": "paintpalette",
    "palette.fill": "paintpalette.fill", "draw": "hand.draw", "draw.fill": "hand.draw.fill", "drawing": "hand.draw",
    "video.camera": "video", "speaker.mute": "speaker.slash", "volume": "speaker.wave.2",
    "volume.up": "speaker.wave.3", "lightbulb.on": "lightbulb", "light.bulb": "lightbulb", "sun": "sun.max",
    "sun.fill": "sun.max.fill", "rain": "cloud.rain", "file": "doc", "list": "list.bullet",
    "tv.remote": "appletvremote.gen4", "bus.stop": "bus", "train": "tram", "train.fill": "tram.fill", "taxi": "car",
    "world": "globe", "earth": "globe", "game": "gamecontroller", "games": "gamecontroller",
    "game.controller": "gamecontroller", "gamepad": "gamecontroller", "trophy.cup": "trophy",
  ]
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func hasPart(_ word: [UInt8]) -> Bool {
    let dot = UInt8(ascii: ".")
    var start = startIndex
    while start + word.count <= endIndex {
      let end = start + word.count
      if end == endIndex || self[end] == dot, self[start..<end].elementsEqual(word) { return true }
      while start < endIndex, self[start] != dot { start += 1 }
      start += 1
    }
    return false
  }
}
