import Graphics
import FoundationEssentials

/// The place where the sections and items of a former state are in the present one.
struct IndexMapping {
  private var sections: [Int?] = []
  /// The items that are still in their sections.
  private var items: [[Int?]] = []
  /// The items that were moved.
  private var moved: [IndexPath: IndexPath] = [:]

  /// Returns the present index of a former section; nil for one that is gone.
  func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Returns the present index of a former item; nil for one that is gone.
  func indexPath(_ indexPath: IndexPath) -> IndexPath? {
    if let place = moved[indexPath] { return place }
    guard let section = self.section(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item),
      let item = items[indexPath.section][indexPath.item]
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}

extension IndexMapping {
  /// Finds where everything is, from the numbers of items before and after the changes.
  ///
  /// Traps if the numbers contradict the changes, as UIKit does.
  init(_ changes: IndexChanges, from former: [Int], to present: [Int]) {
    moved = Dictionary(
      changes.moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    placeSections(changes, former.count, present.count)
    let inserted = Self.items(changes.inserted.union(changes.moved.map(\.to)))
    let deleted = Self.items(changes.deleted.union(changes.moved.map(\.from)))
    items = former.enumerated().map { old, count in
      guard let new = sections[old], !changes.reloadedSections.contains(old) else { return [] }
      let (added, removed) = (inserted[new] ?? [], deleted[old] ?? [])
      precondition(
        count - removed.count + added.count == present[new],
        "invalid update: section \(old) had \(count) items and section \(new) has \(present[new]), "
          + "with \(added.count) inserted or moved in and \(removed.count) deleted or moved out")
      var free = (0..<present[new]).lazy.filter { !added.contains($0) }.makeIterator()
      return (0..<count).map { removed.contains($0) ? nil : free.next() }
    }
  }

  private mutating func placeSections(_ changes: IndexChanges, _ former: Int, _ present: Int) {
    let gone = changes.deletedSections.union(IndexSet(changes.movedSections.map(\.from)))
    let taken = changes.insertedSections.union(IndexSet(changes.movedSections.map(\.to)))
    precondition(
      former - gone.count + taken.count == present,
      "invalid update: there were \(former) sections and there are \(present), "
        + "with \(changes.insertedSections.count) inserted "
        + "and \(changes.deletedSections.count) deleted")
    var free = (0..<present).lazy.filter { !taken.contains($0) }.makeIterator()
    sections = (0..<former).map { gone.contains($0) ? nil : free.next() }
    for move in changes.movedSections where sections.indices.contains(move.from) {
      sections[move.from] = move.to
    }
  }

  private static func items(_ indexPaths: Set<IndexPath>) -> [Int: Set<Int>] {
    Dictionary(grouping: indexPaths, by: \.section).mapValues { Set($0.map(\.item)) }
  }

  /// Finds where everything is by the identifiers of two states.
  init<Section: Hashable, Item: Hashable>(
    from former: DiffableDataSourceSnapshot<Section, Item>,
    to present: DiffableDataSourceSnapshot<Section, Item>
  ) {
    sections = former.sectionIdentifiers.map { present.indexOfSection($0) }
    let places = present.places
    for (section, identifiers) in former.groups.enumerated() {
      items.append(
        identifiers.enumerated().map { item, identifier in
          guard let place = places[identifier] else { return nil }
          if place.section == sections[section] { return place.item }
          moved[IndexPath(item: item, section: section)] = place
          return nil
        })
    }
  }
}
