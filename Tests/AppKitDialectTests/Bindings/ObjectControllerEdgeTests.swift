import AppKitDialect
import Testing

/// Lists whose objects are equal, contain themselves, or are being edited.
@MainActor @Suite(.ownApplication) struct ObjectControllerEdgeTests {
  private let people = ["Grace", "Ada", "Alan"].map { KeyValueObject(["name": $0]) }

  @Test func `a change of the content is told once, through several controllers`() {
    let controllers = (0..<12).map { _ in NSArrayController(content: nil) }
    for (outer, inner) in zip(controllers, controllers.dropFirst()) {
      inner.bind(.contentArray, to: outer, withKeyPath: "arrangedObjects")
    }
    var count = 0
    let observation = controllers[11].observe("arrangedObjects") { count += 1 }
    controllers[0].content = people
    #expect(count == 1)
    #expect(controllers[11].arrangedObjects.count == 3)
    withExtendedLifetime(observation) {}
  }

  @Test func `no object is selected if that was said, whatever the controller avoids`() {
    let controller = NSArrayController(content: people)
    controller.selectionIndexes = []
    #expect(controller.selectedObjects.isEmpty)
    controller.content = Array(people.prefix(2))
    #expect(controller.selectionIndex == 0)
  }

  @Test func `of equal values one is removed`() {
    let controller = NSArrayController(content: ["a", "b", "a"])
    controller.selectionIndex = 2
    controller.remove(nil)
    #expect(controller.arrangedObjects.count == 2)
  }

  @Test func `what is typed is the value of the object that was selected`() {
    let controller = NSArrayController(content: people)
    let field = NSTextField(frame: NSRect(x: 20, y: 20, width: 100, height: 22))
    field.bind(.value, to: controller, withKeyPath: "selection.name")
    let window = shownWindow(field)
    MouseDriver(in: window).type("Joan")
    controller.selectionIndex = 1
    #expect(people.map { $0["name"] as? String } == ["Joan", "Ada", "Alan"])
    #expect(field.stringValue == "Ada")
    withExtendedLifetime(window) {}
  }

  @Test func `a value of several objects is told once`() throws {
    let controller = NSArrayController(content: people)
    controller.selectionIndexes = [0, 1, 2]
    var count = 0
    let observation = controller.observe("selection.name") { count += 1 }
    try controller.setValue("Joan", forKeyPath: "selection.name")
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `the selection itself is the object, if there is one`() throws {
    let controller = NSArrayController(content: people)
    #expect(try controller.value(forKeyPath: "selection.self") as? KeyValueObject === people[0])
    #expect(try controller.value(forKeyPath: "self.selection.name") as? String == "Grace")
  }

  @Test func `an object that contains itself stands once in each place`() {
    let folder = KeyValueObject(["name": "Loop"])
    folder["children"] = [folder, people[0]]
    let tree = NSTreeController(content: nil)
    tree.childrenKeyPath = "children"
    tree.content = [folder]
    #expect(tree.arrangedObjects.children.count == 1)
    #expect(tree.arrangedObjects.children[0].children.count == 1)
    folder["children"] = nil
  }

  @Test func `two folders in each other, twice each, end at the most nodes`() {
    let folders = (0..<40).map { KeyValueObject(["name": "\($0)"]) }
    for (outer, inner) in zip(folders, folders.dropFirst()) { outer["children"] = [inner, inner] }
    let tree = NSTreeController(content: nil)
    tree.childrenKeyPath = "children"
    tree.content = [folders[0]]
    var (count, open) = (0, tree.arrangedObjects.children)
    while let node = open.popLast() {
      count += 1
      open += node.children
    }
    #expect(count == 100_000)
  }

  @Test func `a table whose content is no longer bound asks its data source`() {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    table.addTableColumn(NSTableColumn(identifier: .init("name")))
    table.bind(.content, to: NSArrayController(content: people), withKeyPath: "arrangedObjects")
    #expect(table.numberOfRows == 3)
    table.unbind(.content)
    #expect(table.numberOfRows == 0)
  }
}
