#if UIKit
/// The styles of a bar, with the raw values of `UIBarStyle`.
public enum UIBarStyle: Int, Sendable, Hashable, CaseIterable {
  /// Light or dark by the interface style.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent; an older name of ``black`` with ``UINavigationBar/isTranslucent``.
  case blackTranslucent = 2

  /// An older name of ``black``.
  public static let blackOpaque = UIBarStyle.black
}
#endif
