// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "source-tools",
  products: [
    .library(name: "Porting", targets: ["Porting"]),
    .library(name: "SourceReading", targets: ["SourceReading"]),
    .executable(name: "ctl-port", targets: ["ctl-port"]),
    .executable(name: "ctl-source", targets: ["ctl-source"]),
  ],
  dependencies: [
    .package(name: "swift-controls", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "SyntaxNames",
      dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
    .target(
      name: "Porting",
      dependencies: [
        "SyntaxNames",
        .product(name: "AppSources", package: "swift-controls"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "SourceReading",
      dependencies: [
        "SyntaxNames",
        .product(name: "AppSources", package: "swift-controls"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "ctl-source",
      dependencies: ["SourceReading", .product(name: "AppSources", package: "swift-controls")]),
    .executableTarget(
      name: "SourceBenchmarks",
      dependencies: [
        "SourceReading",
        .product(name: "AppSources", package: "swift-controls"),
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
      name: "SourceReadingTests",
      dependencies: [
        "SourceReading", .product(name: "AppSources", package: "swift-controls"),
      ]),
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
