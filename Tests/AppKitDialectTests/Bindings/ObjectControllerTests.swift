import AppKitDialect
import FoundationEssentials
import Testing

@MainActor @Suite(.ownApplication) struct ObjectControllerTests {
  private let people = [("Grace", 2), ("Ada", 3), ("Alan", 1)].map {
    KeyValueObject(["name": $0.0, "rank": $0.1])
  }
  private func names(_ objects: [Any]) -> [String] {
    objects.compactMap { ($0 as? KeyValueObject)?["name"] as? String }
  }

  @Test func `a list is sorted and filtered, and keeps the selected objects`() {
    let controller = NSArrayController(content: people)
    #expect(names(controller.selectedObjects) == ["Grace"])
    controller.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(names(controller.arrangedObjects) == ["Ada", "Alan", "Grace"])
    #expect(names(controller.selectedObjects) == ["Grace"])
    #expect(controller.selectionIndex == 2)
    controller.filter = { (($0 as? KeyValueObject)?["name"] as? String)?.hasPrefix("A") ?? false }
    #expect(names(controller.arrangedObjects) == ["Ada", "Alan"])
    #expect(controller.selectionIndex == 0)
    controller.avoidsEmptySelection = false
    controller.selectionIndexes = []
    #expect(controller.selectionIndex == .max)
    #expect(!controller.canRemove)
  }

  @Test
  func `objects are added after the last and selected, and what is bound to the list follows`() {
    let model = KeyValueObject(["people": people])
    let controller = NSArrayController(content: nil)
    controller.bind(.contentArray, to: model, withKeyPath: "people")
    #expect(names(controller.arrangedObjects) == ["Grace", "Ada", "Alan"])
    controller.objectFactory = { KeyValueObject(["name": "Joan"]) }
    controller.add(nil)
    #expect(names(model["people"] as? [Any] ?? []) == ["Grace", "Ada", "Alan", "Joan"])
    #expect(controller.selectionIndex == 3)
    controller.selectPrevious(nil)
    controller.remove(nil)
    #expect(names(model["people"] as? [Any] ?? []) == ["Grace", "Ada", "Joan"])
    #expect(controller.selectionIndex == 2)
    controller.setSelectionIndex(0)
    controller.insert(nil)
    #expect(names(controller.arrangedObjects) == ["Joan", "Grace", "Ada", "Joan"])
    model["people"] = [people[0]]
    #expect(names(controller.arrangedObjects) == ["Grace"])
  }

  @Test func `a list that rearranges itself follows the value by which it is sorted`() {
    let controller = NSArrayController(content: people)
    controller.automaticallyRearrangesObjects = true
    controller.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
    #expect(names(controller.arrangedObjects) == ["Ada", "Grace", "Alan"])
    people[2]["rank"] = 9
    #expect(names(controller.arrangedObjects) == ["Alan", "Ada", "Grace"])
  }

  @Test func `a tree has nodes, a selection and objects that are added to one`() {
    let root = KeyValueObject(["name": "Animals", "kinds": people])
    let controller = NSTreeController(content: [root])
    controller.childrenKeyPath = "kinds"
    #expect(controller.arrangedObjects.children.count == 1)
    #expect(controller.arrangedObjects.descendant(at: [0, 1])?.indexPath == [0, 1])
    controller.selectionIndexPaths = [[0, 1]]
    #expect(names(controller.selectedObjects) == ["Ada"])
    controller.objectFactory = { KeyValueObject(["name": "Joan"]) }
    controller.add(nil)
    #expect(names(root["kinds"] as? [Any] ?? []) == ["Grace", "Ada", "Joan", "Alan"])
    #expect(controller.selectionIndexPath == [0, 2])
    controller.addChild(nil)
    #expect(controller.selectionIndexPath == [0, 2, 0])
    controller.remove(nil)
    #expect(controller.arrangedObjects.descendant(at: [0, 2])?.children.count == 0)
  }

