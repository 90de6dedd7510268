public enum Kiosk {
  public static func rotateContent() { fatalError() }
}
