/// A set of orientations, with the raw values of `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright (`UIInterfaceOrientationMask.portrait`).
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down (`UIInterfaceOrientationMask.portraitUpsideDown`).
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button on the right (`UIInterfaceOrientationMask.landscapeRight`).
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button on the left (`UIInterfaceOrientationMask.landscapeLeft`).
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both wide ones (`UIInterfaceOrientationMask.landscape`).
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four (`UIInterfaceOrientationMask.all`).
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down (`UIInterfaceOrientationMask.allButUpsideDown`).
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
