// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(name: "swift-controls", path: "../..")],
  targets: [
    .executableTarget(
      name: "Client", dependencies: [.product(name: "Controls", package: "swift-controls")])
  ]
)
