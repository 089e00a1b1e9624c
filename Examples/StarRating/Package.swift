// swift-tools-version:6.2
import PackageDescription

// The trait is the line without which the module UIKit is empty.
let package = Package(
  name: "StarRating",
  dependencies: [.package(name: "swift-controls", path: "../..", traits: ["UIKit"])],
  targets: [
    .target(
      name: "StarRating",
      dependencies: [.product(name: "UIKit", package: "swift-controls")]),
    .testTarget(name: "StarRatingTests", dependencies: ["StarRating"]),
    .testTarget(
      name: "ListeningTests",
      dependencies: [
        "StarRating",
        .product(name: "ControlTesting", package: "swift-controls"),
      ],
      exclude: ["Transcripts"]),
  ],
  swiftLanguageModes: [.v5]
)
