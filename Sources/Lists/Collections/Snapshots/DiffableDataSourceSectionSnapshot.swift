/// The items of a section at one time, some of which contain others: UIKit's
/// `NSDiffableDataSourceSectionSnapshot`.
///
/// Methods trap for an item that is there already, and for one that is not there, as UIKit does.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items from top to bottom: an item is followed by those that it contains.
  var order: [ItemIdentifierType] = []
  var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items (`NSDiffableDataSourceSectionSnapshot.init()`).
  public init() {}

  /// All items, whether they are visible or not (`items`).
  public var items: [ItemIdentifierType] { order }
  /// The items that no other one contains (`rootItems`).
  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
  /// The items that are visible, because what contains them is expanded (`visibleItems`).
  public var visibleItems: [ItemIdentifierType] { order.filter { isVisible($0) } }

  /// Returns whether an item is there (`contains(_:)`).
  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
  /// Returns how many items contain an item (`level(of:)`).
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// Returns the index of an item; nil for one that is not there (`index(of:)`).
  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
  /// Returns the item that contains another one; nil for none (`parent(of:)`).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns whether an item is expanded (`isExpanded(_:)`).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether all items that contain an item are expanded (`isVisible(_:)`).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// Adds items at the end of what an item contains, of the section for nil (`append(_:to:)`).
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let end = parent.map { place(of: $0) + family(of: $0).count } ?? order.count
    insert(items, at: end, in: parent)
  }
  /// Inserts items before another one, in what contains it (`insert(_:before:)`).
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: place(of: item), in: parents[item])
  }
  /// Inserts items after another one, in what contains it (`insert(_:after:)`).
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: place(of: item) + family(of: item).count, in: parents[item])
  }
  /// Removes items and those that they contain (`delete(_:)`).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.flatMap { order.contains($0) ? Array(family(of: $0)) : [] })
    order.removeAll { gone.contains($0) }
    for item in gone { parents[item] = nil }
    expanded.subtract(gone)
  }
  /// Removes all items (`deleteAll()`).
  public mutating func deleteAll() { self = DiffableDataSourceSectionSnapshot() }
  /// Expands items (`expand(_:)`).
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Collapses items (`collapse(_:)`).
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Replaces what an item contains by the items of a snapshot (`replace(childrenOf:using:)`).
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(Array(family(of: parent).dropFirst()))
    insert(snapshot.order, at: place(of: parent) + 1, in: parent)
    for (child, owner) in snapshot.parents { parents[child] = owner }
    expanded.formUnion(snapshot.expanded)
  }
  /// Inserts the items of a snapshot before another one (`insert(_:before:)`).
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { adopt(snapshot, at: place(of: item), in: parents[item]) }
  /// Inserts the items of a snapshot after another one (`insert(_:after:)`).
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { adopt(snapshot, at: place(of: item) + family(of: item).count, in: parents[item]) }
  /// Returns a snapshot of what an item contains (`snapshot(of:includingParent:)`).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = DiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    part.order = Array(includingParent ? family(of: parent) : family(of: parent).dropFirst())
    let there = Set(part.order)
    part.parents = parents.filter { there.contains($0.key) && there.contains($0.value) }
    part.expanded = expanded.intersection(there)
    return part
  }
}

extension DiffableDataSourceSectionSnapshot {
  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = order.firstIndex(of: item) else {
      preconditionFailure("the snapshot has no item \(item)")
    }
    return place
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    _ = place(of: item)
    return Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  /// The item and those that it contains, which follow it.
  private func family(of item: ItemIdentifierType) -> ArraySlice<ItemIdentifierType> {
    let start = place(of: item)
    var end = start + 1
    var members: Set<ItemIdentifierType> = [item]
    while end < order.count, let parent = parents[order[end]], members.contains(parent) {
      members.insert(order[end])
      end += 1
    }
    return order[start..<end]
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?
  ) {
    var known = Set(order)
    for item in items {
      precondition(known.insert(item).inserted, "the snapshot has the item \(item) already")
    }
    order.insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }

  private mutating func adopt(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, at index: Int,
    in parent: ItemIdentifierType?
  ) {
    insert(snapshot.order, at: index, in: parent)
    for (child, owner) in snapshot.parents { parents[child] = owner }
    expanded.formUnion(snapshot.expanded)
  }
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension DiffableDataSourceSectionSnapshot: Equatable {}
