import ResponderKit

/// An item of a collection view: a controller whose view shows an object (`NSCollectionViewItem`).
///
/// Main actor only.
@preconcurrency @MainActor
open class NSCollectionViewItem: NSViewController {
  /// Creates an item; a collection view makes those of a class that is registered.
  public required override init() { super.init() }

  final var collectionLink = Backlink<NSCollectionView>()
  /// The name under which the item waits to be used again.
  final var reuseIdentifier: String?
  /// The collection view that shows the item; nil for none (`NSCollectionViewItem.collectionView`).
  public final var collectionView: NSCollectionView? { collectionLink.object }
  /// A Boolean value that indicates whether the item is selected (`NSCollectionViewItem.isSelected`).
  open var isSelected = false
  /// The image view of the item; nil unless set (`NSCollectionViewItem.imageView`).
  open weak var imageView: NSImageView?
  /// The text field of the item; nil unless set (`NSCollectionViewItem.textField`).
  open weak var textField: NSTextField?

  /// Called before the item is used again; an override calls super
  /// (`NSCollectionViewElement.prepareForReuse()`).
  open func prepareForReuse() {}
  /// Called with the attributes that the layout gives the item
  /// (`NSCollectionViewElement.apply(_:)`).
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
}
