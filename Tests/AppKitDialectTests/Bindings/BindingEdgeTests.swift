import AppKitDialect
import Testing

/// What goes on around a bound value: editing that is broken off, cells, patterns, and what ends.
@MainActor @Suite(.ownApplication) struct BindingEdgeTests {
  private let settings = Settings()
  private func field(_ options: [NSBindingOption: Any] = [:]) -> NSTextField {
    let field = NSTextField(frame: NSRect(x: 20, y: 20, width: 100, height: 22))
    field.bind(.value, to: settings, withKeyPath: "name", options: options)
    return field
  }

  @Test func `Escape discards what was typed, and the next end of editing sets nothing`() {
    let field = field()
    let driver = MouseDriver(in: shownWindow(field))
    driver.type("Grace")
    driver.key("\u{1B}")
    #expect(field.stringValue == "Ada")
    #expect(bindingLines { driver.key("\r") } == [])
    #expect(settings.name == "Ada")
  }

  @Test func `a text that is ended by force is the value`() {
    let field = field()
    let window = shownWindow(field)
    MouseDriver(in: window).type("Grace")
    window.endEditing(for: nil)
    #expect(settings.name == "Grace")
  }

  @Test func `a delegate that does not accept the text keeps it from the value`() {
    final class Delegate: NSTextFieldDelegate {
      func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { false }
    }
    let (field, delegate) = (field([.validatesImmediately: true]), Delegate())
    field.delegate = delegate
    let driver = MouseDriver(in: shownWindow(field))
    driver.type("Joan")
    driver.key("\r")
    #expect(settings.name == "Ada")
  }

  @Test func `Return calls the method of a bound target once`() {
    var count = 0
    let target = Target()
    target.body = { _ in count += 1 }
    settings.target = target
    let field = field()
    field.bind(
      .target, to: settings, withKeyPath: "target",
      options: [.selectorName: Target.fire.name])
    field.bind(.argument, to: settings, withKeyPath: "self")
    let driver = MouseDriver(in: shownWindow(field))
    driver.type("Joan")
    driver.key("\r")
    #expect(count == 1)
  }

  @Test func `a binding that ends gives back the placeholder and what it disabled`() {
    let field = NSTextField(frame: .zero)
    field.placeholderString = "Name"
    let controller = NSArrayController(content: nil)
    field.bind(.value, to: controller, withKeyPath: "selection.name")
    #expect(field.placeholderString == "No Selection")
    #expect(!field.isEditable)
    field.unbind(.value)
    #expect(field.placeholderString == "Name")
    #expect(field.isEditable)
  }

  @Test func `a bound cell of a matrix is disabled alone`() {
    let matrix = NSMatrix(
      frame: NSRect(x: 0, y: 0, width: 100, height: 40), mode: .radioModeMatrix,
      cellClass: NSButtonCell.self, numberOfRows: 2, numberOfColumns: 1)
    let cell = matrix.cell(atRow: 1, column: 0)
    settings.mayPlay = false
    cell?.bind(.enabled, to: settings, withKeyPath: "mayPlay")
    #expect(cell?.isEnabled == false)
    #expect(matrix.cell(atRow: 0, column: 0)?.isEnabled == true)
    #expect(matrix.isEnabled)
  }

  @Test func `a cell that was bound before it has a control sets its value by a click`() {
    let cell = NSButtonCell(textCell: "Plays")
    cell.setButtonType(.switch)
    cell.bind(.value, to: settings, withKeyPath: "plays")
    let button = NSButton(frame: NSRect(x: 0, y: 0, width: 80, height: 20))
    button.cell = cell
    MouseDriver(in: shownWindow(button)).click(button)
    #expect(settings.plays)
  }

  @Test func `a value that looks like a place of a pattern is a text like any other`() {
    let model = KeyValueObject(["first": "%{value2}@", "second": "B"])
    let label = NSTextField(labelWithString: "")
    label.bind(
      NSBindingName("displayPatternValue1"), to: model, withKeyPath: "first",
      options: [.displayPattern: "%{value1}@ %{value2}@ %{value3}@"])
    label.bind(NSBindingName("displayPatternValue2"), to: model, withKeyPath: "second")
    #expect(label.stringValue == "%{value2}@ B %{value3}@")
  }

  @Test func `a slider shows the number at the start of a text`() {
    let slider = NSSlider(frame: .zero)
    (slider.minValue, slider.maxValue) = (0, 10)
    settings.name = "4 km"
    slider.bind(.value, to: settings, withKeyPath: "name")
    #expect(slider.doubleValue == 4)
  }

  @Test func `what a transformer turns back is recorded as it is set`() {
    let box = NSButton(checkboxWithTitle: "Plays", target: nil, action: nil)
    box.bind(
      .value, to: settings, withKeyPath: "isMuted",
      options: [.valueTransformerName: "NSNegateBoolean"])
    let lines = bindingLines { box.performClick(nil) }
    #expect(settings.isMuted)
    #expect(lines == ["binding sets isMuted | Settings: true"])
  }

  @Test func `a text view sets its text at the end of editing, or with each key`() {
    for isContinuous in [false, true] {
      let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 60))
      settings.name = ""
      view.bind(
        .value, to: settings, withKeyPath: "name",
        options: [.continuouslyUpdatesValue: isContinuous])
      let window = shownWindow(view)
      window.makeFirstResponder(view)
      MouseDriver(in: window).type("Joan")
      #expect(settings.name == (isContinuous ? "Joan" : ""))
      window.makeFirstResponder(nil)
      #expect(settings.name == "Joan")
    }
  }

  @Test func `the tab that is selected is the value`() {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 100, height: 60))
    for _ in 0..<3 { tabs.addTabViewItem(NSTabViewItem(identifier: nil)) }
    settings.speed = 1
    tabs.bind(.selectedIndex, to: settings, withKeyPath: "speed")
    #expect(tabs.selectedTabViewItem === tabs.tabViewItems[1])
    tabs.selectTabViewItem(at: 2)
    #expect(settings.speed == 2)
  }

  @Test func `two objects that set each other without end stop`() {
    final class Counter: KeyValueSource {
      let keyValueObservers = KeyValueObservers()
      @KeyValue var count = 0
    }
    let counter = Counter()
    let stepper = NSStepper(frame: .zero)
    stepper.maxValue = 1000
    stepper.bind(.value, to: counter, withKeyPath: "count")
    let observation = counter.observe("count") { if counter.count < 900 { counter.count += 1 } }
    counter.count = 1
    #expect(counter.count == 900)
    #expect(stepper.doubleValue == 900)
    withExtendedLifetime(observation) {}
  }

  @Test func `values that depend on each other are observed once`() {
    final class Circle: KeyValueSource {
      let keyValueObservers = KeyValueObservers()
      @KeyValue var seed = 0
      func value(forKey key: String) throws(KeyValueError) -> Any? { seed }
      func keyPathsForValuesAffectingValue(forKey key: String) -> [String] {
        (0..<20).map { "key\($0)" } + ["seed"]
      }
    }
    let circle = Circle()
    var count = 0
    let observation = circle.observe("key0") { count += 1 }
    circle.seed = 1
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }
}
