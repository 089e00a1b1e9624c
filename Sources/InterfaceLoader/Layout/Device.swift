public import Graphics
import InterfaceBuilder

/// A device on which a screen is laid out.
///
/// Sizes and safe areas are those of Apple's devices in portrait; a device that is turned has the sides
/// of its camera on both sides.
public struct Device: Sendable, Hashable {
  /// The name for options, such as `iphone-se`.
  public let name: String
  /// The name in documents, such as `retina4_7`.
  public let documentName: String
  /// The size of the screen in portrait, in points.
  public let size: Size
  /// The safe area's insets in portrait, without bars.
  public let safeArea: EdgeInsets
  /// The insets when the device is turned to landscape.
  let landscapeSafeArea: EdgeInsets
  /// Indicates whether the device is an iPad.
  public let isPad: Bool

  /// The known devices, smaller ones first.
  public static let all: [Device] = [
    Device("iphone-4s", "retina3_5", 320, 480, top: 20),
    Device("iphone-se-1", "retina4_0", 320, 568, top: 20),
    Device("iphone-se", "retina4_7", 375, 667, top: 20),
    Device("iphone-8-plus", "retina5_5", 414, 736, top: 20),
    Device("iphone-13-mini", "retina5_4", 375, 812, top: 50, bottom: 34),
    Device("iphone-x", "retina5_9", 375, 812, top: 44, bottom: 34),
    Device("iphone-14", "retina6_0", 390, 844, top: 47, bottom: 34),
    Device("iphone-15", "retina6_12", 393, 852, top: 59, bottom: 34),
    Device("iphone-11", "retina6_1", 414, 896, top: 48, bottom: 34),
    Device("iphone-11-pro-max", "retina6_5", 414, 896, top: 44, bottom: 34),
    Device("iphone-14-plus", "retina6_7", 428, 926, top: 47, bottom: 34),
    Device("ipad", "ipad9_7", 768, 1024, top: 20, isPad: true),
    Device("ipad-10", "ipad10_5", 834, 1112, top: 20, isPad: true),
    Device("ipad-pro-11", "ipad11_0rounded", 834, 1194, top: 24, bottom: 20, isPad: true),
    Device("ipad-pro-12", "ipad12_9", 1024, 1366, top: 20, isPad: true),
    Device("ipad-pro-13", "ipad12_9rounded", 1024, 1366, top: 24, bottom: 20, isPad: true),
  ]

  private init(
    _ name: String, _ documentName: String, _ width: Double, _ height: Double, top: Double,
    bottom: Double = 0, isPad: Bool = false
  ) {
    self.name = name
    self.documentName = documentName
    self.isPad = isPad
    size = Size(width: width, height: height)
    safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let side = bottom > 0 && !isPad ? top : 0
    landscapeSafeArea = EdgeInsets(
      top: isPad ? top : 0, left: side, bottom: isPad ? bottom : bottom > 0 ? 21 : 0, right: side)
  }
}

extension Device {
  /// The size classes of an app that fills the screen in portrait.
  var traits: DocumentTraits { DocumentTraits(widthClass: isPad ? .regular : .compact) }
}
