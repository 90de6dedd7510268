import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "PhotoWall",
  targets: [
    .target(
      name: "PhotoWall",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.photowall",
      deploymentTargets: .iOS("26.0"),
      infoPlist: .extendingDefault(with: [
        "CFBundleDisplayName": "Photo Wall",
        "UILaunchScreen": ["UIColorName": ""],
        "UISupportsAssistiveAccess": true,
      ]),
      sources: ["PhotoWall/Sources/**"],
      resources: ["PhotoWall/Resources/**"],
      dependencies: [
        .target(name: "PhotoKit")
      ],
      settings: .appSettings
    ),
    .target(
      name: "PhotoKit",
      destinations: .iOS,
      product: .framework,
      bundleId: "com.example.photowall.kit",
      deploymentTargets: .iOS("26.0"),
      infoPlist: .default,
      sources: ["PhotoKit/Sources/**"]
    ),
  ]
)
