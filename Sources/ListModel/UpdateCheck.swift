import FoundationEssentials
import Graphics

/// The check that the numbers of a data source after an update fit its changes, in UIKit's words.
package struct UpdateCheck {
  /// The kinds of lists, by what their texts call them and their items.
  package enum List {
    case table, collection

    var item: String { self == .table ? "row" : "item" }
    var name: String { self == .table ? "table view" : "collection view" }
  }

  private let changes: IndexChanges
  private let list: List
  /// The items of each section that were inserted, deleted, reloaded, moved in and moved out.
  private let inserted, deleted, reloaded, movedIn, movedOut: [Int: [Int]]

  init(_ changes: IndexChanges, _ list: List) {
    (self.changes, self.list) = (changes, list)
    func items(_ paths: some Sequence<IndexPath>) -> [Int: [Int]] {
      Dictionary(grouping: paths.filter { $0.count == 2 }, by: \.section)
        .mapValues { $0.map(\.item).sorted() }
    }
    inserted = items(changes.inserted)
    deleted = items(changes.deleted)
    reloaded = items(changes.reloaded)
    movedIn = items(changes.moved.map(\.to))
    movedOut = items(changes.moved.map(\.from))
  }

  /// Returns what is wrong with the changes themselves, for a list with so many sections before and after
  /// them; nil for nothing.
  package func changeProblem(from former: Int, to present: Int) -> String? {
    let before = changes.deleted.union(changes.reloaded).union(changes.moved.map(\.from))
    let after = changes.inserted.union(changes.moved.map(\.to))
    if let path = before.union(after).first(where: { $0.count != 2 }) {
      return
        "attempt to change \(list.item)s at \(Array(path)), which is no \(list.item) of a section"
    }
    if let path = before.sorted().first(where: { $0.section >= former }) {
      return
        "attempt to delete \(list.item) \(path.row) from section \(path.section), but there are only "
        + "\(former) sections before the update"
    }
    if let path = after.sorted().first(where: { $0.section >= present }) {
      return
        "attempt to insert \(list.item) \(path.row) into section \(path.section), but there are only "
        + "\(present) sections after the update"
    }
    if let path = changes.moved.map(\.from).first(where: { changes.deleted.contains($0) }) {
      return "attempt to perform a delete and a move from the same index path (\(Array(path)))"
    }
    if let path = changes.moved.map(\.to).first(where: { changes.inserted.contains($0) }) {
      return "attempt to perform an insert and a move to the same index path (\(Array(path)))"
    }
    guard Set(changes.moved.map(\.to)).count == changes.moved.count,
      Set(changes.moved.map(\.from)).count == changes.moved.count
    else { return "attempt to perform multiple moves of the same \(list.item)s" }
    return nil
  }

  /// Returns what is wrong with the numbers of sections; nil for nothing.
  func sectionProblem(from former: Int, to present: Int) -> String? {
    let (added, removed) = (changes.insertedSections, changes.deletedSections)
    let (to, from) = (changes.movedSections.map(\.to), changes.movedSections.map(\.from))
    if let beyond = (removed + from).first(where: { $0 >= former }) {
      return
        "attempt to delete section \(beyond), but there are only \(former) sections before the update"
    }
    if let beyond = (added + to).first(where: { $0 >= present }) {
      return
        "attempt to insert section \(beyond) but there are only \(present) sections after the update"
    }
    guard former + added.count - removed.count != present else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(list.name) after the update (\(present)) must be equal to the number of sections contained in "
      + "the \(list.name) before the update (\(former)), plus or minus the number of sections inserted or "
      + "deleted (\(added.count) inserted, \(removed.count) deleted)."
  }

  /// Returns which item that is deleted, reloaded or moved a section has not had; nil for none.
  func removalProblem(_ section: Int, count: Int) -> String? {
    let gone = [deleted, reloaded, movedOut].flatMap { $0[section] ?? [] }
    return gone.first { !(0..<count).contains($0) }.map {
      "attempt to delete \(list.item) \($0) from section \(section) which only contains "
        + "\(count) \(list.item)s before the update"
    }
  }

  /// Returns which item that is inserted or moved a section has not; nil for none.
  func insertionProblem(_ section: Int, count: Int) -> String? {
    let new = [inserted, movedIn].flatMap { $0[section] ?? [] }
    return new.first { !(0..<count).contains($0) }.map {
      "attempt to insert \(list.item) \($0) into section \(section), but there are only "
        + "\(count) \(list.item)s in section \(section) after the update"
    }
  }

  /// Returns what is wrong with the numbers of items of a section, which may have another number now; nil
  /// for nothing.
  func itemProblem(
    from former: (section: Int, count: Int), to present: (section: Int, count: Int)
  ) -> String? {
    let (old, new) = (former.section, present.section)
    let (i, d) = (inserted[new] ?? [], deleted[old] ?? [])
    let (mi, mo) = (movedIn[new] ?? [], movedOut[old] ?? [])
    let item = list.item
    guard former.count + i.count - d.count + mi.count - mo.count != present.count else {
      return nil
    }
    return "Invalid update: invalid number of \(item)s in section \(new).  The number of \(item)s "
      + "contained in an existing section after the update (\(present.count)) must be equal to the number "
      + "of \(item)s contained in that section before the update (\(former.count)), plus or minus the "
      + "number of \(item)s inserted or deleted from that section (\(i.count) inserted, \(d.count) "
      + "deleted) and plus or minus the number of \(item)s moved into or out of that section "
      + "(\(mi.count) moved in, \(mo.count) moved out)."
  }
}
