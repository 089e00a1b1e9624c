import Accessibility
import Graphics
import ResponderKit
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A view that is an element with a label, at a place.
@MainActor
private func element(
  _ label: String, x: Double = 0, y: Double = 0, traits: AccessibilityTraits = .none
) -> View {
  let view = View(frame: Rect(x: x, y: y, width: 10, height: 10))
  view.isAccessibilityElement = true
  view.accessibilityLabel = label
  view.accessibilityTraits = traits
  return view
}

/// A view that holds others.
@MainActor
private func container(_ views: View..., y: Double = 0) -> View {
  let view = View(frame: Rect(x: 0, y: y, width: 400, height: 400))
  views.forEach(view.addSubview)
  return view
}

@MainActor
private func read(_ root: View, _ order: ReadingOrder? = nil) -> [String] {
  AccessibilityHierarchy(of: root, order: order).stops.map { $0.element.label ?? "" }
}

@MainActor @Suite struct AccessibilityHierarchyTests {
  @Test func `A074 a group is read together, where what is first in it stands`() {
    let a = container(element("A1", y: 50), element("A2", y: 300))
    let b = container(element("B1"))
    a.shouldGroupAccessibilityChildren = true
    b.shouldGroupAccessibilityChildren = true
    #expect(read(container(a, b)) == ["B1", "A1", "A2"])
  }

  @Test func `A075 groups about as high are read from the leading edge`() {
    let a = container(element("A1", x: 200))
    let b = container(element("B1", x: 0, y: 5))
    a.shouldGroupAccessibilityChildren = true
    b.shouldGroupAccessibilityChildren = true
    #expect(read(container(a, b)) == ["B1", "A1"])
  }

  @Test func `A076 the app's own order wins over places`() {
    let header = element("Header")
    let cells = container(element("Cell 1", y: 100), element("Cell 2", y: 200))
    let root = container(header, cells)
    root.accessibilityElements = [cells, header]
    #expect(read(root) == ["Cell 1", "Cell 2", "Header"])
  }

  @Test func `A077 an empty list of elements leaves none`() {
    let root = container(element("A"))
    root.accessibilityElements = []
    #expect(read(root).isEmpty)
  }

  @Test func `A078 an element hides what is in it`() {
    let outer = element("Outer")
    outer.addSubview(element("Inner", traits: .button))
    #expect(read(container(outer)) == ["Outer"])
  }

  @Test func `A079 what is in a view without an extent is read`() {
    let wrapper = View()
    wrapper.addSubview(element("Child"))
    #expect(read(container(wrapper)) == ["Child"])
  }

  @Test func `A080 unless that clips, is an element or lists its elements`() {
    for change in [
      { (view: View) in view.clipsToBounds = true },
      { $0.isAccessibilityElement = true },
      { $0.accessibilityElements = $0.subviews },
    ] {
      let wrapper = View()
      wrapper.addSubview(element("Child"))
      change(wrapper)
      #expect(read(container(wrapper)).isEmpty)
    }
  }

  @Test func `A081 what is hidden is not read`() {
    for change in [
      { (view: View) in view.isHidden = true }, { $0.alpha = 0 },
      { $0.accessibilityElementsHidden = true },
    ] {
      let inner = container(element("Child"))
      change(inner)
      #expect(read(container(inner, element("Other"))) == ["Other"])
    }
  }

  @Test func `A082 of modal views beside each other the one in front is read`() {
    let first = container(element("First"))
    let second = container(element("Second"))
    first.accessibilityViewIsModal = true
    second.accessibilityViewIsModal = true
    #expect(read(container(first, second, element("Other"))) == ["Second"])
  }

  @Test func `A083 a modal view hides what is beside it and no more`() {
    let modal = container(element("Modal", y: 20))
    modal.accessibilityViewIsModal = true
    let around = container(modal, element("Beside"))
    #expect(read(container(around, element("Further out"))) == ["Further out", "Modal"])
  }

  @Test func `A084 a semantic group is kept where it has a name`() {
    let group = container(element("Child"))
    group.accessibilityContainerType = .semanticGroup
    let root = container(group)
    var tree = AccessibilityHierarchy(of: root).tree
    #expect(tree.nodes == [.element(group.subviews[0].accessibilityElement)])
    group.accessibilityLabel = "Favorites"
    tree = AccessibilityHierarchy(of: root).tree
    guard case .container(let value) = tree.nodes.first else {
      Issue.record("the group is not kept")
      return
    }
    #expect(value.type == .semanticGroup)
    #expect(value.label == "Favorites")
    #expect(tree.elements.map(\.label) == ["Child"])
  }

