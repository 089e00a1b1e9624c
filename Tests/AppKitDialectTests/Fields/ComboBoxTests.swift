import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct ComboBoxTests {
  private let target = Target()
  private final class Delegate: NSComboBoxDelegate {
    let log = Log()
    func comboBoxWillPopUp(_ notification: Notice) { log.note("will pop up") }
    func comboBoxWillDismiss(_ notification: Notice) { log.note("will dismiss") }
    func comboBoxSelectionDidChange(_ notification: Notice) { log.note("selection") }
    func controlTextDidChange(_ obj: Notice) { log.note("text") }
  }
  private final class Source: NSComboBoxDataSource {
    var count = 2
    func numberOfItems(in comboBox: NSComboBox) -> Int { count }
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { index * 10 }
    func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { "100" }
  }

  private func comboBox(_ items: [String] = ["alpha", "beta", "gamma"]) -> NSComboBox {
    let box = NSComboBox(frame: NSRect(x: 20, y: 20, width: 120, height: 24))
    box.addItems(withObjectValues: items)
    (box.target, box.action) = (target, Target.fire)
    return box
  }
  private let button = NSPoint(x: 130, y: 30)

  @Test func `a list keeps the index of its selection`() {
    let box = comboBox()
    #expect(box.numberOfItems == 3 && box.indexOfSelectedItem == -1 && !box.completes)
    #expect(box.numberOfVisibleItems == 5 && box.hasVerticalScroller && box.isButtonBordered)
    box.selectItem(at: 2)
    box.insertItem(withObjectValue: "delta", at: 0)
    #expect(box.objectValueOfSelectedItem as? String == "beta")
    box.removeItem(at: 0)
    #expect(box.indexOfSelectedItem == 2 && box.stringValue == "")
    box.removeItem(withObjectValue: "alpha")
    #expect(box.indexOfSelectedItem == -1 && box.objectValueOfSelectedItem == nil)
    #expect(box.indexOfItem(withObjectValue: "gamma") == 1)
    #expect(box.indexOfItem(withObjectValue: "missing") == .max)
    box.selectItem(withObjectValue: "beta")
    box.selectItem(withObjectValue: "missing")
    #expect(box.indexOfSelectedItem == 0)
    box.deselectItem(at: 1)
    #expect(box.indexOfSelectedItem == 0)
    box.removeAllItems()
    #expect(box.indexOfSelectedItem == -1 && target.senders.isEmpty)
  }

  @Test func `an item that is chosen becomes the text and sends the action`() throws {
    let (box, delegate) = (comboBox(), Delegate())
    box.delegate = delegate
    let driver = MouseDriver(in: shownWindow(box))
    driver.click(at: button)
    #expect(driver.visibleMenu?.items.map(\.title) == ["alpha", "beta", "gamma"])
    try driver.choose("beta")
    #expect(box.stringValue == "beta" && box.indexOfSelectedItem == 1)
    #expect(target.senders.count == 1 && target.senders.first === box)
    #expect(delegate.log.take() == ["will pop up", "will dismiss", "selection"])
    driver.click(at: button)
    driver.dismissMenu()
    #expect(delegate.log.take() == ["will pop up", "will dismiss"])
  }

  @Test func `the arrow down opens the list of a field that is edited`() throws {
    let box = comboBox()
    let window = shownWindow(box)
    window.makeFirstResponder(box)
    let driver = MouseDriver(in: window)
    driver.key(KeyCommand.inputDownArrow)
    try driver.choose("gamma")
    #expect(box.stringValue == "gamma" && box.currentEditor() == nil)
  }

  @Test func `what is typed is completed, and what is deleted is not`() {
    let box = comboBox(["Apple", "Apricot", "Banana"])
    box.completes = true
    let window = shownWindow(box)
    window.makeFirstResponder(box)
    let driver = MouseDriver(in: window)
    driver.type("Ap")
    #expect(box.stringValue == "Apple")
    driver.type("r")
    #expect(box.stringValue == "Apricot")
    driver.type("x")
    #expect(box.stringValue == "Aprx")
    driver.key(KeyCommand.inputDelete)
    #expect(box.stringValue == "Apr")
    driver.key("\r")
    #expect(target.senders.count == 1)
  }

  @Test func `a completion is the first item with the text, whatever its case`() {
    let cell = NSComboBoxCell()
    cell.addItems(withObjectValues: ["Apple", "Apricot", "Banana"])
    let completed = ["ap", "Ban", "xyz", ""].map { cell.completedString($0) }
    #expect(completed == ["Apple", "Banana", nil, nil])
  }

  @Test func `a list of a data source is asked for, and one that lies has no items`() throws {
    let (box, source) = (comboBox([]), Source())
    (box.usesDataSource, box.dataSource) = (true, source)
    let driver = MouseDriver(in: shownWindow(box))
    driver.click(at: button)
    try driver.choose("10")
    #expect(box.intValue == 10 && box.indexOfSelectedItem == 1)
    source.count = -5
    box.noteNumberOfItemsChanged()
    #expect(box.numberOfItems == 0 && box.indexOfSelectedItem == -1)
    driver.click(at: button)
    #expect(driver.visibleMenu == nil)
  }

  @Test func `a notification comes for another selection alone`() {
    let (box, delegate) = (comboBox(), Delegate())
    box.delegate = delegate
    box.selectItem(at: 1)
    box.selectItem(at: 1)
    box.selectItem(at: 2)
    box.deselectItem(at: 2)
    #expect(delegate.log.take() == ["selection", "selection", "selection"])
  }
}
