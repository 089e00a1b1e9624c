/// The orientations of the interface on the device, with the raw values of
/// `UIInterfaceOrientation`.
public enum InterfaceOrientation: Int, Sendable, Hashable, CaseIterable {
  /// The orientation is not known (`UIInterfaceOrientation.unknown`).
  case unknown = 0
  /// Upright (`UIInterfaceOrientation.portrait`).
  case portrait = 1
  /// Upright with the top at the bottom (`UIInterfaceOrientation.portraitUpsideDown`).
  case portraitUpsideDown = 2
  /// Wide, with the home button on the right (`UIInterfaceOrientation.landscapeRight`).
  case landscapeRight = 3
  /// Wide, with the home button on the left (`UIInterfaceOrientation.landscapeLeft`).
  case landscapeLeft = 4

  /// A Boolean value that indicates whether it is wide (`UIInterfaceOrientation.isLandscape`).
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether it is upright (`UIInterfaceOrientation.isPortrait`).
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
