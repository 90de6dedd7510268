import AAAnalysis

/// Property lists to read, cut and damage.
enum PropertyListSamples {
  /// As Xcode writes them, with some of everything.
  static let appInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleDisplayName</key>
    \t<string>Café &amp; 😀 $(PRODUCT_NAME)</string>
    \t<!-- aa:disable:next some-rule - a reason -->
    \t<key>UISupportsAssistiveAccess</key>
    \t<true/>
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<true/>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict/>
    \t</dict>
    \t<key>UISupportedInterfaceOrientations</key>
    \t<array>
    \t\t<string>UIInterfaceOrientationPortrait</string>
    \t\t<string>UIInterfaceOrientationLandscapeLeft</string>
    \t</array>
    \t<key>Count</key>
    \t<integer>-12</integer>
    \t<key>Ratio</key>
    \t<real>1.5</real>
    \t<key>Built</key>
    \t<date>2026-01-31T12:00:00Z</date>
    \t<key>Icon</key>
    \t<data>
    \tAAEC/w==
    \t</data>
    \t<key>Note</key>
    \t<string><![CDATA[a < b]]>&#10;&#x1F600;</string>
    </dict>
    </plist>

    """

  static let openStep = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      "quoted key" = "a \\"b\\" \\U00e9\\n\\101"; /* why */
      path = Sources/App.swift;
      list = (one, "two", );
      data = <0fbd 77>;
      inner = { UISupportsAssistiveAccess = YES; };
    }

    """
}

extension PropertyListValue {
  /// The same value as any reader of any format should see it: without spans, in the order of keys.
  var plain: PropertyListValue {
    switch content {
    case .array(let values): return .array(values.map(\.plain))
    case .dictionary(let dictionary):
      let keys = Set(dictionary.entries.map(\.key)).sorted()
      return .dictionary(
        PropertyListDictionary(
          entries: keys.compactMap { key in
            dictionary[key].map { PropertyListDictionary.Entry(key: key, value: $0.value.plain) }
          }))
    default: return PropertyListValue(content)
    }
  }

  static func entries(_ entries: [(String, PropertyListValue)]) -> PropertyListValue {
    .dictionary(
      PropertyListDictionary(entries: entries.map { PropertyListDictionary.Entry(key: $0.0, value: $0.1) }))
  }

  /// Every span of the value and of what is in it, outermost first, and whether each lies within the one around it.
  func spansAreNested(in outer: Span) -> Bool {
    guard let span else { return false }
    guard outer.contains(span) else { return false }
    switch content {
    case .array(let values): return values.allSatisfy { $0.spansAreNested(in: span) }
    case .dictionary(let dictionary):
      return dictionary.entries.allSatisfy { entry in
        guard let key = entry.keySpan, let keyText = entry.keyTextSpan, let whole = entry.entrySpan else {
          return false
        }
        return span.contains(key) && key.contains(keyText) && whole.contains(key)
          && entry.value.spansAreNested(in: whole)
      }
    default: return true
    }
  }
}
