// swift-tools-version:6.2
import PackageDescription

// Without the trait UIKit its module is empty; LivePage shows the control in a browser.
let package = Package(
  name: "StarRating",
  dependencies: [.package(name: "swift-controls", path: "../..", traits: ["LivePage", "UIKit"])],
  targets: [
    .target(
      name: "StarRating",
      dependencies: [.product(name: "UIKit", package: "swift-controls")]),
    .executableTarget(
      name: "StarRatingPage",
      dependencies: ["StarRating", .product(name: "LivePage", package: "swift-controls")]),
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
