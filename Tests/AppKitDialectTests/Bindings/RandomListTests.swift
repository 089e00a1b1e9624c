import AppKitDialect
import TestSupport
import Testing

/// A model of a list with a selection: the objects in the order in which they were added, and the selected ones.
@MainActor
private struct ListModel {
  var objects: [KeyValueObject] = []
  var selected: Set<ObjectIdentifier> = []
  var ascending: Bool?
  let avoidsEmptySelection: Bool

  var arranged: [KeyValueObject] {
    guard let ascending else { return objects }
    return objects.enumerated().sorted { first, second in
      let (left, right) = (rank(first.element), rank(second.element))
      return left == right ? first.offset < second.offset : ascending ? left < right : left > right
    }.map(\.element)
  }
  func rank(_ object: KeyValueObject) -> Int { object["rank"] as? Int ?? 0 }

  /// Keeps what is there of the selection; selects the first object if one has to be.
  mutating func settle() {
    selected.formIntersection(objects.map { ObjectIdentifier($0) })
    if selected.isEmpty, avoidsEmptySelection, let first = arranged.first {
      selected = [ObjectIdentifier(first)]
    }
  }

  mutating func select(_ places: [Int]) {
    let chosen = places.filter { arranged.indices.contains($0) }.map {
      ObjectIdentifier(arranged[$0])
    }
    selected = Set(chosen)
  }

  mutating func remove() {
    let place = arranged.firstIndex { selected.contains(ObjectIdentifier($0)) }
    objects.removeAll { selected.contains(ObjectIdentifier($0)) }
    selected = []
    if avoidsEmptySelection, let place, !objects.isEmpty {
      selected = [ObjectIdentifier(arranged[min(place, objects.count - 1)])]
    }
  }
}

@MainActor @Suite(.tags(.model), .ownApplication) struct RandomListTests {
  @Test(arguments: [true, false])
  func `10,000 random changes of a list, its table and its model agree`(avoids: Bool) {
    var numbers = SeededGenerator(seed: avoids ? 1 : 2)
    let source = KeyValueObject(["list": [Any]()])
    let controller = NSArrayController(content: nil)
    controller.avoidsEmptySelection = avoids
    controller.automaticallyRearrangesObjects = true
    controller.bind(.contentArray, to: source, withKeyPath: "list")
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 400))
    table.allowsMultipleSelection = true
    let column = NSTableColumn(identifier: .init("name"))
    table.addTableColumn(column)
    let window = shownWindow(table)
    column.bind(.value, to: controller, withKeyPath: "arrangedObjects.rank")
    var model = ListModel(avoidsEmptySelection: avoids)
    func object() -> KeyValueObject {
      KeyValueObject(["rank": Int.random(in: 0..<20, using: &numbers)])
    }
    for change in 1...10_000 {
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0, 1:
        guard model.objects.count < 30 else { continue }
        let new = object()
        controller.addObject(new)
        model.objects.append(new)
        model.selected = [ObjectIdentifier(new)]
      case 2 where controller.canRemove:
        controller.remove(nil)
        model.remove()
      case 3:
        let places = (0..<3).map { _ in Int.random(in: 0..<30, using: &numbers) }
        controller.selectionIndexes = IndexSet(places)
        model.select(places)
      case 4 where !model.objects.isEmpty:
        // The user selects a row.
        let row = Int.random(in: 0..<model.objects.count, using: &numbers)
        table.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
        model.select([row])
      case 5 where !model.objects.isEmpty:
        numbers.pick(model.objects)["rank"] = Int.random(in: 0..<20, using: &numbers)
        // Only a list that is sorted is looked at again.
        if model.ascending != nil { model.settle() }
      case 6:
        let before = model.ascending
        model.ascending = numbers.chance(30) ? nil : numbers.chance(50)
        if model.ascending != before { model.settle() }
        let orders = model.ascending.map { [NSSortDescriptor(key: "rank", ascending: $0)] } ?? []
        if numbers.chance(50) {
          table.sortDescriptors = orders
        } else {
          controller.sortDescriptors = orders
        }
      case 7 where numbers.chance(20):
        model.objects = (0..<Int.random(in: 0..<10, using: &numbers)).map { _ in object() }
        source["list"] = model.objects
        model.settle()
      default: continue
      }
      let wanted = model.arranged.map { ObjectIdentifier($0) }
      let found = controller.arrangedObjects.map { ObjectIdentifier($0 as AnyObject) }
      let places = wanted.indices.filter { model.selected.contains(wanted[$0]) }
      let bound = (source["list"] as? [Any] ?? []).map { ObjectIdentifier($0 as AnyObject) }
      guard found == wanted, Array(controller.selectionIndexes) == places,
        Array(table.selectedRowIndexes) == places, table.numberOfRows == wanted.count,
        bound == model.objects.map({ ObjectIdentifier($0) }),
        table.rowView(atRow: 0, makeIfNecessary: true)?.text
          == model.arranged.first.map({ "\(model.rank($0))" })
      else {
        Issue.record(
          "change \(change): \(Array(controller.selectionIndexes)), \(Array(table.selectedRowIndexes)), not \(places)"
        )
        return
      }
    }
    withExtendedLifetime(window) {}
  }
}
