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
    defer { items.isPreparing = false }
    // The size of the content may change the insets, on which the layout depends.
    for _ in 0..<2 where !layout.isPrepared {
      layout.isPrepared = true
      layout.prepare()
      contentSize = layout.collectionViewContentSize
    }
    return layout
  }

  /// The bounds without the insets of the content.
  final var boundsInsideInsets: Rect {
    let insets = adjustedContentInset
    return Rect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Makes the layout compute everything again in other surroundings, with the sizes that were measured.
  final func surroundingsChanged() {
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.newContext)
  }

  /// Returns whether the data source has an item.
  final func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  final func item(at point: Point) -> IndexPath? {
    if items.placed != nil {
      // Cells of a document may overlap, and the last one is in front.
      return items.cells.filter { $0.value.frame.contains(point) }.keys.max()
    }
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
    guard items.placed != nil else { return items.cells }
    return items.cells.filter { $0.value.frame.overlaps(bounds) }
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
  ///
  /// Views that turn out to have another size may make room for others, until all are measured.
  final func showElements() {
    guard !items.isShowing, !items.isPreparing, items.placed == nil else { return }
    items.isShowing = true
    defer { items.isShowing = false }
    var asked: Set<CollectionItems.ElementKey> = []
    var (epoch, reloads) = (items.epoch, 0)
    repeat {
      items.isStale = false
      let count = asked.count
      showElements(&asked)
      if items.epoch != epoch, reloads < 8 {
        // The items are others now.
        (epoch, reloads, asked) = (items.epoch, reloads + 1, [])
      } else if asked.count == count {
        break
      }
    } while items.isStale
    backgroundView?.frame = bounds
  }

  private func showElements(_ asked: inout Set<CollectionItems.ElementKey>) {
    let rect = bounds
    let all = rect.isEmpty ? nil : prepared.layoutAttributesForElements(in: rect)
    let shown = (all ?? []).filter { !$0.isHidden && $0.frame.overlaps(rect) }
    let wanted = Set(shown.map(\.key))
    for (indexPath, cell) in items.cells.sorted(by: { $0.key < $1.key })
    where !wanted.contains(.cell(indexPath)) {
      items.cells[indexPath] = nil
      retire(cell, from: indexPath)
    }
    for (key, view) in items.others.sorted(by: { $0.key < $1.key })
    where !wanted.contains(key) {
      items.others[key] = nil
      retire(view, key)
    }
    for attributes in shown { show(attributes, &asked) }
    if shown.contains(where: { $0.zIndex != 0 }) { order(shown) }
  }

  private func show(
    _ attributes: CollectionViewLayoutAttributes, _ asked: inout Set<CollectionItems.ElementKey>
  ) {
    guard attributes.representedElementCategory == .cell else {
      return showOther(attributes, &asked)
    }
    let indexPath = attributes.indexPath
    if let cell = items.cells[indexPath] {
      place(cell, attributes)
      return measure(cell, attributes, isNew: false, asked: &asked)
    }
    guard has(indexPath), let dataSource else { return }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    // The data source may have changed the items.
    guard has(indexPath) else { return }
    items.cells[indexPath] = cell
    place(cell, attributes)
    let isSelected = items.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted { cell.isHighlighted = false }
    // Traits, on which sizes depend, come from the collection.
    if cell.superview !== self { addSubview(cell) }
    measure(cell, attributes, isNew: true, asked: &asked)
    if let size = collectionViewLayout.measured[attributes.key] { cell.bounds.size = size }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  private func showOther(
    _ attributes: CollectionViewLayoutAttributes, _ asked: inout Set<CollectionItems.ElementKey>
  ) {
    let key = attributes.key
    if let view = items.others[key] {
      place(view, attributes)
      return measure(view, attributes, isNew: false, asked: &asked)
    }
    let made =
      key.category == .decorationView
      ? decoration(key.kind)
      : dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    guard let view = made else { return }
    items.others[key] = view
    place(view, attributes)
    if view.superview !== self { addSubview(view) }
    measure(view, attributes, isNew: true, asked: &asked)
    if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
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
      let view: CollectionReusableView? =
        attributes.representedElementCategory == .cell
        ? items.cells[attributes.indexPath] : items.others[attributes.key]
      if let view { bringSubviewToFront(view) }
    }
  }
}
