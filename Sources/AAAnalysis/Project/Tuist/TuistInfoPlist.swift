// What the Info.plist of a target of a manifest is made of.

extension TuistManifest {
  /// Parts in the order in which they are laid over each other.
  mutating func infoPlist(
    of call: ManifestCall, _ values: TuistSettings.Values, _ files: ProjectFiles
  ) -> [InfoPlistPart] {
    guard let argument = call["infoPlist"] else {
      // Left out, it is the default.
      return [.defaultEntries(at: call.nameLocation)]
    }
    let value = evaluator.resolved(argument, as: "InfoPlist")
    switch value.expression.kind {
    case .nil:
      return settingParts(values, at: argument.location)
    case .implicitMember("default"):
      return [.defaultEntries(at: value.location)]
    case .string, .operation:
      return [file(value, at: argument.location)]
    case .postfix(let postfix):
      if case .name("InfoPlist") = postfix.base.kind, postfix.links.count == 1,
        case .member("default", _) = postfix.links[0].kind
      {
        return [.defaultEntries(at: value.location)]
      }
      guard let call = value.call else { break }
      switch call.name {
      case "file":
        if let path = call["path"] { return [file(path, at: path.location)] }
      case "extendingDefault", "dictionary":
        if let dictionary = call["with"] ?? call.firstUnlabelled { return entries(dictionary, files) }
      case "variable":
        return [InfoPlistPart(.unknown(reason: "a build setting says where it is"), at: argument.location)]
      default:
        break
      }
    default:
      break
    }
    return [InfoPlistPart(.unknown(reason: "code decides where it comes from"), at: argument.location)]
  }

  private mutating func file(_ value: ManifestExpression, at location: Location) -> InfoPlistPart {
    guard let path = path(value) else {
      return InfoPlistPart(.unknown(reason: "its path is not written out"), at: location)
    }
    return InfoPlistPart(.file(FileID(path)), at: location)
  }

  /// Without a list of its own the target may have one by its settings.
  private func settingParts(_ values: TuistSettings.Values, at location: Location) -> [InfoPlistPart] {
    var parts: [InfoPlistPart] = []
    if let value = values.settings.value("GENERATE_INFOPLIST_FILE"), value.isOn {
      parts.append(InfoPlistPart(.generated, at: value.location))
    }
    if let value = values.settings.value("INFOPLIST_FILE"), !value.text.isEmpty || !value.isResolved {
      let marker = XcodeProject.sourceRootMarker + "/"
      let path = value.text.hasPrefix(marker) ? String(value.text.dropFirst(marker.count)) : value.text
      parts.append(
        InfoPlistPart(
          value.isResolved ? .file(FileID(path, in: file.folder)) : .unknown(reason: "its path is not written out"),
          at: value.location))
    } else if values.hasUnknownPlist {
      parts.append(
        InfoPlistPart(.unknown(reason: "settings that are not known here may say where it is"), at: location))
    }
    return parts
  }

  // MARK: - Entries

  private mutating func entries(_ value: ManifestExpression, _ files: ProjectFiles) -> [InfoPlistPart] {
    let dictionary = evaluator.dictionary(value)
    var parts: [InfoPlistPart] = []
    var unknowns: [InfoPlistPart] = []
    for literal in dictionary.literals {
      let text = files.text(literal.place.file)
      var entries = PropertyListEntries()
      for element in literal.elements {
        let value = literal.place.part(element.value)
        guard let key = evaluator.string(literal.place.part(element.key)) else {
          unknowns.append(InfoPlistPart(.unknown(reason: "code makes one of its keys"), at: value.location))
          continue
        }
        guard var content = propertyList(value, in: value.file) ?? PropertyListValue.ofCode(for: key.text) else {
          unknowns.append(
            InfoPlistPart(.unknown(reason: "code makes the value of '\(key.text)'"), at: value.location))
          continue
        }
        content.span = value.location.span
        entries.append(entry(key, content, element, of: literal, text))
      }
      let span = literal.place.location.span
      parts.append(
        InfoPlistPart(
          .entries(
            PropertyListDictionary(
              entries: entries.entries, openingTagSpan: Span(span.lower, span.lower + 1),
              closingTagSpan: Span(max(span.upper - 1, span.lower), span.upper))),
          at: literal.place.location))
    }
    if !dictionary.isComplete {
      unknowns.append(InfoPlistPart(.unknown(reason: "code puts a part of it together"), at: value.location))
    }
    return parts + unknowns
  }

