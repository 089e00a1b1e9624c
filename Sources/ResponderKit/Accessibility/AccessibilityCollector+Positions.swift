import Accessibility

extension AccessibilityCollector.Group {
  /// Gives the elements of a tab bar, a list, a landmark or a table their positions in it.
  @MainActor
  mutating func addPositions() {
    if value.traits.contains(.tabBar) {
      let count = items.elementCount
      forEachElement { .tab($0 + 1, of: count) }
    } else if value.type == .list, value.isExplicit {
      addEnds(.listStart, .listEnd)
    } else if value.type == .landmark, value.isExplicit {
      addEnds(.landmarkStart, .landmarkEnd)
    } else if value.type == .dataTable, let table = object as? any AccessibilityContainerDataTable {
      var items = items
      items.updateElements { element, object, _ in
        guard element.position == nil,
          let cell = object as? any AccessibilityContainerDataTableCell
        else { return }
        element.position = .cell(TableCell(cell, in: table))
      }
      self.items = items
    }
  }

  @MainActor
  private mutating func addEnds(_ start: ContainerPosition, _ end: ContainerPosition) {
    let last = items.elementCount - 1
    forEachElement { $0 == 0 ? start : $0 == last ? end : nil }
  }

  /// Gives each element without a position one derived from its number.
  ///
  /// An element that its container lists but does not find again gets none.
  @MainActor
  private mutating func forEachElement(_ position: (Int) -> ContainerPosition?) {
    let container = object
    let listed = Set(items.map(\.object))
    items.updateElements { element, object, number in
      guard element.position == nil, let position = position(number) else { return }
      let isListed = value.isExplicit && listed.contains(object)
      // UIKit's NSNotFound is also a number.
      if isListed, container.index(ofAccessibilityElement: object) ?? .max == .max { return }
      element.position = position
    }
  }
}

extension AccessibilityCollector.Item {
  var object: Responder {
    switch self {
    case .element(_, let object, _): object
    case .group(let group): group.object
    }
  }
}

extension [AccessibilityCollector.Item] {
  var elementCount: Int {
    reduce(0) { count, item in
      switch item {
      case .element: count + 1
      case .group(let group): count + group.items.elementCount
      }
    }
  }

  /// Calls a closure with each element, its object and its number.
  @MainActor
  mutating func updateElements(
    from start: Int = 0, _ body: (inout AccessibilityElement, Responder, Int) -> Void
  ) {
    var number = start
    for index in indices {
      switch self[index] {
      case .element(var element, let object, let place):
        body(&element, object, number)
        self[index] = .element(element, object, place: place)
        number += 1
      case .group(var group):
        group.items.updateElements(from: number, body)
        number += group.items.elementCount
        self[index] = .group(group)
      }
    }
  }
}

extension TableCell {
  /// The maximum number of columns to the left that are searched for another cell of the row.
  private static let farthestColumn = 1000

  /// Creates a cell's position from what the cell and its table report.
  @MainActor
  init(
    _ cell: any AccessibilityContainerDataTableCell, in table: any AccessibilityContainerDataTable
  ) {
    // UIKit's NSNotFound is also a number, and no row precedes the first.
    func known(_ range: Range<Int>?) -> Range<Int>? {
      range.flatMap { $0.lowerBound < 0 || $0.lowerBound == .max ? nil : $0 }
    }
    let rows = known(cell.accessibilityRowRange())
    let columns = known(cell.accessibilityColumnRange())
    self.init(
      row: rows.map { $0.lowerBound + 1 }, column: columns.map { $0.lowerBound + 1 },
      height: rows?.count ?? 1, width: columns?.count ?? 1)
    guard let row = rows?.lowerBound, let column = columns?.lowerBound else { return }
    isFirstInRow = (0..<max(0, min(column, Self.farthestColumn))).allSatisfy {
      let other = table.accessibilityDataTableCellElement(forRow: row, column: $0)
      return other == nil || other === cell
    }
    let elements =
      (table.accessibilityHeaderElements(forRow: row) ?? [])
      + (table.accessibilityHeaderElements(forColumn: column) ?? [])
    headers = elements.filter { $0 !== cell }.map { header in
      let element = header.accessibilityElement
      return Header(label: element.label, value: element.value)
    }
  }
}
