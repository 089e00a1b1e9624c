/// The styles of the status bar, with the raw values of `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Sendable, Hashable, CaseIterable {
  /// Dark or light by the interface style (`UIStatusBarStyle.default`).
  case `default` = 0
  /// Light, for dark backgrounds (`UIStatusBarStyle.lightContent`).
  case lightContent = 1
  /// Dark, for light backgrounds (`UIStatusBarStyle.darkContent`).
  case darkContent = 3
}

/// The animations with which the status bar comes and goes, with the raw values of
/// `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Sendable, Hashable, CaseIterable {
  /// At once (`UIStatusBarAnimation.none`).
  case none = 0
  /// It fades (`UIStatusBarAnimation.fade`).
  case fade = 1
  /// It slides (`UIStatusBarAnimation.slide`).
  case slide = 2
}
