public import FoundationEssentials
public import Graphics
import ListModel

/// A data source of a collection that shows snapshots: UIKit's
/// `UICollectionViewDiffableDataSource`.
///
/// Applying one keeps the cells and the selection of the items that are still there; nothing is
/// animated. The user moves no items, and expands none: the handlers are kept and called by
/// nothing.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: RootObject, CollectionViewDataSource {
  /// Returns a cell for an item (`UICollectionViewDiffableDataSource.CellProvider`).
  public typealias CellProvider =
    @MainActor (
      _ collectionView: CollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> CollectionViewCell?
  /// Returns a header, a footer or the like
  /// (`UICollectionViewDiffableDataSource.SupplementaryViewProvider`).
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> CollectionReusableView?

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var present = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var places: [ItemIdentifierType: IndexPath]?
  /// The snapshots of sections whose items contain others.
  private var outlines:
    [SectionIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Returns headers, footers and the like; nil, for none, unless set
  /// (`supplementaryViewProvider`).
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Decides about moving items; does nothing unless set, and nothing calls it
  /// (`reorderingHandlers`).
  open var reorderingHandlers = ReorderingHandlers()
  /// Decides about expanding items; does nothing unless set, and nothing calls it
  /// (`sectionSnapshotHandlers`).
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Creates a data source, which becomes the collection's
  /// (`UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)`).
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot, and calls a closure at the end
  /// (`UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)`).
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section).map { snapshot.groups[$0] } == outline.visibleItems
    }
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot (`UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)`).
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the visible items of a snapshot in a section, which is added at the end if it is not
  /// there, and calls a closure at the end (`apply(_:to:animatingDifferences:completion:)`).
  open func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = present
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.groups[whole.index(of: section)] = snapshot.visibleItems
    outlines[section] = snapshot
    show(whole)
    completion?()
  }

  /// Shows a snapshot with new cells, and calls a closure at the end
  /// (`UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)`).
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    keep(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func show(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let former = present
    keep(snapshot)
    guard let collectionView, collectionView.dataSource === self else { return }
    let reloaded = Set(snapshot.reloadedItems.compactMap { former.place(of: $0) })
    let sections = Set(snapshot.reloadedSections.compactMap { former.indexOfSection($0) })
    collectionView.itemsMoved(by: IndexMapping(from: former, to: present)) {
      reloaded.contains($0) || sections.contains($0.section)
    }
    for item in snapshot.reconfiguredItems {
      if let place = indexPath(for: item) { collectionView.reconfigure(place) }
    }
  }

  private func keep(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    present = snapshot
    present.reloadedSections = []
    present.reloadedItems = []
    present.reconfiguredItems = []
    places = nil
  }

  /// Returns what is shown (`UICollectionViewDiffableDataSource.snapshot()`).
  open func snapshot()
    -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { present }
  /// Returns the items of a section (`UICollectionViewDiffableDataSource.snapshot(for:)`).
  open func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var made = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = present.indexOfSection(section) { made.append(present.groups[index]) }
    return made
  }
  /// Returns the identifier of an item; nil for one that doesn't exist
  /// (`UICollectionViewDiffableDataSource.itemIdentifier(for:)`).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard present.groups.indices.contains(indexPath.section) else { return nil }
    let items = present.groups[indexPath.section]
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
  /// Returns where an item is; nil for one that is not shown
  /// (`UICollectionViewDiffableDataSource.indexPath(for:)`).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if places == nil { places = present.places }
    return places?[itemIdentifier]
  }
  /// Returns the section at an index; nil for one that doesn't exist
  /// (`UICollectionViewDiffableDataSource.sectionIdentifier(for:)`).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index] : nil
  }
  /// Returns the index of a section; nil for one that is not shown
  /// (`UICollectionViewDiffableDataSource.index(for:)`).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }

  // MARK: CollectionViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    present.numberOfSections
  }
  /// Returns the number of items of a section.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { present.groups.indices.contains(section) ? present.groups[section].count : 0 }
  /// Returns the cell that the closure makes for an item; traps if it makes none.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("there is no cell for the item \(indexPath)") }
    return cell
  }
  /// Returns the view that the closure makes; traps if it makes none.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("there is no \(kind) for \(indexPath)")
    }
    return view
  }
  /// Returns what the handlers say, otherwise false.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil, for no index, unless overridden.
  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }
}
