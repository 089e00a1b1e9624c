// swift-tools-version:6.2
import PackageDescription

// No traits, so that Page/ decides them for both.
let package = Package(
  name: "Picnic",
  products: [.library(name: "Picnic", targets: ["Picnic"])],
  dependencies: [.package(name: "swift-controls", path: "../..", traits: [])],
  targets: [
    .target(
      name: "Picnic",
      dependencies: [
        .product(name: "Controls", package: "swift-controls"),
        .product(name: "InterfaceBuilder", package: "swift-controls"),
      ]),
    .testTarget(
      name: "PicnicTests",
      dependencies: ["Picnic", .product(name: "ControlTesting", package: "swift-controls")],
      exclude: ["Transcripts"]),
  ]
)
