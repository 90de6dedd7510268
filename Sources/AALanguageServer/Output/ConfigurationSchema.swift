import AAAnalysis
import JSONRPC

/// The JSON Schema of the configuration file, with a description for every key, rule and option, for editors to check
/// and complete the file with.
enum ConfigurationSchema: RuleFormat {
  static let name = "schema"

  static func text(of catalogue: Catalogue) throws -> String {
    try JSONFormat.encoded(schema(catalogue))
  }

  private static func schema(_ catalogue: Catalogue) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for key in ConfigurationKey.allCases {
      guard case .object(var schema) = value(of: key, catalogue) else { continue }
      schema["description"] = .string(key.summary)
      properties[key.rawValue] = .object(schema)
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": .string("Configuration of \(ToolVersion.name)"),
      "type": "object",
      "additionalProperties": false,
      // Editors that know these words take the file for what it is.
      "allowComments": true,
      "allowTrailingCommas": true,
      "properties": .object(properties),
    ]
  }

  private static func value(of key: ConfigurationKey, _ catalogue: Catalogue) -> JSONValue {
    let text: JSONValue = ["type": "string"]
    let texts: JSONValue = ["type": "array", "items": text]
    switch key {
    case .schema: return text
    case .extends: return ["anyOf": [text, texts]]
    case .scope: return ["enum": ["assistive-access", "all"]]
    case .failOn: return ["enum": .array(Configuration.FailOn.names.map { .string($0) })]
    case .include, .exclude, .iconWrappers: return texts
    case .symbols: return ["type": "object", "additionalProperties": text]
    case .rules: return ["type": "object", "additionalProperties": false, "properties": .object(rules(catalogue))]
    }
  }

  private static func rules(_ catalogue: Catalogue) -> [String: JSONValue] {
    let state: JSONValue = ["enum": .array(ConfigurationReader.states.map { .string($0) })]
    var rules: [String: JSONValue] = [:]
    func add(_ name: String, _ description: String, options: [RuleOption]) {
      var properties: [String: JSONValue] = ["severity": state]
      for option in options {
        properties[option.name] = [
          "type": "number", "minimum": 0, "default": number(option.defaultValue),
          "description": .string(option.summary.capitalizedFirst + "."),
        ]
      }
      rules[name] = [
        "description": .string(description),
        "anyOf": [state, ["type": "object", "additionalProperties": false, "properties": .object(properties)]],
      ]
    }
    for rule in catalogue.rules { add(rule.id, rule.explanation.what, options: rule.options) }
    for (group, members) in catalogue.groups {
      add(group.rawValue, "All rules of the group: \(members.map(\.id).joined(separator: ", ")).", options: [])
    }
    add(Catalogue.nameOfAll, "Every rule.", options: [])
    return rules
  }

  private static func number(_ value: Double) -> JSONValue { Int(exactly: value).map { .int($0) } ?? .double(value) }
}
