// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Calculator",
  dependencies: [.package(name: "swift-controls", path: "../..", traits: ["LivePage", "UIKit"])],
  targets: [
    .executableTarget(
      name: "Calculator",
      dependencies: [
        .product(name: "UIKit", package: "swift-controls"),
        .product(name: "LivePage", package: "swift-controls"),
      ])
  ]
)
