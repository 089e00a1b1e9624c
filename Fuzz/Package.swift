// swift-tools-version:6.2
import PackageDescription

let interface = Target.Dependency.product(name: "InterfaceBuilder", package: "swift-controls")

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "swift-controls", path: "..")],
  targets: [
    .target(
      name: "Exercise",
      dependencies: [.product(name: "ControlTesting", package: "swift-controls")]),
    .executableTarget(
      name: "FuzzDocuments", dependencies: ["Exercise"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    .executableTarget(
      name: "FuzzTables",
      dependencies: [.product(name: "Localize", package: "swift-controls")],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    .executableTarget(
      name: "FuzzTranscripts", dependencies: [interface],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    .target(name: "Mutation"),
    .executableTarget(name: "MutateDocuments", dependencies: ["Exercise", "Mutation"]),
    .executableTarget(
      name: "MutateTexts",
      dependencies: [
        "Mutation", interface, .product(name: "Archives", package: "swift-controls"),
      ]),
  ]
)
