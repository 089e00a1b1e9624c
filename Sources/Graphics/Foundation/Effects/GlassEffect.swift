#if UIKit
/// Glass: UIKit's `UIGlassEffect` (iOS 26).
public final class GlassEffect: VisualEffect, @unchecked Sendable {
  /// The kinds of glass, with the raw values of `UIGlassEffect.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// Glass that adapts to what is behind.
    case regular = 0
    /// Glass that takes no color.
    case clear = 1
  }

  /// Creates glass of a style (`UIGlassEffect.init(style:)`).
  public convenience init(style: Style) { self.init(.glass(style.rawValue, nil, false)) }
  /// Creates regular glass.
  public convenience init() { self.init(style: .regular) }

  /// A Boolean value that indicates whether the glass reacts to touches; false unless set.
  public var isInteractive = false
  /// The color of the glass; nil unless set.
  public var tintColor: Color?

  private var current: Value {
    guard case .glass(let style, let tint, let interactive) = value else { return value }
    return .glass(style, tintColor ?? tint, isInteractive || interactive)
  }

  /// Returns a Boolean value that indicates whether the other object is glass that looks the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GlassEffect else { return super.isEqual(object) }
    return other.current == current
  }
  /// The hash of the kind.
  public override var hash: Int { 1 }
  /// Writes the style, the color and whether it reacts.
  public override func encode(to encoder: any Encoder) throws { try current.encode(to: encoder) }
}

/// Joins the glass inside it: UIKit's `UIGlassContainerEffect` (iOS 26).
public final class GlassContainerEffect: VisualEffect, @unchecked Sendable {
  /// The distance at which pieces of glass join; 0 unless set.
  public var spacing: Scalar = 0
}
#endif
