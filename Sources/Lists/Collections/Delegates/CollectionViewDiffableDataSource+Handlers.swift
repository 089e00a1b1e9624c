extension CollectionViewDiffableDataSource {
  /// Decides about moving items (`UICollectionViewDiffableDataSource.ReorderingHandlers`).
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Called after the user reorders items.
    public typealias Reordering =
      @MainActor (
        DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
      ) -> Void

    /// Returns whether the user may move an item; nil, for no, unless set (`canReorderItem`).
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before a snapshot with the item elsewhere is applied; nil unless set, and nothing
    /// calls it (`willReorder`).
    public var willReorder: Reordering?
    /// Called when a snapshot with the item elsewhere was applied; nil unless set, and nothing
    /// calls it (`didReorder`).
    public var didReorder: Reordering?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Decides about expanding items (`UICollectionViewDiffableDataSource.SectionSnapshotHandlers`).
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Returns whether the user may expand an item; nil, for yes, unless set
    /// (`shouldExpandItem`).
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded; nil unless set, and nothing calls it (`willExpandItem`).
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns whether the user may collapse an item; nil, for yes, unless set
    /// (`shouldCollapseItem`).
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed; nil unless set, and nothing calls it
    /// (`willCollapseItem`).
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns what an item contains when it is expanded; nil, for what it has, unless set, and
    /// nothing calls it (`snapshotForExpandingParent`).
    public var snapshotForExpandingParent:
      (
        @MainActor (
          ItemIdentifierType, DiffableDataSourceSectionSnapshot<ItemIdentifierType>
        ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }
}

/// A change of the order of items, from one snapshot to another: UIKit's
/// `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot that was shown before (`initialSnapshot`).
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot that is shown after (`finalSnapshot`).
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The differences between the items (`difference`).
  public let difference: CollectionDifference<ItemIdentifierType>
}
