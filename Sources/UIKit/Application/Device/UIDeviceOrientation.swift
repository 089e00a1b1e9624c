#if UIKit
/// The orientations of the device (`UIDeviceOrientation`), with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Upright with the home button on the right.
  case landscapeLeft = 3
  /// Upright with the home button on the left.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the interface can be turned this way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
#endif
