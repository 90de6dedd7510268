public struct UTType: Hashable, Sendable {
  public static let image = UTType()
  public static let pdf = UTType()
  public static let text = UTType()
  public static let plainText = UTType()
  public static let data = UTType()
  public static let item = UTType()
}
