package import FoundationEssentials
import ButtonModel
import Graphics
import ControlCore
package import ResponderKit

extension CollectionView: ListContainer {
  package final func mark(_ place: AnyHashable) -> ListMark { items.marks.add(place) }
}

// Items that a document has, which a data source replaces.
extension CollectionView {
  /// Makes cells that are in the collection already its items, and keeps headers and the like with them.
  ///
  /// They stay where they are, and are never used again for other items. A collection that has a data source
  /// loses them.
  package final func takeItems(_ cells: [CollectionViewCell], others: [CollectionReusableView]) {
    items.placed = cells + others
    items.cells = Dictionary(
      cells.enumerated().map { (IndexPath(item: $0, section: 0), $1) },
      uniquingKeysWith: { first, _ in first })
    for (indexPath, cell) in items.cells { cell.placedAt = indexPath }
    contentSize = (items.placed ?? []).reduce(into: bounds.size) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
    if dataSourceHasItems { forgetItems() }
  }

  /// Returns the cell of an item of a document, or that of a data source, which is scrolled into view.
  package final func cellOfItem(at indexPath: IndexPath) -> CollectionViewCell? {
    if items.placed != nil { return items.cells[indexPath] }
    // Items before it that are measured only now may push the item out of the bounds again.
    for _ in 0..<16 {
      if let cell = cellForItem(at: indexPath) { return cell }
      guard has(indexPath) else { return nil }
      scrollToItem(at: indexPath, at: [], animated: false)
      layoutIfNeeded()
    }
    return cellForItem(at: indexPath)
  }

  /// Indicates whether the items are those of a document.
  package final var hasPlacedItems: Bool { items.placed != nil }

  /// Registers a prototype of a document, of which cells are made for an identifier.
  package final func registerPrototype(
    _ identifier: String, of origin: AnyObject, _ make: @escaping @MainActor () -> View
  ) { items.cellSources[identifier] = .prototype(make, origin: origin) }

  /// Registers a prototype of a header, a footer or the like.
  package final func registerPrototype(
    _ identifier: String, ofKind kind: String, of origin: AnyObject,
    _ make: @escaping @MainActor () -> View
  ) { registerOther(.prototype(make, origin: origin), kind, identifier) }

  /// Indicates whether the data source has items of its own; a controller that says nothing about them has
  /// not, and those of a document stay.
  final var dataSourceHasItems: Bool {
    (dataSource as? CollectionViewController).map(\.hasItemsOfItsOwn) ?? (dataSource != nil)
  }

  /// Places views of a document where the flow layout would have them as items, header and footer.
  package final func placeInFlow(_ views: [View], header: View?, footer: View?) {
    guard let flow = collectionViewLayout as? CollectionViewFlowLayout else { return }
    let section = flow.section(
      of: views.map(\.frame.size), header: header?.frame.size ?? .zero,
      footer: footer?.frame.size ?? .zero, in: bounds.size)
    for (view, frame) in zip(views, section.items) { view.frame = frame }
    if let frame = section.header { header?.frame = frame }
    if let frame = section.footer { footer?.frame = frame }
  }

  /// Returns where a document has an item; nil for a collection of other items.
  final func placedAttributes(of indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard items.placed != nil, let cell = items.cells[indexPath] else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    return attributes
  }

  final func removePlacedItems() {
    for view in items.placed ?? [] { view.removeFromSuperview() }
    items.placed = nil
    items.cells = [:]
  }
}

extension CollectionViewCell {
  /// Adds a segue that a tap on the cell performs.
  package final func addSegue(_ segue: Action) { segues.append(segue) }

  /// Replaces the content view by that of a document, and keeps what a class of the app has put in.
  package final func takeContentView(_ view: View) {
    let former = contentView
    former.removeFromSuperview()
    content.view = view
    addSubview(view)
    for inner in former.subviews { view.addSubview(inner) }
  }
}

extension CollectionReusableView {
  /// Sets the identifier that a document has.
  package final func takeIdentifier(_ identifier: String?) { self.identifier = identifier }
}
