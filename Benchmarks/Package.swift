// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "swift-controls", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "AppKitDialect", package: "swift-controls"),
        .product(name: "ControlTesting", package: "swift-controls"),
        .product(name: "Controls", package: "swift-controls"),
        .product(name: "InterfaceBuilder", package: "swift-controls"),
        .product(name: "Localize", package: "swift-controls"),
      ]),
    .executableTarget(
      name: "Solving",
      dependencies: [.product(name: "ConstraintSolving", package: "swift-controls")]),
  ]
)
