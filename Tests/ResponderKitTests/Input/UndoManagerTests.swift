import ResponderKit
import Testing

/// A number whose changes can be undone.
@MainActor
private final class Counter {
  var value = 0
  let manager: UndoManager
  init(_ manager: UndoManager) { self.manager = manager }

  func add(_ number: Int) {
    value += number
    manager.registerUndo(withTarget: self) { $0.add(-number) }
  }
}

@MainActor @Suite struct UndoManagerTests {
  private let manager = UndoManager()
  private let counter: Counter

  init() { counter = Counter(manager) }

  @Test func `what was done last is undone first, and can be redone until something else is done`()
  {
    #expect(!manager.canUndo && !manager.canRedo)
    counter.add(1)
    manager.setActionName("Add One")
    counter.add(10)
    manager.setActionName("Add Ten")
    #expect(manager.undoActionName == "Add Ten" && manager.redoActionName == "")
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    #expect((manager.undoActionName, manager.redoActionName) == ("Add One", "Add Ten"))
    manager.redo()
    #expect(counter.value == 11 && manager.undoActionName == "Add Ten")
    manager.undo()
    counter.add(100)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 101)
  }

  @Test func `a group is undone as a whole, from its last step to its first`() {
    manager.beginUndoGrouping()
    counter.add(1)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.add(2)
    manager.endUndoGrouping()
    counter.add(3)
    manager.setActionName("Add")
    #expect(manager.canUndo)
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Add")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.value == 6)
    // A group that is open is closed first, and an empty one is none.
    manager.beginUndoGrouping()
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
  }

  @Test func `only so many levels are kept`() {
    for number in 1...5 { counter.add(number) }
    manager.levelsOfUndo = 2
    for _ in 0..<5 { manager.undo() }
    #expect(counter.value == 6 && !manager.canUndo)
    #expect(manager.canRedo)
  }

  @Test func `nothing is registered while that is disabled, and targets are not retained`() {
    manager.disableUndoRegistration()
    counter.add(1)
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    var other: Counter? = Counter(manager)
    other?.add(1)
    weak let gone = other
    other = nil
    #expect(gone == nil)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `what belongs to a target, or everything, is forgotten`() {
    let other = Counter(manager)
    counter.add(1)
    other.add(2)
    manager.beginUndoGrouping()
    counter.add(3)
    other.add(4)
    manager.removeAllActions(withTarget: counter)
    manager.endUndoGrouping()
    manager.undo()
    manager.undo()
    #expect((counter.value, other.value) == (4, 0))
    #expect(!manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `it tells whether it is undoing or redoing, and does neither within the other`() {
    var log: [String] = []
    @MainActor func register() {
      manager.registerUndo(withTarget: counter) { [manager] _ in
        log.append(manager.isUndoing ? "undoing" : manager.isRedoing ? "redoing" : "neither")
        manager.undo()
        manager.redo()
        register()
      }
    }
    register()
    manager.undo()
    manager.redo()
    manager.undo()
    #expect(log == ["undoing", "redoing", "undoing"])
  }
}
