public import Graphics

/// An item of a compositional layout: UIKit's `NSCollectionLayoutItem`.
@preconcurrency @MainActor
open class CollectionLayoutItem: RootObject {
  /// The size (`NSCollectionLayoutItem.layoutSize`).
  public final let layoutSize: CollectionLayoutSize
  /// The items that belong to the item (`NSCollectionLayoutItem.supplementaryItems`).
  open private(set) var supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// The distances of the content from the edges; zero unless set
  /// (`NSCollectionLayoutItem.contentInsets`).
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distances around the item; nil unless set (`NSCollectionLayoutItem.edgeSpacing`).
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item and what belongs to it
  /// (`NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)`).
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
  /// Creates an item (`NSCollectionLayoutItem.init(layoutSize:)`).
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// An item that belongs to another one, such as a badge: UIKit's
/// `NSCollectionLayoutSupplementaryItem`.
@preconcurrency @MainActor
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind (`NSCollectionLayoutSupplementaryItem.elementKind`).
  public final let elementKind: String
  /// The place where it is at the container
  /// (`NSCollectionLayoutSupplementaryItem.containerAnchor`).
  public final let containerAnchor: CollectionLayoutAnchor
  /// The anchor of its own edges; nil for the same
  /// (`NSCollectionLayoutSupplementaryItem.itemAnchor`).
  public final let itemAnchor: CollectionLayoutAnchor?
  /// The order of the item from back to front; 1 unless set
  /// (`NSCollectionLayoutSupplementaryItem.zIndex`).
  open var zIndex = 1

  fileprivate init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: CollectionLayoutAnchor, _ itemAnchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Creates what belongs to an item, at a place
  /// (`NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)`).
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    containerAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  /// Creates what belongs to an item, with an edge of its own at a place
  /// (`init(layoutSize:elementKind:containerAnchor:itemAnchor:)`).
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    containerAnchor: CollectionLayoutAnchor, itemAnchor: CollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }
}

/// A header or a footer of a section: UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// At which edge of the section it is (`alignment`).
  public final let alignment: RectAlignment
  /// The offset from the place (`offset`).
  public final let offset: Point
  /// A Boolean value that indicates whether the section is larger by it; true unless set
  /// (`extendsBoundary`).
  open var extendsBoundary = true
  /// A Boolean value that indicates whether it stays in the bounds; false unless set
  /// (`pinToVisibleBounds`).
  open var pinToVisibleBounds = false

  /// Creates a header or a footer at a distance
  /// (`init(layoutSize:elementKind:alignment:absoluteOffset:)`).
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, CollectionLayoutAnchor(edges: []), nil)
  }
  /// Creates a header or a footer (`init(layoutSize:elementKind:alignment:)`).
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }
}

/// An item behind a section: UIKit's `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind (`NSCollectionLayoutDecorationItem.elementKind`).
  public final let elementKind: String
  /// The order of the item from back to front; -1 unless set
  /// (`NSCollectionLayoutDecorationItem.zIndex`).
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
  /// Returns a background of a section (`background(elementKind:)`).
  open class func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind)
  }
}

/// A place at the edges of a container: UIKit's `NSCollectionLayoutAnchor`.
@preconcurrency @MainActor
open class CollectionLayoutAnchor: RootObject {
  /// The edges (`NSCollectionLayoutAnchor.edges`).
  public final let edges: DirectionalRectEdge
  /// The distance from there: in points, or in parts of the size (`offset`).
  public final let offset: Point
  /// A Boolean value that indicates whether the distance is in points (`isAbsoluteOffset`).
  public final let isAbsoluteOffset: Bool
  /// A Boolean value that indicates whether the distance is in parts of the size
  /// (`isFractionalOffset`).
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: DirectionalRectEdge, _ offset: Point, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }
  /// Creates a place at edges (`NSCollectionLayoutAnchor.init(edges:)`).
  public convenience init(edges: DirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// Creates a place at a distance in points (`init(edges:absoluteOffset:)`).
  public convenience init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Creates a place at a distance in parts of the size (`init(edges:fractionalOffset:)`).
  public convenience init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}
