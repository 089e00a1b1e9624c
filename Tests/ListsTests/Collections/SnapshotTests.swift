import FoundationEssentials
import Testing
import UIKitDialect

struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var sample: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `a snapshot knows its sections and items`() {
    let snapshot = sample
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test func `items are inserted, moved and deleted`() {
    let changes: [((inout Snapshot) -> Void, [Int])] = [
      ({ $0.insertItems([8, 9], beforeItem: 1) }, [8, 9, 1, 2, 3, 4, 5]),
      ({ $0.insertItems([8, 9], afterItem: 5) }, [1, 2, 3, 4, 5, 8, 9]),
      ({ $0.moveItem(1, beforeItem: 5) }, [2, 3, 4, 1, 5]),
      ({ $0.moveItem(5, afterItem: 1) }, [1, 5, 2, 3, 4]),
      ({ $0.deleteItems([1, 4, 77]) }, [2, 3, 5]),
      ({ $0.deleteAllItems() }, []),
    ]
    for (change, items) in changes {
      var snapshot = sample
      change(&snapshot)
      #expect(snapshot.itemIdentifiers == items)
    }
  }

  @Test func `sections are inserted, moved and deleted`() {
    let changes: [((inout Snapshot) -> Void, [String], [Int])] = [
      ({ $0.insertSections(["x"], beforeSection: "a") }, ["x", "a", "b"], [1, 2, 3, 4, 5]),
      ({ $0.insertSections(["x"], afterSection: "a") }, ["a", "x", "b"], [1, 2, 3, 4, 5]),
      ({ $0.moveSection("b", beforeSection: "a") }, ["b", "a"], [4, 5, 1, 2, 3]),
      ({ $0.moveSection("a", afterSection: "b") }, ["b", "a"], [4, 5, 1, 2, 3]),
      ({ $0.deleteSections(["a", "zz"]) }, ["b"], [4, 5]),
    ]
    for (change, sections, items) in changes {
      var snapshot = sample
      change(&snapshot)
      #expect(snapshot.sectionIdentifiers == sections && snapshot.itemIdentifiers == items)
    }
  }

  @Test func `what is reloaded is kept until it is deleted`() {
    var snapshot = sample
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([2, 3])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    #expect(snapshot != sample && sample == sample)
  }

  @Test func `items of a section contain others`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["red"], to: "apple")
    #expect(snapshot.items == ["fruit", "apple", "red", "pear", "nuts"])
    #expect(snapshot.rootItems == ["fruit", "nuts"] && snapshot.visibleItems == ["fruit", "nuts"])
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(snapshot.isExpanded("fruit") && snapshot.isVisible("apple"))
    #expect(!snapshot.isVisible("red") && snapshot.level(of: "red") == 2)
    #expect(snapshot.parent(of: "red") == "apple" && snapshot.parent(of: "nuts") == nil)
    #expect(snapshot.index(of: "pear") == 3 && snapshot.contains("red"))
    snapshot.insert(["kiwi"], before: "pear")
    snapshot.insert(["fig"], after: "apple")
    #expect(snapshot.snapshot(of: "fruit").items == ["apple", "red", "fig", "kiwi", "pear"])
    #expect(snapshot.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
    snapshot.collapse(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    var others = NSDiffableDataSourceSectionSnapshot<String>()
    others.append(["plum"])
    others.append(["stone"], to: "plum")
    snapshot.replace(childrenOf: "fruit", using: others)
    #expect(snapshot.items == ["fruit", "plum", "stone", "nuts"])
    #expect(snapshot.parent(of: "plum") == "fruit" && snapshot.level(of: "stone") == 2)
    snapshot.delete(["plum"])
    #expect(snapshot.items == ["fruit", "nuts"])
    snapshot.insert(others, after: "fruit")
    #expect(snapshot.items == ["fruit", "plum", "stone", "nuts"])
    #expect(snapshot.rootItems == ["fruit", "plum", "nuts"])
    snapshot.delete(["plum"])
    snapshot.insert(others, before: "fruit")
    #expect(snapshot.items.first == "plum")
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }
}
