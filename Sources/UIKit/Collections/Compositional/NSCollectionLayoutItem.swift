#if UIKit
public import Foundation
public import Graphics
public import UIKitDialect

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size (`NSCollectionLayoutItem.layoutSize`).
  public final let layoutSize: NSCollectionLayoutSize
  /// The items that belong to the item (`NSCollectionLayoutItem.supplementaryItems`).
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances of the content from the edges; zero unless set
  /// (`NSCollectionLayoutItem.contentInsets`).
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; nil unless set (`NSCollectionLayoutItem.edgeSpacing`).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item and what belongs to it
  /// (`NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)`).
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
  /// Creates an item (`NSCollectionLayoutItem.init(layoutSize:)`).
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// An item that belongs to another one, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind (`NSCollectionLayoutSupplementaryItem.elementKind`).
  public final let elementKind: String
  /// The place where it is at the container
  /// (`NSCollectionLayoutSupplementaryItem.containerAnchor`).
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of its own edges; nil for the same
  /// (`NSCollectionLayoutSupplementaryItem.itemAnchor`).
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The order of the item from back to front; 1 unless set
  /// (`NSCollectionLayoutSupplementaryItem.zIndex`).
  open var zIndex = 1

  fileprivate init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Creates what belongs to an item, at a place
  /// (`NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)`).
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  /// Creates what belongs to an item, with an edge of its own at a place
  /// (`init(layoutSize:elementKind:containerAnchor:itemAnchor:)`).
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge of the section it is (`alignment`).
  public final let alignment: NSRectAlignment
  /// The offset from the place (`offset`).
  public final let offset: CGPoint
  /// A Boolean value that indicates whether the section is larger by it; true unless set
  /// (`extendsBoundary`).
  open var extendsBoundary = true
  /// A Boolean value that indicates whether it stays in the bounds; false unless set
  /// (`pinToVisibleBounds`).
  open var pinToVisibleBounds = false

  /// Creates a header or a footer at a distance
  /// (`init(layoutSize:elementKind:alignment:absoluteOffset:)`).
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
  /// Creates a header or a footer (`init(layoutSize:elementKind:alignment:)`).
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }
}

/// An item behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind (`NSCollectionLayoutDecorationItem.elementKind`).
  public final let elementKind: String
  /// The order of the item from back to front; -1 unless set
  /// (`NSCollectionLayoutDecorationItem.zIndex`).
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }
  /// Returns a background of a section (`background(elementKind:)`).
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// A place at the edges of a container.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges (`NSCollectionLayoutAnchor.edges`).
  public final let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or in parts of the size (`offset`).
  public final let offset: CGPoint
  /// A Boolean value that indicates whether the distance is in points (`isAbsoluteOffset`).
  public final let isAbsoluteOffset: Bool
  /// A Boolean value that indicates whether the distance is in parts of the size
  /// (`isFractionalOffset`).
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }
  /// Creates a place at edges (`NSCollectionLayoutAnchor.init(edges:)`).
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// Creates a place at a distance in points (`init(edges:absoluteOffset:)`).
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Creates a place at a distance in parts of the size (`init(edges:fractionalOffset:)`).
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}
#endif
