#if !UIKit
/// A material that shows what is behind it: UIKit's `UIVisualEffect`, as a value.
public enum VisualEffect: Sendable, Hashable, Codable {
  /// A blur of the content behind (`UIBlurEffect`).
  case blur
  /// Glass (`UIGlassEffect`, iOS 26).
  case glass
  /// Glass that takes no color (`UIGlassEffect.Style.clear`, iOS 26).
  case clearGlass
}
#endif