  private func entry(
    _ key: ManifestString, _ value: PropertyListValue, _ element: DictionaryElement,
    of literal: ManifestDictionary.Literal, _ text: SourceText?
  ) -> PropertyListDictionary.Entry {
    let keySpan = literal.place.location(of: element.key.span).span
    let isLiteral = key.location.file == literal.place.file && keySpan.contains(key.location.span)
    var entry = PropertyListDictionary.Entry(
      key: key.text, value: value, keySpan: keySpan, keyTextSpan: isLiteral ? key.location.span : keySpan)
    // Of the only entry a pair of brackets would be left, which is no dictionary.
    if literal.elements.count > 1, let text {
      let span = Span(keySpan.lower, literal.place.location(of: element.value.span).span.upper)
      entry.entrySpan = ManifestInsertion(text).removalSpan(of: span)
    }
    return entry
  }

  /// The value that an expression makes; nil if the source does not tell it.
  ///
  /// - Parameter file: what spans refer to; what stands in another file has none.
  private mutating func propertyList(_ value: ManifestExpression, in file: FileID) -> PropertyListValue? {
    let resolved = evaluator.resolved(value, as: "Value")
    let span = value.file == file ? value.location.span : nil
    switch resolved.expression.kind {
    case .boolean(let isTrue):
      return PropertyListValue(.boolean(isTrue), span: span)
    case .integer(let digits):
      return Int(digits.filter { $0 != "_" }).map { PropertyListValue(.integer($0), span: span) }
    case .float(let digits):
      return Double(digits.filter { $0 != "_" }).map { PropertyListValue(.real($0), span: span) }
    case .string, .operation:
      return evaluator.string(resolved).map { PropertyListValue(.string($0.text), span: span) }
    case .array(let elements):
      var values: [PropertyListValue] = []
      for element in elements {
        values.append(propertyList(resolved.part(element), in: file) ?? .string(PropertyListValue.codeText))
      }
      return PropertyListValue(.array(values), span: span)
    case .dictionary(let elements):
      var entries = PropertyListEntries()
      for element in elements {
        guard let key = evaluator.string(resolved.part(element.key)) else { continue }
        let isHere = resolved.file == file
        entries.append(
          PropertyListDictionary.Entry(
            key: key.text,
            value: propertyList(resolved.part(element.value), in: file) ?? .string(PropertyListValue.codeText),
            keySpan: isHere ? resolved.location(of: element.key.span).span : nil,
            keyTextSpan: key.location.file == file ? key.location.span : nil))
      }
      return PropertyListValue(
        .dictionary(PropertyListDictionary(entries: entries.entries, openingTagSpan: span)), span: span)
    case .postfix:
      guard let call = resolved.call, let argument = call.firstUnlabelled,
        ["string", "integer", "real", "boolean", "array", "dictionary"].contains(call.name),
        var inner = propertyList(argument, in: file)
      else { return nil }
      inner.span = span
      return inner
    default:
      return nil
    }
  }
}

extension InfoPlistPart {
  /// The entries that the generator writes by itself, and nothing else.
  fileprivate static func defaultEntries(at location: Location) -> InfoPlistPart {
    InfoPlistPart(.entries(PropertyListDictionary(openingTagSpan: location.span)), at: location)
  }
}

extension PropertyListValue {
  /// What code makes is as little known here as what the build fills in.
  fileprivate static let codeText = "$(CODE)"

  /// Stands for the value of a key that nothing depends on; nil for a key of Assistive Access.
  fileprivate static func ofCode(for key: String) -> PropertyListValue? {
    key.lowercased().contains("assistive") ? nil : .string(codeText)
  }
}
