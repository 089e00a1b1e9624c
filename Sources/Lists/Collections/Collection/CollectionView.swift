public import FoundationEssentials
public import Graphics
import ListModel
public import ResponderKit

/// A collection of items in sections, where a layout puts them: UIKit's `UICollectionView`.
///
/// The data source is asked for the items when they are needed, and for the cells of those that the
/// layout has in the bounds, in a layout pass or when a cell is asked for. A tap selects an item;
/// other gestures do nothing yet.
@preconcurrency @MainActor
open class CollectionView: ScrollView {
  final var items = CollectionItems()

  /// Creates a collection with a layout (`UICollectionView.init(frame:collectionViewLayout:)`).
  public init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Traps, as in UIKit: a collection has a layout.
  public override convenience init(frame: Rect) {
    preconditionFailure("a collection needs a layout")
  }

  /// The layout of the items; setting it calls ``setCollectionViewLayout(_:animated:)`` in UIKit,
  /// here it takes effect at once (`UICollectionView.collectionViewLayout`).
  open var collectionViewLayout: CollectionViewLayout {
    didSet { layoutReplaced(oldValue) }
  }
  /// Says how many items there are and makes their cells; nil unless set, and not retained
  /// (`UICollectionView.dataSource`).
  open weak var dataSource: (any CollectionViewDataSource)? { didSet { forgetItems() } }
  /// The delegate, which decides about the items; nil unless set, and not retained
  /// (`UICollectionView.delegate`).
  @_nonoverride
  open weak var delegate: (any CollectionViewDelegate)? {
    didSet {
      super.delegate = delegate
      if delegate != nil, items.menus == nil { items.menus = ListMenus(of: self) }
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The data source that is notified of items needed soon; nil unless set, and not retained.
  ///
  /// They are those of the next screenful (`UICollectionView.prefetchDataSource`).
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether the data source is notified of items that are needed
  /// soon; true unless set (`UICollectionView.isPrefetchingEnabled`).
  open var isPrefetchingEnabled = true
  /// The view behind the items; nil unless set (`UICollectionView.backgroundView`).
  open var backgroundView: View? { didSet { replaceBackground(oldValue) } }

  // MARK: Items

  /// Asks the data source again for everything; nothing is selected then
  /// (`UICollectionView.reloadData()`).
  open func reloadData() {
    forgetItems()
    _ = counts
  }
  /// The number of sections (`UICollectionView.numberOfSections`).
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section; 0 for a number out of range
  /// (`UICollectionView.numberOfItems(inSection:)`).
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  /// Returns the attributes of an item; nil for one that doesn't exist
  /// (`UICollectionView.layoutAttributesForItem(at:)`).
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    placedAttributes(of: indexPath) ?? prepared.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a header, a footer or the like; nil for one that doesn't exist
  /// (`UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)`).
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepared.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the item at a point; nil if there is none (`UICollectionView.indexPathForItem(at:)`).
  open func indexPathForItem(at point: Point) -> IndexPath? { item(at: point) }
  /// The size of the content, which the layout says (`UIScrollView.contentSize`).
  open override var contentSize: Size {
    get {
      _ = prepared
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// The rectangle of the collection in its own coordinates; its corner is the offset.
  open override var bounds: Rect {
    willSet { boundsWillChange(to: newValue) }
    didSet { boundsChanged(from: oldValue) }
  }

  // MARK: Cells

  /// Returns the cell of an item; nil for one that is not shown
  /// (`UICollectionView.cellForItem(at:)`).
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    shownCells[indexPath]
  }
  /// Returns the item of a cell; nil for one that is not shown
  /// (`UICollectionView.indexPath(for:)`).
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }
  /// The cells that are shown, in the order of the items (`UICollectionView.visibleCells`).
  open var visibleCells: [CollectionViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The items that are shown, in order (`UICollectionView.indexPathsForVisibleItems`).
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }
  /// Returns a header, a footer or the like; nil for one that is not shown
  /// (`UICollectionView.supplementaryView(forElementKind:at:)`).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? { shownSupplementary(elementKind)[indexPath] }
  /// Returns the views of a kind that are shown
  /// (`UICollectionView.visibleSupplementaryViews(ofKind:)`).
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [CollectionReusableView] {
    shownSupplementary(elementKind).sorted { $0.key < $1.key }.map(\.value)
  }
  /// Returns where the views of a kind are that are shown
  /// (`UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)`).
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementary(elementKind).keys.sorted()
  }
  /// Registers a class of which cells are made, nil for none
  /// (`UICollectionView.register(_:forCellWithReuseIdentifier:)`).
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.cellSources[identifier] = cellClass.map { .type($0) }
  }
  /// Registers a document with a cell, nil for none
  /// (`UICollectionView.register(_:forCellWithReuseIdentifier:)`).
  open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    items.cellSources[identifier] = nib.map { .nib($0) }
  }
  /// Registers a class of which headers, footers or the like are made, nil for none
  /// (`UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`).
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerOther(viewClass.map { .type($0) }, elementKind, identifier) }
  /// Registers a document with a header, a footer or the like, nil for none
  /// (`UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`).
  open func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registerOther(nib.map { .nib($0) }, kind, identifier) }
  /// Returns a cell for an item: one that is no longer shown, or a new one of what is registered;
  /// traps if nothing is (`UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)`).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell { dequeueCell(identifier, for: indexPath) }
  /// Returns a header, a footer or the like: one that is no longer shown, or a new one of what is
  /// registered; traps if nothing is
  /// (`UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView { dequeueOther(elementKind, identifier) }

  // MARK: Changes, see CollectionView+Updates.swift

  /// Makes changes that belong together, and calls a closure at the end
  /// (`UICollectionView.performBatchUpdates(_:completion:)`).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { perform(updates, completion) }
  /// Inserts items that the data source has now (`UICollectionView.insertItems(at:)`).
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes items that the data source no longer has (`UICollectionView.deleteItems(at:)`).
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
  /// Asks the data source for new cells of items (`UICollectionView.reloadItems(at:)`).
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Asks the data source to configure the cells of items anew
  /// (`UICollectionView.reconfigureItems(at:)`).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured.formUnion(indexPaths) }
  }
  /// Moves an item as the data source has moved it (`UICollectionView.moveItem(at:to:)`).
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has now (`UICollectionView.insertSections(_:)`).
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source no longer has (`UICollectionView.deleteSections(_:)`).
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks the data source for everything in sections (`UICollectionView.reloadSections(_:)`).
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section as the data source has moved it
  /// (`UICollectionView.moveSection(_:toSection:)`).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection, see CollectionView+Selection.swift

  /// A Boolean value that indicates whether the user can select an item; true unless set
  /// (`UICollectionView.allowsSelection`).
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several items; false unless set
  /// (`UICollectionView.allowsMultipleSelection`).
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select an item while the collection is
  /// edited; false unless set (`UICollectionView.allowsSelectionDuringEditing`).
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select several items while the collection
  /// is edited; false unless set (`UICollectionView.allowsMultipleSelectionDuringEditing`).
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether items are edited; false unless set
  /// (`UICollectionView.isEditing`).
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  /// The items that are selected, in their order of selection
  /// (`UICollectionView.indexPathsForSelectedItems`).
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }
  /// Selects an item, deselects all for nil, and scrolls to it unless the position is empty; the
  /// delegate is not notified (`UICollectionView.selectItem(at:animated:scrollPosition:)`).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: CollectionView.ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects an item; the delegate is not notified
  /// (`UICollectionView.deselectItem(at:animated:)`).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Scrolls until an item is at a position (`UICollectionView.scrollToItem(at:at:animated:)`).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: CollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Layout and touches

  /// Replaces the layout, at once (`UICollectionView.setCollectionViewLayout(_:animated:)`).
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Replaces the layout, at once, and calls a closure at the end
  /// (`UICollectionView.setCollectionViewLayout(_:animated:completion:)`).
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Shows the cells and other views of the elements in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
    prefetchItems()
  }
  /// Makes the layout use the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    surroundingsChanged()
  }
  /// Makes the layout use the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    surroundingsChanged()
  }
  /// Highlights the item under a finger (`UIResponder.touchesBegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    beginTouch(touches)
  }
  /// Keeps the item highlighted while the finger is on it (`UIResponder.touchesMoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    moveTouch(touches)
  }
  /// Selects the item under the finger (`UIResponder.touchesEnded(_:with:)`).
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endTouch(touches)
  }
  /// Forgets the touch (`UIResponder.touchesCancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    cancelTouch()
  }
}
