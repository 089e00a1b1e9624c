package import FoundationEssentials
import Graphics

/// The place where the sections and items of a former state are in the present one.
package struct IndexMapping {
  private var sections: [Int?] = []
  /// The items that are still in their sections.
  private var items: [[Int?]] = []
  /// The items that were moved.
  private var moved: [IndexPath: IndexPath] = [:]

  /// Creates a mapping of sections, of the items that are still in them, and of others.
  package init(sections: [Int?], items: [[Int?]], moved: [IndexPath: IndexPath]) {
    (self.sections, self.items, self.moved) = (sections, items, moved)
  }

  /// Returns the present index of a former section; nil for one that is gone.
  package func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Returns the present index of a former item; nil for one that is gone.
  package func indexPath(_ indexPath: IndexPath) -> IndexPath? {
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
  /// Traps if the numbers contradict the changes, as UIKit does and with its words.
  package init(
    _ changes: IndexChanges, from former: [Int], to present: [Int], of list: UpdateCheck.List
  ) {
    self.init(sections: [], items: [], moved: [:])
    moved = Dictionary(
      changes.moved.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let check = UpdateCheck(changes, list)
    if let problem = check.sectionProblem(from: former.count, to: present.count)
      ?? check.changeProblem(from: former.count, to: present.count)
    {
      fatalError(problem)
    }
    for (section, count) in former.enumerated() {
      if let problem = check.removalProblem(section, count: count) { fatalError(problem) }
    }
    for (section, count) in present.enumerated() {
      if let problem = check.insertionProblem(section, count: count) { fatalError(problem) }
    }
    placeSections(changes, former.count, present.count)
    let inserted = Self.items(changes.inserted.union(changes.moved.map(\.to)))
    let deleted = Self.items(changes.deleted.union(changes.moved.map(\.from)))
    items = former.enumerated().map { old, count in
      guard let new = sections[old], !changes.reloadedSections.contains(old) else { return [] }
      let (added, removed) = (inserted[new] ?? [], deleted[old] ?? [])
      if let problem = check.itemProblem(from: (old, count), to: (new, present[new])) {
        fatalError(problem)
      }
      var free = (0..<present[new]).lazy.filter { !added.contains($0) }.makeIterator()
      return (0..<count).map { removed.contains($0) ? nil : free.next() }
    }
  }

  private mutating func placeSections(_ changes: IndexChanges, _ former: Int, _ present: Int) {
    let gone = changes.deletedSections.union(IndexSet(changes.movedSections.map(\.from)))
    let taken = changes.insertedSections.union(IndexSet(changes.movedSections.map(\.to)))
    var free = (0..<present).lazy.filter { !taken.contains($0) }.makeIterator()
    sections = (0..<former).map { gone.contains($0) ? nil : free.next() }
    for move in changes.movedSections where sections.indices.contains(move.from) {
      sections[move.from] = move.to
    }
  }

  private static func items(_ indexPaths: Set<IndexPath>) -> [Int: Set<Int>] {
    Dictionary(grouping: indexPaths, by: \.section).mapValues { Set($0.map(\.item)) }
  }
}
