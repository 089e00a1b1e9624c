import ResponderKit
import FoundationEssentials
import Graphics

extension CollectionView {
  /// The number of items in each section, for which the data source is asked once.
  final var counts: [Int] {
    if let counts = items.counts { return counts }
    if items.placed != nil { return [items.cells.count] }
    guard !items.isCounting else { return [] }
    items.isCounting = true
    defer { items.isCounting = false }
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 1)
    let counts = (0..<sections).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    items.counts = counts
    return counts
  }

  /// The layout, prepared to be asked for attributes.
  final var prepared: CollectionViewLayout {
    let layout = collectionViewLayout
    guard items.placed == nil, !layout.isPrepared, !items.isPreparing else { return layout }
    items.isPreparing = true
    layout.isPrepared = true
    layout.prepare()
    contentSize = layout.collectionViewContentSize
    items.isPreparing = false
    return layout
  }

  /// Returns whether the data source has an item.
  final func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  final func item(at point: Point) -> IndexPath? {
    if items.placed != nil { return items.cells.first { $0.value.frame.contains(point) }?.key }
    let spot = Rect(origin: point, size: Size(width: 1, height: 1))
    let found = prepared.layoutAttributesForElements(in: spot)?.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return found?.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Showing

  /// The cells of the items in the bounds, which are made if they are not there yet.
  final var shownCells: [IndexPath: CollectionViewCell] {
    if items.isStale { showElements() }
    return items.cells
  }

  final func shownSupplementary(_ kind: String) -> [IndexPath: CollectionReusableView] {
    _ = shownCells
    return items.others.reduce(into: [:]) { found, other in
      if other.key.category == .supplementaryView, other.key.kind == kind {
        found[other.key.indexPath] = other.value
      }
    }
  }

  /// Makes the views of the elements that the layout has in the bounds, and removes the others.
  final func showElements() {
    guard !items.isShowing, items.placed == nil else { return }
    items.isShowing = true
    defer { items.isShowing = false }
    items.isStale = false
    let rect = bounds
    let all = rect.isEmpty ? nil : prepared.layoutAttributesForElements(in: rect)
    let shown = (all ?? []).filter { !$0.isHidden && $0.frame.overlaps(rect) }
    let wantedCells = Set(
      shown.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let wantedOthers = Set(shown.compactMap(\.key))
    for (indexPath, cell) in items.cells where !wantedCells.contains(indexPath) {
      items.cells[indexPath] = nil
      retire(cell, from: indexPath)
    }
    for (key, view) in items.others where !wantedOthers.contains(key) {
      items.others[key] = nil
      retire(view, key)
    }
    for attributes in shown { show(attributes) }
    if shown.contains(where: { $0.zIndex != 0 }) { order(shown) }
    backgroundView?.frame = rect
  }

  private func show(_ attributes: CollectionViewLayoutAttributes) {
    if let key = attributes.key { return show(attributes, key) }
    let indexPath = attributes.indexPath
    if let cell = items.cells[indexPath] { return place(cell, attributes) }
    guard has(indexPath), let dataSource else { return }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    // The data source may have changed the items.
    guard has(indexPath) else { return }
    items.cells[indexPath] = cell
    place(cell, attributes)
    let isSelected = items.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted { cell.isHighlighted = false }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    if cell.superview !== self { addSubview(cell) }
  }

  private func show(
    _ attributes: CollectionViewLayoutAttributes, _ key: CollectionItems.ElementKey
  ) {
    if let view = items.others[key] { return place(view, attributes) }
    let made =
      key.category == .decorationView
      ? decoration(key.kind)
      : dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    guard let view = made else { return }
    items.others[key] = view
    place(view, attributes)
    if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
    if view.superview !== self { addSubview(view) }
  }

  /// Puts a view where its attributes say.
  private func place(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
  ) {
    view.transform = attributes.transform
    view.bounds.size = attributes.size
    view.center = attributes.center
    view.alpha = attributes.alpha
    view.apply(attributes)
  }

  /// Puts views with a higher index in front of others.
  private func order(_ shown: [CollectionViewLayoutAttributes]) {
    let sorted = shown.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, attributes) in sorted {
      let view = attributes.key.map { items.others[$0] } ?? items.cells[attributes.indexPath]
      if let view { bringSubviewToFront(view) }
    }
  }
}

extension CollectionViewLayoutAttributes {
  /// The element of the attributes; nil for an item.
  fileprivate var key: CollectionItems.ElementKey? {
    guard representedElementCategory != .cell else { return nil }
    return CollectionItems.ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }
}
