import Foundation

/// Reads the texts of a String Catalog in its source language.
enum StringCatalogReader {
  /// - Returns: nothing for a file that is no catalog.
  static func texts(in bytes: [UInt8]) -> [String: String] {
    (try? JSONDecoder().decode(Catalog.self, from: Data(bytes)))?.texts ?? [:]
  }

  /// Catalogs hold dozens of languages, of which one is looked at.
  private struct Catalog: Decodable {
    var texts: [String: String] = [:]

    init(from decoder: any Decoder) throws {
      let catalog = try decoder.container(keyedBy: Name.self)
      let language = try catalog.decode(String.self, forKey: "sourceLanguage")
      let entries = try catalog.nestedContainer(keyedBy: Name.self, forKey: "strings")
      for key in entries.allKeys {
        // An entry without texts is shown as its key.
        guard let entry = try? entries.nestedContainer(keyedBy: Name.self, forKey: key),
          let languages = try? entry.nestedContainer(keyedBy: Name.self, forKey: "localizations"),
          let localization = try? languages.decode(Localization.self, forKey: Name(language)),
          let text = localization.text
        else { continue }
        texts[key.stringValue] = text
      }
    }
  }

  private struct Name: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  private final class Localization: Decodable {
    var stringUnit: Unit?
    /// By number or device, then by its values.
    var variations: [String: [String: Localization]]?

    struct Unit: Decodable {
      var value: String?
    }

    /// One text; of several, that for most numbers and for an iPhone.
    var text: String? {
      if let text = stringUnit?.value { return text }
      for (kind, preferred) in [("plural", "other"), ("device", "iphone"), ("device", "other")] {
        if let text = variations?[kind]?[preferred]?.text { return text }
      }
      return nil
    }
  }
}
