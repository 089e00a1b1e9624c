// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "AnnouncementTests",
  dependencies: [.package(name: "swift-controls", path: "../..")],
  targets: [
    .testTarget(
      name: "AnnouncementTests",
      dependencies: [.product(name: "ControlTesting", package: "swift-controls")],
      exclude: ["Transcripts"])
  ]
)
