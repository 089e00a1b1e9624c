public import Graphics

extension InterfaceDocument {
  /// The sizes of the images that the document lists among its resources, by name.
  public var imageSizes: [String: Size] {
    guard let resources = root.child("resources") else { return [:] }
    var sizes: [String: Size] = [:]
    for image in resources.children where image.name == "image" {
      guard let name = image["name"], let width = image.finiteNumber("width"),
        let height = image.finiteNumber("height"), (0...1e6).contains(width),
        (0...1e6).contains(height)
      else { continue }
      sizes[name] = Size(width: width, height: height)
    }
    return sizes
  }

  /// A Boolean value that indicates whether the document targets an iPhone: its runtime is neither
  /// that of iPad nor of Apple TV.
  public var isForPhone: Bool {
    let runtime = root["targetRuntime"] ?? ""
    return !runtime.hasSuffix("iPad") && !isForTelevision
  }

  /// Indicates whether the document is shown while the app starts, and is a picture.
  package var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

  /// A Boolean value that indicates whether the document targets an Apple TV.
  public var isForTelevision: Bool { root["targetRuntime"]?.hasPrefix("AppleTV") ?? false }
}
