public import Graphics

/// Shows a controller as a sheet: `UISheetPresentationController` (iOS 15).
///
/// The resting position of the sheet is kept and can be read; no sheet is placed.
@preconcurrency @MainActor
open class SheetPresentationController: PresentationController {
  /// The heights at which the sheet rests; the large one unless set.
  open var detents = [Detent.large()]
  /// The height at which it rests; nil, for the smallest one, unless set.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the views behind are not dimmed; nil, for none, unless set.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether scrolling at the end of the content enlarges the sheet;
  /// true unless set.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether there is a grabber at the upper edge; false unless set.
  open var prefersGrabberVisible = false
  /// A Boolean value that indicates whether the sheet is at the lower edge where the height is
  /// compact; false unless set.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether its width follows the content's at the lower edge;
  /// false unless set.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners; nil, for the system's, unless set.
  open var preferredCornerRadius: Scalar?
  /// The view that the sheet is about; nil unless set.
  open var sourceView: View?

  /// Makes changes that are animated on a screen.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks again for the heights of custom detents, which nothing places here.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// A height at which a sheet rests: `UISheetPresentationController.Detent`.
  @MainActor
  public final class Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as UIKit spells it.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The context in which the height of a custom detent is resolved.
    @MainActor
    public protocol ResolutionContext {
      /// The traits of the container.
      var containerTraitCollection: TraitCollection { get }
      /// The greatest height.
      var maximumDetentValue: Scalar { get }
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: (@MainActor (any ResolutionContext) -> Scalar?)?

    private init(
      _ identifier: Identifier, _ resolver: (@MainActor (any ResolutionContext) -> Scalar?)? = nil
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// Indicates whether a closure returns the height.
    package var isCustom: Bool { resolver != nil }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole height.
    public static func large() -> Detent { Detent(.large) }
    /// A height that a closure returns (iOS 16).
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any ResolutionContext) -> Scalar?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// Returns the height in a context: that of the closure, half of the greatest one for medium,
    /// and all of it for large.
    public func resolvedValue(in context: any ResolutionContext) -> Scalar? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }
  }
}
