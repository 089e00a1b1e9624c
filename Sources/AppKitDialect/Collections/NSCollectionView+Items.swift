public import FoundationEssentials
public import Graphics
import ListModel
import ResponderKit

extension NSCollectionView {
  // MARK: Making

  /// Has a name stand for items of a class, nil for none (`NSCollectionView.register(_:forItemWithIdentifier:)`).
  ///
  /// Traps for a class that does not inherit from `NSCollectionViewItem`.
  public final func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    guard let itemClass else {
      itemClasses[identifier.rawValue] = nil
      return
    }
    guard let type = itemClass as? NSCollectionViewItem.Type else {
      preconditionFailure("\(itemClass) is not a class of NSCollectionViewItem")
    }
    itemClasses[identifier.rawValue] = type
  }

  /// Returns an item of a name that may be used again, or a new one
  /// (`NSCollectionView.makeItem(withIdentifier:for:)`).
  ///
  /// Traps for a name that is not registered.
  public final func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = spareItems[identifier.rawValue]?.popLast() {
      item.prepareForReuse()
      return item
    }
    guard let type = itemClasses[identifier.rawValue] else {
      preconditionFailure(
        "no class is registered for items with the identifier \(identifier.rawValue)")
    }
    let item = type.init()
    item.reuseIdentifier = identifier.rawValue
    return item
  }

  // MARK: Asking

  /// The number of sections; the data source is asked when it is loaded (`NSCollectionView.numberOfSections`).
  public final var numberOfSections: Int { countsNow.count }
  /// Returns the number of items of a section; 0 for one that is not there
  /// (`NSCollectionView.numberOfItems(inSection:)`).
  public final func numberOfItems(inSection section: Int) -> Int {
    countsNow.indices.contains(section) ? countsNow[section] : 0
  }

  /// Returns the item at an index path; nil for one that is not shown (`NSCollectionView.item(at:)`).
  public final func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    shownItems[indexPath]
  }
  /// Returns the index path of an item; nil for one that is not shown (`NSCollectionView.indexPath(for:)`).
  public final func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    shownItems.first { $0.value === item }?.key
  }
  /// Returns the index path of the item at a point; nil for none (`NSCollectionView.indexPathForItem(at:)`).
  public final func indexPathForItem(at point: Point) -> IndexPath? {
    tile()
    return shownItems.filter { $0.value.view.frame.contains(point) }.keys.min()
  }
  /// Returns the items that are shown, in order (`NSCollectionView.visibleItems()`).
  public final func visibleItems() -> [NSCollectionViewItem] {
    shownItems.sorted { $0.key < $1.key }.map(\.value)
  }
  /// Returns the index paths of the items that are shown (`NSCollectionView.indexPathsForVisibleItems()`).
  public final func indexPathsForVisibleItems() -> Set<IndexPath> { Set(shownItems.keys) }
  /// Returns a header, a footer or the like that is shown; nil for another one
  /// (`NSCollectionView.supplementaryView(forElementKind:at:)`).
  public final func supplementaryView(
    forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView? { shownViews[.init(kind: elementKind, indexPath: indexPath)] }
  /// Returns the attributes of an item in the layout; nil for one that is not there
  /// (`NSCollectionView.layoutAttributesForItem(at:)`).
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    collectionViewLayout?.prepareIfNeeded()
    return collectionViewLayout?.layoutAttributesForItem(at: indexPath)
  }

  final var allIndexPaths: [IndexPath] {
    countsNow.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The most sections, and the most items of all, which no screen shows.
  private static let (mostSections, most) = (100_000, 1_000_000)

  final var countsNow: [Int] {
    if let counts { return counts }
    guard !isCounting, let dataSource else { return [] }
    isCounting = true
    defer { isCounting = false }
    let sections = min(max(dataSource.numberOfSections(in: self), 0), Self.mostSections)
    var left = Self.most
    let found = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      let taken = min(max(count, 0), left)
      left -= taken
      return taken
    }
    counts = found
    return found
  }

  // MARK: Showing

  /// The bounds of what shows the collection.
  private var shown: Rect { (superview as? NSClipView)?.bounds ?? bounds }
  /// The size of what shows the collection.
  final var room: Size { shown.size }

  final func invalidateForBounds() {
    guard let layout = collectionViewLayout, !isTiling,
      layout.shouldInvalidateLayout(forBoundsChange: shown)
    else { return }
    layout.invalidateLayout()
  }

  /// Makes the collection as large as its layout, and shows what is in the visible part.
  final func tile() {
    guard let layout = collectionViewLayout, !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    if layout.isPrepared,
      layout.shouldInvalidateLayout(forBoundsChange: shown)
    {
      layout.isPrepared = false
    }
    layout.prepareIfNeeded()
    let (content, room) = (layout.collectionViewContentSize, self.room)
    let size = Size(width: max(content.width, room.width), height: max(content.height, room.height))
    if let clip = superview as? NSClipView {
      if frame.size != size { frame.size = size }
      // What is in sight ends where the items do.
      let origin = Point(
        x: min(clip.bounds.minX, size.width - room.width),
        y: min(clip.bounds.minY, size.height - room.height))
      if origin != clip.bounds.origin { clip.setBoundsOrigin(origin) }
    }
    show(layout.layoutAttributesForElements(in: visibleRect).filter { !$0.isHidden })
  }

  /// The most elements that are shown at once.
  private static let mostShown = 10_000

  private func show(_ all: [NSCollectionViewLayoutAttributes]) {
    let counts = countsNow
    let wanted = all.prefix(Self.mostShown).filter { attributes in
      guard let path = attributes.indexPath, path.count == 2 else { return false }
      guard attributes.representedElementKind == nil else {
        return counts.indices.contains(path.section)
      }
      return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
    let items = Set(wanted.filter { $0.representedElementKind == nil }.compactMap(\.indexPath))
    retireItems { !items.contains($0) }
    let views = Set(
      wanted.compactMap { attributes in
        attributes.representedElementKind.map {
          SupplementaryPlace(kind: $0, indexPath: attributes.indexPath)
        }
      })
    for (place, view) in shownViews where !views.contains(place) {
      shownViews[place] = nil
      view.removeFromSuperview()
    }
    for attributes in wanted {
      // A data source that changes the collection while it is asked has the last word.
      guard self.counts == counts, let path = attributes.indexPath else { break }
      if let kind = attributes.representedElementKind {
        let view = supplementaryView(kind, path)
        view?.frame = attributes.frame
        view?.alphaValue = Double(attributes.alpha)
      } else if let item = shownItem(path) {
        (item.view.frame, item.view.alphaValue) = (attributes.frame, Double(attributes.alpha))
        item.apply(attributes)
      }
    }
  }

  private func supplementaryView(_ kind: SupplementaryElementKind, _ path: IndexPath) -> NSView? {
    let place = SupplementaryPlace(kind: kind, indexPath: path)
    if let view = shownViews[place] { return view }
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return nil }
    for (other, shown) in shownViews where shown === view { shownViews[other] = nil }
    shownViews[place] = view
    addSubview(view)
    return view
  }

  private func shownItem(_ path: IndexPath) -> NSCollectionViewItem? {
    if let item = shownItems[path] { return item }
    let before = counts
    guard let item = dataSource?.collectionView(self, itemForRepresentedObjectAt: path),
      counts == before
    else { return nil }
    // The data source may return an item that is shown, or that waits to be used again.
    if let other = item.collectionView?.indexPath(for: item) {
      item.collectionView?.shownItems[other] = nil
    }
    if let name = item.reuseIdentifier { spareItems[name]?.removeAll { $0 === item } }
    shownItems[path] = item
    item.collectionLink = Backlink(self)
    item.isSelected = selected.contains(path)
    tellDelegate(delegate, "collectionView(_:willDisplay:forRepresentedObjectAt:)") {
      $0.collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
    }
    addSubview(item.view)
    return item
  }

  /// Takes the items at some index paths away.
  final func retireItems(where matches: (IndexPath) -> Bool) {
    let gone = shownItems.filter { matches($0.key) }
    for path in gone.keys { shownItems[path] = nil }
    // The delegate, which is told last, may change the collection.
    for (path, item) in gone.sorted(by: { $0.key < $1.key }) { retire(item, from: path) }
  }

  /// The most items of a name that wait to be used again.
  private static let mostSpare = 100

  /// Takes an item away, which may be used again.
  final func retire(_ item: NSCollectionViewItem, from path: IndexPath) {
    item.view.removeFromSuperview()
    item.collectionLink = Backlink()
    if let name = item.reuseIdentifier, spareItems[name, default: []].count < Self.mostSpare {
      spareItems[name, default: []].append(item)
    }
    tellDelegate(delegate, "collectionView(_:didEndDisplaying:forRepresentedObjectAt:)") {
      $0.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
    }
  }
}
