public import FoundationEssentials
public import Graphics
import ListModel

/// A data source of a table that shows snapshots: UIKit's `UITableViewDiffableDataSource`.
///
/// Applying one keeps the cells and the selection of the rows that are still there; nothing is
/// animated.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: RootObject, TableViewDataSource {
  /// Returns a cell for a row (`UITableViewDiffableDataSource.CellProvider`).
  public typealias CellProvider =
    @MainActor (
      _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> TableViewCell?

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var present = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var places: [ItemIdentifierType: IndexPath]?

  /// The animation with which rows appear and disappear; as the table decides unless set, and at
  /// once in any case (`UITableViewDiffableDataSource.defaultRowAnimation`).
  open var defaultRowAnimation = TableView.RowAnimation.automatic

  /// Creates a data source, which becomes the table's
  /// (`UITableViewDiffableDataSource.init(tableView:cellProvider:)`).
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot, and calls a closure at the end
  /// (`UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`).
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let former = present
    keep(snapshot)
    if let tableView, tableView.dataSource === self {
      let reloaded = Set(snapshot.reloadedItems.compactMap { former.place(of: $0) })
      let sections = Set(snapshot.reloadedSections.compactMap { former.indexOfSection($0) })
      tableView.rowsMoved(by: IndexMapping(from: former, to: present)) {
        reloaded.contains($0) || sections.contains($0.section)
      }
      for item in snapshot.reconfiguredItems {
        if let place = indexPath(for: item) { tableView.reconfigure(place) }
      }
    }
    completion?()
  }

  /// Shows a snapshot (`UITableViewDiffableDataSource.apply(_:animatingDifferences:)`).
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows a snapshot with new cells, and calls a closure at the end
  /// (`UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)`).
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    keep(snapshot)
    tableView?.reloadData()
    completion?()
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

  /// Returns what is shown (`UITableViewDiffableDataSource.snapshot()`).
  open func snapshot()
    -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { present }
  /// Returns the item of a row; nil for one that doesn't exist
  /// (`UITableViewDiffableDataSource.itemIdentifier(for:)`).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard present.groups.indices.contains(indexPath.section) else { return nil }
    let items = present.groups[indexPath.section]
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
  /// Returns the row of an item; nil for one that is not shown
  /// (`UITableViewDiffableDataSource.indexPath(for:)`).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if places == nil { places = present.places }
    return places?[itemIdentifier]
  }
  /// Returns the section at an index; nil for one that doesn't exist
  /// (`UITableViewDiffableDataSource.sectionIdentifier(for:)`).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index] : nil
  }
  /// Returns the index of a section; nil for one that is not shown
  /// (`UITableViewDiffableDataSource.index(for:)`).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }

  // MARK: TableViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in tableView: TableView) -> Int { present.numberOfSections }
  /// Returns the number of items of a section.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    present.groups.indices.contains(section) ? present.groups[section].count : 0
  }
  /// Returns the cell that the closure makes for the item of a row; traps if it makes none.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("there is no cell for the row \(indexPath)") }
    return cell
  }
  /// Returns nil, for no title, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil, for no title, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns false: the user cannot edit rows, unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns false: the user cannot move rows, unless overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil, for no index, unless overridden.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the section of the same number unless overridden.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
