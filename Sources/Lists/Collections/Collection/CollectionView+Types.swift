extension CollectionView {
  /// The kind of the header of a section (`UICollectionView.elementKindSectionHeader`).
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section (`UICollectionView.elementKindSectionFooter`).
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The categories of elements of a collection (`UICollectionView.ElementCategory`).
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView = 1
    /// A decoration.
    case decorationView = 2
  }

  /// The direction in which a collection scrolls (`UICollectionView.ScrollDirection`).
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// The place where an item is after the collection has scrolled to it
  /// (`UICollectionView.ScrollPosition`).
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between the edges.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The options for resizing cells that change their content
  /// (`UICollectionView.SelfSizingInvalidation`).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They may not.
    case disabled = 0
    /// They may when they ask for it.
    case enabled = 1
    /// They may when their constraints change, too.
    case enabledIncludingConstraints = 2
  }
}
