extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section, the last one for nil (`appendItems(_:toSection:)`).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map({ index(of: $0) }) ?? groups.indices.last else {
      preconditionFailure("the snapshot has no section for items")
    }
    checkNew(identifiers)
    groups[section] += identifiers
  }
  /// Inserts items before another one (`insertItems(_:beforeItem:)`).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, after: false) }
  /// Inserts items after another one (`insertItems(_:afterItem:)`).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, after: true) }
  /// Removes items; those that are not there are passed over (`deleteItems(_:)`).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in groups.indices { groups[section].removeAll { gone.contains($0) } }
    forget(gone)
  }
  /// Removes all sections and items (`deleteAllItems()`).
  public mutating func deleteAllItems() { self = DiffableDataSourceSnapshot() }
  /// Moves an item before another one (`moveItem(_:beforeItem:)`).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }
  /// Moves an item after another one (`moveItem(_:afterItem:)`).
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }
  /// Asks for new cells of items (`reloadItems(_:)`).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      _ = knownPlace(of: item)
      if !reloadedItems.contains(item) { reloadedItems.append(item) }
    }
  }
  /// Asks for the cells of items to be configured anew (`reconfigureItems(_:)`).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      _ = knownPlace(of: item)
      if !reconfiguredItems.contains(item) { reconfiguredItems.append(item) }
    }
  }

  private func checkNew(_ identifiers: [ItemIdentifierType]) {
    var known = Set(groups.joined())
    for item in identifiers {
      precondition(known.insert(item).inserted, "the snapshot has the item \(item) already")
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    checkNew(identifiers)
    let place = knownPlace(of: other)
    groups[place.section].insert(contentsOf: identifiers, at: place.item + (after ? 1 : 0))
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool
  ) {
    precondition(identifier != other, "an item cannot be moved beside itself")
    let former = knownPlace(of: identifier)
    groups[former.section].remove(at: former.item)
    let place = knownPlace(of: other)
    groups[place.section].insert(identifier, at: place.item + (after ? 1 : 0))
  }

  mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }
}
