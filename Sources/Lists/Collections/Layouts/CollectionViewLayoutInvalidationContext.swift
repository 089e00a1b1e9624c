public import FoundationEssentials
public import Graphics
import ResponderKit

/// The parts that a layout has to compute again: UIKit's
/// `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: RootObject {
  final var invalidatesEverything = false
  final var invalidatesCounts = false
  /// The sizes that views were measured to have.
  final var measured: [CollectionItems.ElementKey: Size] = [:]
  /// Indicates whether nothing but sizes of views has changed.
  final var isMeasurement: Bool {
    !measured.isEmpty && !invalidatesEverything && !invalidatesCounts
  }
  private var elements: [CollectionView.ElementCategory: [String: [IndexPath]]] = [:]

  /// Creates a context in which nothing is invalid
  /// (`UICollectionViewLayoutInvalidationContext.init()`).
  public required override init() { super.init() }

  /// A Boolean value that indicates whether everything is invalid (`invalidateEverything`).
  open var invalidateEverything: Bool { invalidatesEverything }
  /// A Boolean value that indicates whether the numbers of items are invalid
  /// (`invalidateDataSourceCounts`).
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }
  /// By how much the offset changes; zero unless set (`contentOffsetAdjustment`).
  open var contentOffsetAdjustment = Point.zero
  /// By how much the size of the content changes; zero unless set (`contentSizeAdjustment`).
  open var contentSizeAdjustment = Size.zero
  /// The items that are invalid; nil for none (`invalidatedItemIndexPaths`).
  open var invalidatedItemIndexPaths: [IndexPath]? { elements[.cell]?[""] }
  /// The headers, footers and the like that are invalid, by kind; nil for none
  /// (`invalidatedSupplementaryIndexPaths`).
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    elements[.supplementaryView]
  }
  /// The decorations that are invalid, by kind; nil for none (`invalidatedDecorationIndexPaths`).
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { elements[.decorationView] }

  /// Makes items invalid (`invalidateItems(at:)`).
  open func invalidateItems(at indexPaths: [IndexPath]) {
    elements[.cell, default: [:]]["", default: []] += indexPaths
  }
  /// Makes headers, footers or the like invalid (`invalidateSupplementaryElements(ofKind:at:)`).
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { elements[.supplementaryView, default: [:]][elementKind, default: []] += indexPaths }
  /// Makes decorations invalid (`invalidateDecorationElements(ofKind:at:)`).
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { elements[.decorationView, default: [:]][elementKind, default: []] += indexPaths }
}

/// The parts that a flow layout has to compute again: UIKit's
/// `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the delegate is asked for sizes again; true unless set
  /// (`invalidateFlowLayoutDelegateMetrics`).
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the lines are computed again; true unless set
  /// (`invalidateFlowLayoutAttributes`).
  open var invalidateFlowLayoutAttributes = true
}

/// A change of a collection that its layout receives: UIKit's `UICollectionViewUpdateItem`.
@preconcurrency @MainActor
open class CollectionViewUpdateItem: RootObject {
  /// The kinds of changes (`UICollectionViewUpdateItem.Action`).
  public enum Action: Int, Sendable {
    /// An element appears.
    case insert = 0
    /// An element disappears.
    case delete = 1
    /// An element is shown anew.
    case reload = 2
    /// An element is elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The place where the element was; nil for one that appears (`indexPathBeforeUpdate`).
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The position of the element; nil for one that disappears (`indexPathAfterUpdate`).
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change (`updateAction`).
  open private(set) var updateAction: Action

  init(_ action: Action, from former: IndexPath?, to present: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = former
    indexPathAfterUpdate = present
    super.init()
  }
}
