public import FoundationEssentials
public import Graphics

/// The position and the look of an element of a collection: UIKit's
/// `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor
open class CollectionViewLayoutAttributes: RootObject, @MainActor Copying {
  /// The position of an item (`UICollectionViewLayoutAttributes.indexPath`).
  open var indexPath = IndexPath()
  /// The middle of the element (`UICollectionViewLayoutAttributes.center`).
  open var center = Point.zero
  /// The size of the element (`UICollectionViewLayoutAttributes.size`).
  open var size = Size.zero
  /// The transform about the center, in the plane; identity unless set
  /// (`UICollectionViewLayoutAttributes.transform`).
  open var transform = AffineTransform.identity { didSet { transformInSpace = nil } }
  /// The transform about the center in space, of a type that another module declares; nil for one
  /// in the plane.
  package final var transformInSpace: AnyHashable?
  /// The opacity, from 0 to 1; 1 unless set (`UICollectionViewLayoutAttributes.alpha`).
  open var alpha: Scalar = 1
  /// The order of the element from back to front; 0 unless set
  /// (`UICollectionViewLayoutAttributes.zIndex`).
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden; false unless set
  /// (`UICollectionViewLayoutAttributes.isHidden`).
  open var isHidden = false
  /// The category of the element, such as an item
  /// (`UICollectionViewLayoutAttributes.representedElementCategory`).
  open private(set) var representedElementCategory = CollectionView.ElementCategory.cell
  /// The kind of a header, a footer or the like; nil for an item
  /// (`UICollectionViewLayoutAttributes.representedElementKind`).
  open private(set) var representedElementKind: String?

  /// The extents that are those of the view's content.
  final var estimates = GroupLayout.Estimates()

  /// Creates attributes of no element; a layout calls the other initializers.
  public required override init() { super.init() }

  /// Creates the attributes of an item (`UICollectionViewLayoutAttributes.init(forCellWith:)`).
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the attributes of a header, a footer or the like
  /// (`UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)`).
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
  /// Creates the attributes of a decoration
  /// (`UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)`).
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle of the element; with a transform, the smallest one around it
  /// (`UICollectionViewLayoutAttributes.frame`).
  open var frame: Rect {
    get {
      Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let rect = newValue.standardized
      size = rect.size
      center = Point(x: rect.midX, y: rect.midY)
    }
  }
  /// The rectangle of the element in its own coordinates
  /// (`UICollectionViewLayoutAttributes.bounds`).
  open var bounds: Rect {
    get { Rect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy, of the class of this object; an override copies its own values to super's
  /// (`NSCopying.copy(with:)`).
  open func copy(with zone: CopyZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transformInSpace = transformInSpace
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimates = estimates
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Returns whether another object has the same attributes; an override compares its own values,
  /// too (`NSObject.isEqual(_:)`).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return MainActor.isCurrent ? MainActor.assumeIsolated { matches(other) } : self === other
  }
  /// The hash value of the index path (`NSObject.hash`).
  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func matches(_ other: CollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && center == other.center && size == other.size
      && transform == other.transform
      && transformInSpace == other.transformInSpace && alpha == other.alpha
      && zIndex == other.zIndex
      && isHidden == other.isHidden
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  /// Makes these the attributes of an element.
  final func set(_ element: LayoutElement) {
    indexPath = element.indexPath
    frame = element.frame
    zIndex = element.zIndex
    estimates = element.estimates
    representedElementKind = element.kind
    representedElementCategory =
      element.kind == nil ? .cell : element.isDecoration ? .decorationView : .supplementaryView
  }
}
