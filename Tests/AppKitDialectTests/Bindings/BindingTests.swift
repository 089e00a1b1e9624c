import AppKitDialect
import Testing

@MainActor @Suite(.ownApplication) struct BindingTests {
  private let settings = Settings()

  @Test func `a check box shows a value, and a click sets it before the action is sent`() {
    let target = Target()
    let box = NSButton(checkboxWithTitle: "Plays", target: target, action: Target.fire)
    box.frame = NSRect(x: 20, y: 20, width: 80, height: 20)
    let window = shownWindow(box)
    var seen: [Bool] = []
    target.body = { _ in seen.append(self.settings.plays) }
    box.bind(.value, to: settings, withKeyPath: "plays")
    #expect(box.state == .off)
    settings.plays = true
    #expect(box.state == .on)
    let record = InteractionRecord.during { MouseDriver(in: window).click(box) }
    #expect(settings.plays == false)
    #expect(seen == [false])
    #expect(
      record.description == """
        left mouse down at (60, 30)  hits NSButton in NSView
          looks pressed
        left mouse up at (60, 30)
          on → off
          binding sets plays         Settings: false
          sends its action           fire: → Target
          looks normal
        """)
  }

  @Test func `all of the bindings that enable a control have to be true, and one that hides it`() {
    let button = NSButton(title: "Play", target: nil, action: nil)
    button.bind(.enabled, to: settings, withKeyPath: "mayPlay")
    #expect(button.isEnabled)
    button.bind(
      NSBindingName("enabled2"), to: settings, withKeyPath: "isMuted",
      options: [.valueTransformerName: "NSNegateBoolean"])
    settings.isMuted = true
    #expect(!button.isEnabled)
    settings.isMuted = false
    settings.mayPlay = false
    #expect(!button.isEnabled)
    settings.mayPlay = true
    #expect(button.isEnabled)
    button.bind(.hidden, to: settings, withKeyPath: "isMuted")
    button.bind(NSBindingName("hidden2"), to: settings, withKeyPath: "plays")
    #expect(!button.isHidden)
    settings.plays = true
    #expect(button.isHidden)
    button.unbind(NSBindingName("hidden2"))
    #expect(!button.isHidden)
  }

  @Test func `a field takes its value at the end, and a controller knows that it is edited`() {
    let field = NSTextField(frame: NSRect(x: 20, y: 20, width: 100, height: 22))
    let controller = NSObjectController(content: settings)
    field.bind(.value, to: controller, withKeyPath: "selection.name")
    let window = shownWindow(field)
    #expect(field.stringValue == "Ada")
    let driver = MouseDriver(in: window)
    driver.type("Grace")
    #expect(settings.name == "Ada")
    #expect(controller.isEditing)
    let lines = bindingLines { driver.key("\r") }
    #expect(settings.name == "Grace")
    #expect(!controller.isEditing)
    #expect(lines == ["binding sets selection.name | NSObjectController: “Grace”"])
    driver.type("Joan")
    #expect(controller.commitEditing())
    #expect(settings.name == "Joan")
  }

  @Test func `a field that updates continuously sets the value with each key`() {
    let field = NSTextField(frame: NSRect(x: 20, y: 20, width: 100, height: 22))
    field.bind(
      .value, to: settings, withKeyPath: "name", options: [.continuouslyUpdatesValue: true])
    let window = shownWindow(field)
    let driver = MouseDriver(in: window)
    var names: [String?] = []
    let observation = settings.observe("name") { names.append(self.settings.name) }
    driver.type("Jo")
    driver.key(KeyCommand.inputDelete)
    #expect(names == ["J", "Jo", "J"])
    observation.invalidate()
  }

  @Test func `an object that validates may change a value, or keep the field from ending`() {
    let field = NSTextField(frame: NSRect(x: 20, y: 20, width: 100, height: 22))
    let other = NSTextField(frame: NSRect(x: 20, y: 60, width: 100, height: 22))
    field.bind(.value, to: settings, withKeyPath: "name", options: [.validatesImmediately: true])
    let window = shownWindow(field, other)
    let driver = MouseDriver(in: window)
    window.makeFirstResponder(field)
    driver.type("Joan")
    driver.key("\r")
    #expect(settings.name == "JOAN")
    #expect(field.stringValue == "JOAN")
    driver.type("Alexander")
    let lines = bindingLines { driver.click(other) }
    #expect(window.firstResponder === field)
    #expect(settings.name == "JOAN")
    #expect(lines == ["name is not set to “Alexander” | Settings: the name is too long"])
  }

  @Test func `placeholders stand for no value, several values and no selection`() {
    let field = NSTextField(string: "")
    field.placeholderString = "Name"
    let controller = NSArrayController(content: nil)
    field.bind(
      .value, to: controller, withKeyPath: "selection.name",
      options: [.nullPlaceholder: "nameless", .multipleValuesPlaceholder: "many"])
    func shown() -> String {
      "\(field.stringValue)|\(field.placeholderString ?? "")|\(field.isEditable)"
    }
    #expect(shown() == "|No Selection|false")
    let people = ["Ada", "Grace"].map { KeyValueObject(["name": $0]) }
    controller.content = people
    #expect(shown() == "Ada|Name|true")
    controller.selectionIndexes = [0, 1]
    #expect(shown() == "|many|true")
    people[1]["name"] = "Ada"
    #expect(shown() == "Ada|Name|true")
    controller.selectionIndexes = [1]
    people[1]["name"] = nil
    #expect(shown() == "|nameless|true")
  }

  @Test func `a check box of several values is mixed, and sets all of them`() {
    let rows = [true, false].map { KeyValueObject(["on": $0]) }
    let controller = NSArrayController(content: rows)
    controller.selectionIndexes = [0, 1]
    let box = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
    box.allowsMixedState = true
    box.bind(.value, to: controller, withKeyPath: "selection.on")
    #expect(box.state == .mixed)
    box.performClick(nil)
    #expect(rows.map { $0["on"] as? Bool } == [true, true])
    controller.content = nil
    #expect(!box.isEnabled)
  }

  @Test func `a control that the app has disabled is not enabled by its value`() {
    let slider = NSSlider(value: 1, minValue: 0, maxValue: 10, target: nil, action: nil)
    slider.isEnabled = false
    let controller = NSObjectController(content: settings)
    slider.bind(.value, to: controller, withKeyPath: "selection.speed")
    #expect(slider.doubleValue == 5)
    #expect(!slider.isEnabled)
    slider.isEnabled = true
    controller.content = nil
    #expect(!slider.isEnabled)
    controller.content = settings
    #expect(slider.isEnabled)
  }

  @Test func `a pop-up button gets its items and its choice from values`() throws {
    let button = NSPopUpButton(
      frame: NSRect(x: 20, y: 20, width: 100, height: 26), pullsDown: false)
    let window = shownWindow(button)
    button.bind(.selectedValue, to: settings, withKeyPath: "sound")
    button.bind(
      .contentValues, to: settings, withKeyPath: "sounds", options: [.insertsNullPlaceholder: true])
    #expect(button.itemTitles == ["", "Basso", "Glass", "Ping"])
    #expect(button.titleOfSelectedItem == "Glass")
    let driver = MouseDriver(in: window)
    driver.click(button)
    try driver.choose("Ping")
    #expect(settings.sound == "Ping")
    settings.sounds = ["Pop", "Ping"]
    #expect(button.titleOfSelectedItem == "Ping")
    driver.click(button)
    try driver.choose("")
    #expect(settings.sound == nil)
  }

  @Test func `a pattern has the values of several bindings`() {
    let label = NSTextField(labelWithString: "")
    let options: [NSBindingOption: Any] = [.displayPattern: "%{value1}@ at %{value2}@ mph"]
    label.bind(.displayPatternValue, to: settings, withKeyPath: "name", options: options)
    label.bind(
      NSBindingName("displayPatternValue2"), to: settings, withKeyPath: "speed", options: options)
    #expect(label.stringValue == "Ada at 5 mph")
    settings.speed = 7
    #expect(label.stringValue == "Ada at 7 mph")
  }

  @Test func `a click calls the method of the object that the target is bound to`() {
    settings.target = Target()
    let button = makeButton()
    (button.action, button.target) = (nil, nil)
    button.bind(.target, to: settings, withKeyPath: "target", options: [.selectorName: "fire:"])
    button.bind(.argument, to: settings, withKeyPath: "self")
    button.performClick(nil)
    #expect(settings.target?.names == ["fire"])
    #expect(settings.target?.senders.first === settings)
    settings.target = nil
    #expect(!button.isEnabled)
  }

  @Test func `an item of a menu is disabled by its binding, and turns its value on and off`() {
    let target = Target()
    let menu = NSMenu()
    let item = menu.addItem(withTitle: "Play", action: Target.fire)
    item.target = target
    item.bind(.enabled, to: settings, withKeyPath: "mayPlay")
    let toggle = menu.addItem(withTitle: "Mute", action: nil)
    toggle.bind(.value, to: settings, withKeyPath: "isMuted")
    menu.update()
    #expect(item.isEnabled && toggle.isEnabled)
    settings.mayPlay = false
    menu.update()
    #expect(!item.isEnabled)
    menu.performActionForItem(at: 1)
    #expect(settings.isMuted)
    #expect(toggle.state == .on)
  }

  @Test func `information tells what is bound, and a property by its key is set`() throws {
    let field = NSTextField(string: "")
    field.bind(.value, to: settings, withKeyPath: "name")
    let info = try #require(field.infoForBinding(.value))
    #expect(info[.observedKeyPath] as? String == "name")
    #expect(info[.observedObject] as? Settings === settings)
    #expect(field.infoForBinding(.enabled) == nil)
    #expect(field.exposedBindings.contains(.displayPatternValue) == false)
    #expect(field.exposedBindings.contains(.textColor))
  }

  @Test func `a key that the object lacks leaves the property, or is not applicable`() {
    let field = NSTextField(string: "before")
    field.bind(.value, to: settings, withKeyPath: "shoe")
    #expect(field.stringValue == "before")
    field.bind(
      .value, to: settings, withKeyPath: "shoe", options: [.raisesForNotApplicableKeys: false])
    #expect(field.stringValue == "")
    #expect(field.placeholderString == "Not Applicable")
  }

  @Test func `what an observer removes while it is told is not told`() {
    var box: NSButton? = NSButton(checkboxWithTitle: "Plays", target: nil, action: nil)
    let other = NSButton(checkboxWithTitle: "Plays", target: nil, action: nil)
    let observation = settings.observe("plays") {
      box?.unbind(.value)
      box = nil
    }
    box?.bind(.value, to: settings, withKeyPath: "plays")
    other.bind(.value, to: settings, withKeyPath: "plays")
    settings.plays = true
    #expect(box == nil)
    #expect(other.state == .on)
    observation.invalidate()
  }

  @Test func `a view does not retain the controller that owns it`() {
    weak var released: NSViewController?
    do {
      let controller = NSViewController()
      controller.representedObject = settings
      controller.view = NSButton(checkboxWithTitle: "Plays", target: nil, action: nil)
      controller.view.bind(.value, to: controller, withKeyPath: "representedObject.plays")
      settings.plays = true
      #expect((controller.view as? NSButton)?.state == .on)
      released = controller
    }
    #expect(released == nil)
  }
}
