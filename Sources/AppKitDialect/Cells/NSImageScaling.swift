/// The ways to scale an image, with AppKit's raw values (`NSImageScaling`).
public enum NSImageScaling: UInt, Sendable, Hashable, CaseIterable {
  /// Smaller, if it has to be.
  case scaleProportionallyDown = 0
  /// As wide and as high as the space.
  case scaleAxesIndependently = 1
  /// As it is.
  case scaleNone = 2
  /// As large as fits.
  case scaleProportionallyUpOrDown = 3
}
