// swift-tools-version:6.2
import PackageDescription

// A screen in UIKit's names and one in AppKit's, both placed by anchors.
let package = Package(
  name: "Anchors",
  dependencies: [.package(name: "swift-controls", path: "../..")],
  targets: [
    .target(
      name: "Calculator",
      dependencies: [.product(name: "UIKitDialect", package: "swift-controls")]),
    .target(
      name: "Form", dependencies: [.product(name: "AppKitDialect", package: "swift-controls")]),
    .testTarget(
      name: "AnchorsTests",
      dependencies: [
        "Calculator", "Form", .product(name: "ControlTesting", package: "swift-controls"),
      ]),
  ]
)