  @Test func `A085 a list that lists nothing says no beginning`() {
    let list = container(element("A"), element("B", y: 50))
    list.accessibilityContainerType = .list
    let hierarchy = AccessibilityHierarchy(of: container(list))
    #expect(hierarchy.stops.map(\.element.position) == [nil, nil])
    #expect(hierarchy.stops.first?.containers.last?.value.type == .list)
  }

  @Test func `A086 an element that its container does not find again says no place`() {
    final class Forgetful: View {
      override func index(ofAccessibilityElement element: Responder) -> Int? { nil }
    }
    let list = Forgetful(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    list.accessibilityElements = [element("A"), element("B")]
    list.accessibilityContainerType = .list
    let stops = AccessibilityHierarchy(of: container(list)).stops
    #expect(stops.map(\.element.label) == ["A", "B"])
    #expect(stops.map(\.element.position) == [nil, nil])
  }

  @Test func `A087 a tab bar without items is nothing`() {
    let bar = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    bar.accessibilityTraits = .tabBar
    #expect(read(container(bar)).isEmpty)
  }

  @Test func `A088 a label on what is no element is not read`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.accessibilityLabel = "Nobody hears this"
    #expect(read(container(view)).isEmpty)
  }

  @Test func `A111 a tab bar counts elements, not subviews`() {
    let bar = container(container(element("A"), element("B", x: 20)), element("C", x: 40))
    bar.accessibilityTraits = .tabBar
    #expect(
      AccessibilityHierarchy(of: container(bar)).stops.map(\.element.position)
        == [.tab(1, of: 3), .tab(2, of: 3), .tab(3, of: 3)])
  }

  @Test func `the ends of a list and of a landmark say so`() {
    let root = container()
    root.accessibilityElements = [element("A"), element("B"), element("C")]
    root.accessibilityContainerType = .list
    #expect(
      AccessibilityHierarchy(of: root).stops.map(\.element.position) == [.listStart, nil, .listEnd])
    root.accessibilityContainerType = .landmark
    root.accessibilityElements = [element("A")]
    #expect(AccessibilityHierarchy(of: root).stops.map(\.element.position) == [.landmarkStart])
  }

  @Test func `a list that holds itself ends`() {
    let root = container()
    let inner = container()
    root.accessibilityElements = [inner, element("A")]
    inner.accessibilityElements = [root, inner, element("B")]
    #expect(read(root) == ["B", "A"])
  }

  @Test func `elements that are no views stand where their container has them`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let chart = View(frame: Rect(x: 20, y: 100, width: 200, height: 100))
    window.addSubview(chart)
    let bar = AccessibilityItem(accessibilityContainer: chart)
    bar.accessibilityLabel = "Monday"
    bar.accessibilityFrameInContainerSpace = Rect(x: 10, y: 10, width: 20, height: 80)
    chart.accessibilityElements = [bar]
    let stop = AccessibilityHierarchy(of: window).stops.first
    #expect(stop?.element.label == "Monday")
    #expect(stop?.element.frame == Rect(x: 30, y: 110, width: 20, height: 80))
    #expect(stop?.element.activationPoint == Point(x: 40, y: 150))
  }

  @Test func `what a controller presents hides what is behind it`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let root = ViewController()
    window.rootViewController = root
    root.view.addSubview(element("Behind"))
    let sheet = ViewController()
    sheet.view.addSubview(element("In front"))
    root.present(sheet, animated: false)
    #expect(read(window) == ["In front"])
    root.dismiss(animated: false)
    #expect(read(window) == ["Behind"])
  }

  @Test func `a tree survives JSON`() throws {
    let list = container(element("A", traits: [.button, .selected]))
    list.accessibilityElements = list.subviews
    list.accessibilityContainerType = .list
    let tree = AccessibilityHierarchy(of: container(list)).tree
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data) == tree)
  }

  @Test func `a modal view that is hidden hides nothing`() {
    let overlay = container(element("Overlay"))
    overlay.accessibilityViewIsModal = true
    overlay.isHidden = true
    #expect(read(container(element("Below"), overlay)) == ["Below"])
  }

  @Test func `objects that make others as they are asked come to an end`() {
    final class Endless: AccessibilityItem {
      override var isAccessibilityElement: Bool {
        get { false }
        set {}
      }
      override var accessibilityElements: [Responder]? {
        get { [Endless(accessibilityContainer: self)] }
        set {}
      }
    }
    let root = container()
    root.accessibilityElements = [Endless(accessibilityContainer: root), element("A")]
    #expect(read(root) == ["A"])
  }

  @Test func `a table asks its cells and headers for their places`() {
    final class Cell: View, AccessibilityContainerDataTableCell {
      var rows: Range<Int>? = 0..<1
      var columns: Range<Int>? = 0..<1
      func accessibilityRowRange() -> Range<Int>? { rows }
      func accessibilityColumnRange() -> Range<Int>? { columns }
    }
    final class Table: View, AccessibilityContainerDataTable {
      var cells: [Cell] = []
      func accessibilityDataTableCellElement(forRow row: Int, column: Int)
        -> (any AccessibilityContainerDataTableCell)?
      {
        cells.first { $0.rows?.contains(row) ?? false && $0.columns?.contains(column) ?? false }
      }
      func accessibilityRowCount() -> Int { 2 }
      func accessibilityColumnCount() -> Int { 2 }
      func accessibilityHeaderElements(forColumn column: Int)
        -> [any AccessibilityContainerDataTableCell]?
      { cells.filter { $0.rows == 0..<1 && $0.columns?.contains(column) ?? false } }
    }
    let table = Table(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    table.accessibilityContainerType = .dataTable
    let places: [(String, Range<Int>?, Range<Int>?)] = [
      ("Name", 0..<1, 0..<1), ("Age", 0..<1, 1..<2), ("Ada", 1..<2, 0..<1), ("36", 1..<2, 1..<2),
      ("Nowhere", .max ..< .max, -1 ..< .max), ("Unknown", nil, nil),
    ]
    for (number, (label, rows, columns)) in places.enumerated() {
      let cell = Cell(frame: Rect(x: 0, y: 20 * Double(number), width: 10, height: 10))
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = label
      (cell.rows, cell.columns) = (rows, columns)
      table.cells.append(cell)
      table.addSubview(cell)
    }
    let positions = AccessibilityHierarchy(of: container(table)).stops.map(\.element.position)
    #expect(
      positions == [
        .cell(TableCell(row: 1, column: 1, isFirstInRow: true)),
        .cell(TableCell(row: 1, column: 2)),
        .cell(
          TableCell(row: 2, column: 1, isFirstInRow: true, headers: [.init(label: "Name")])),
        .cell(TableCell(row: 2, column: 2, headers: [.init(label: "Age")])),
        .cell(TableCell()), .cell(TableCell()),
      ])
  }

  @Test func `every property of an element survives JSON`() throws {
    let view = element("A", traits: [.button, .selected])
    view.accessibilityAttributedLabel =
      AttributedText("A", speech: .init(pitch: 0.5, spellsOut: true, headingLevel: 2)).styled
    view.accessibilityAttributedHint = AttributedText("H", speech: .init(language: "de")).styled
    view.accessibilityAttributedValue = AttributedText("V", speech: .init(ipaNotation: "v")).styled
    view.accessibilityLanguage = "en-GB"
    view.accessibilityIdentifier = "a"
    view.accessibilityPath = BezierPath(rect: Rect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityActivationPoint = Point(x: 5, y: 6)
    view.accessibilityContainerPosition = .series(1, of: 2)
    view.accessibilityExpandedStatus = .collapsed
    view.accessibilityCustomActions = [.init(name: "Delete")]
    view.accessibilityCustomRotors = [.init(name: "Errors") { _ in nil }]
    view.accessibilityCustomContent = [
      .init(
        attributedLabel: AttributedText("From"), attributedValue: AttributedText("Ada"),
        importance: .high)
    ]
    view.accessibilityUserInputLabels = ["Letter"]
    view.accessibilityTextualContext = .messaging
    view.accessibilityDirectTouchOptions = .silentOnTouch
    view.accessibilityRespondsToUserInteraction = false
    view.isUserInteractionEnabled = false
    var element = view.accessibilityElement
    element.overruledLabel = OverruledLabel("B", policy: .observed)
    element.systemLabel = .increment
    let data = try JSONEncoder().encode(element)
    #expect(try JSONDecoder().decode(AccessibilityElement.self, from: data) == element)
  }

  @Test func `what is nowhere and what is no number survive JSON as far as they can`() throws {
    let nowhere = AccessibilityElement(value: .percent(.nan), frame: .null)
    let data = try JSONEncoder().encode(nowhere)
    let read = try JSONDecoder().decode(AccessibilityElement.self, from: data)
    #expect(read.frame == .zero)
    guard case .percent(let fraction) = read.value else {
      Issue.record("the value is lost")
      return
    }
    #expect(fraction.isNaN)
  }

  @Test func `a group that is nowhere survives JSON`() throws {
    let tree = AccessibilityTree([
      .container(
        .init(
          type: .semanticGroup, label: "A", frame: .null,
          children: [
            .element(.init(label: "B"))
          ]))
    ])
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data).elements.count == 1)
  }

  @Test func `many views are put into one in no time`() {
    let root = View()
    for _ in 0..<50_000 { root.addSubview(View()) }
    #expect(root.subviews.count == 50_000)
  }
}
