// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "page-server",
  products: [.executable(name: "ctl-open", targets: ["ctl-open"])],
  dependencies: [.package(name: "swift-controls", path: "..", traits: ["LivePage"])],
  targets: [
    .executableTarget(
      name: "ctl-open",
      dependencies: [.product(name: "PageServing", package: "swift-controls")])
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
