/// The direction in which a user interface is laid out: UIKit's `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Int, Sendable, Hashable, Codable {
  /// A line begins at the left.
  case leftToRight = 0
  /// A line begins at the right.
  case rightToLeft = 1
}
