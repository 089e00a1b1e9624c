// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "ctl-port",
  products: [
    .library(name: "Porting", targets: ["Porting"]),
    .executable(name: "ctl-port", targets: ["ctl-port"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Porting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "ctl-port",
      dependencies: [
        "Porting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "PortingTests", dependencies: ["Porting"]),
    .testTarget(
      name: "ctl-portTests",
      dependencies: [
        "ctl-port", "Porting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
