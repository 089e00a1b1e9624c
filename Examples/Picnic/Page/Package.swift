// swift-tools-version:6.2
import PackageDescription

// A package of its own, so that the tests of the app build no server.
let package = Package(
  name: "PicnicPage",
  dependencies: [
    .package(path: ".."),
    .package(name: "swift-controls", path: "../../..", traits: ["LivePage", "UIKit"]),
  ],
  targets: [
    .executableTarget(
      name: "PicnicPage",
      dependencies: [
        .product(name: "Picnic", package: "Picnic"),
        .product(name: "LivePage", package: "swift-controls"),
      ])
  ]
)
