public import Graphics
public import ResponderKit

/// A view that a collection uses for one element after another: UIKit's `UICollectionReusableView`.
@preconcurrency @MainActor
open class CollectionReusableView: View {
  final var identifier: String?

  /// Creates a view with a frame (`UICollectionReusableView.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The identifier by which a collection finds the view for another element; nil for one that the
  /// collection didn't make (`UICollectionReusableView.reuseIdentifier`).
  open var reuseIdentifier: String? { identifier }
  /// Called before the view is used for another element; an override calls super
  /// (`UICollectionReusableView.prepareForReuse()`).
  open func prepareForReuse() {}
  /// Called with the attributes of the layout before the view is shown; an override calls super
  /// (`UICollectionReusableView.apply(_:)`).
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
  /// Called before the layout changes (`UICollectionReusableView.willTransition(from:to:)`).
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
  /// Called when the layout has changed (`UICollectionReusableView.didTransition(from:to:)`).
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
  /// Returns the attributes that suit the content: those that are given, with the size that constraints
  /// demand where the layout has estimated it
  /// (`UICollectionReusableView.preferredLayoutAttributesFitting(_:)`).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.fit(self)
    return layoutAttributes
  }
}
