public struct Photo: Identifiable, Sendable {
  public var id: String { name }
  public let name: String
  public let isFamily: Bool

  public static let all = [
    Photo(name: "Grandma", isFamily: true),
    Photo(name: "Birthday", isFamily: true),
    Photo(name: "Roses", isFamily: false),
  ]
}