  @Test func `settings are set at once, or when they are saved`() throws {
    let controller = NSUserDefaultsController.shared
    controller.initialValues = ["speed": 3]
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 10, target: nil, action: nil)
    slider.bind(.value, to: controller, withKeyPath: "values.speed")
    #expect(slider.doubleValue == 3)
    slider.doubleValue = 5
    slider.sendAction(nil, to: nil)
    #expect(try controller.defaults.value(forKey: "speed") as? Double == 5)
    controller.appliesImmediately = false
    slider.doubleValue = 7
    slider.sendAction(nil, to: nil)
    #expect(controller.hasUnappliedChanges)
    #expect(try controller.defaults.value(forKey: "speed") as? Double == 5)
    #expect(try controller.values.value(forKey: "speed") as? Double == 7)
    controller.revert(nil)
    #expect(slider.doubleValue == 5)
    controller.revertToInitialValues(nil)
    controller.save(nil)
    #expect(try controller.defaults.value(forKey: "speed") as? Int == 3)
  }

  @Test func `two controllers whose contents are bound to each other end`() {
    let (first, second) = (NSObjectController(content: 1), NSObjectController(content: 2))
    first.bind(.contentObject, to: second, withKeyPath: "content")
    second.bind(.contentObject, to: first, withKeyPath: "content")
    #expect(first.content as? Int == 2)
    first.content = 3
    #expect(second.content as? Int == 3)
    second.content = 4
    #expect(first.content as? Int == 4)
  }

  @Test func `a table shows and selects the objects of a list, and sorts it`() {
    let controller = NSArrayController(content: people)
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let column = NSTableColumn(identifier: .init("name"))
    column.sortDescriptorPrototype = NSSortDescriptor(key: "name", ascending: true)
    table.addTableColumn(column)
    let window = shownWindow(table)
    column.bind(.value, to: controller, withKeyPath: "arrangedObjects.name")
    func shown() -> [String] {
      (0..<table.numberOfRows).map { row in
        table.rowView(atRow: row, makeIfNecessary: true)?.text ?? ""
      }
    }
    #expect(shown() == ["Grace", "Ada", "Alan"])
    #expect(table.selectedRow == 0)
    let driver = MouseDriver(in: window)
    let row = table.rect(ofRow: 2)
    driver.click(at: table.convert(NSPoint(x: row.midX, y: row.midY), to: nil))
    #expect(names(controller.selectedObjects) == ["Alan"])
    table.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(shown() == ["Ada", "Alan", "Grace"])
    #expect(table.selectedRow == 1)
    people[1]["name"] = "Zoe"
    #expect(shown() == ["Zoe", "Alan", "Grace"])
    controller.addObject(KeyValueObject(["name": "Bea"]))
    #expect(shown() == ["Alan", "Bea", "Grace", "Zoe"])
    #expect(table.selectedRow == 1)
  }

  @Test func `an outline shows and selects the objects of a tree`() {
    let root = KeyValueObject(["name": "Animals", "kinds": people])
    let controller = NSTreeController(content: [root, KeyValueObject(["name": "Plants"])])
    controller.childrenKeyPath = "kinds"
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let column = NSTableColumn(identifier: .init("name"))
    outline.addTableColumn(column)
    let window = shownWindow(outline)
    column.bind(.value, to: controller, withKeyPath: "arrangedObjects.name")
    func shown() -> [String] {
      (0..<outline.numberOfRows).map { row in
        outline.rowView(atRow: row, makeIfNecessary: true)?.text ?? ""
      }
    }
    #expect(shown() == ["Animals", "Plants"])
    controller.selectionIndexPaths = [[0, 1]]
    #expect(shown() == ["Animals", "Grace", "Ada", "Alan", "Plants"])
    #expect(outline.selectedRow == 2)
    let row = outline.rect(ofRow: 4)
    MouseDriver(in: window).click(
      at: outline.convert(NSPoint(x: row.midX, y: row.midY), to: nil))
    #expect(names(controller.selectedObjects) == ["Plants"])
  }
}
