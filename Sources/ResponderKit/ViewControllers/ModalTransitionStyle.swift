/// The styles in which a presentation is animated on a screen, with the raw values of
/// `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable, Hashable, CaseIterable {
  /// The view slides in from below.
  case coverVertical = 0
  /// The view turns over.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// The corner of the view behind curls up.
  case partialCurl = 3
}
