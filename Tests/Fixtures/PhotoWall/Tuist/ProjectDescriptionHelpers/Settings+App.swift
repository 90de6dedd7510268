import ProjectDescription

extension Settings {
  public static let appSettings: Settings = .settings(
    base: ["TARGETED_DEVICE_FAMILY": "1,2"],
    configurations: [.debug(name: "Debug"), .release(name: "Release")]
  )
}
