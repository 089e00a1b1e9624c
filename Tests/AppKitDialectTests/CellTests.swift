import AppKitDialect
import Localize
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct CellTests {
  @Test func `C015 the states have the numbers of AppKit`() {
    #expect(NSControl.StateValue.mixed.rawValue == -1)
    #expect(NSControl.StateValue.off.rawValue == 0)
    #expect(NSControl.StateValue.on.rawValue == 1)
  }

  @Test func `C174 a new cell is off and allows no mixed state`() {
    let cell = NSCell()
    #expect(cell.state == .off)
    #expect(!cell.allowsMixedState)
  }

  @Test func `C175 a positive state is on`() {
    let cell = NSCell()
    cell.state = NSControl.StateValue(rawValue: 5)
    #expect(cell.state == .on)
  }

  @Test func `C176 a negative state is on where mixed is not allowed`() {
    let cell = NSCell()
    cell.state = NSControl.StateValue(rawValue: -1)
    #expect(cell.state == .on)
  }

  @Test func `C177 a negative state is mixed where that is allowed`() {
    let cell = NSCell()
    cell.allowsMixedState = true
    cell.state = NSControl.StateValue(rawValue: -1)
    #expect(cell.state == .mixed)
  }

  @Test func `C178 three states follow one another as off, mixed, on, off`() {
    let cell = NSCell()
    cell.allowsMixedState = true
    let states = (0..<4).map { _ in
      cell.setNextState()
      return cell.state
    }
    #expect(states == [.mixed, .on, .off, .mixed])
  }

  @Test func `C179 two states follow one another`() {
    let cell = NSCell()
    #expect(cell.nextState == 1)
    cell.setNextState()
    #expect(cell.nextState == 0)
  }

  @Test func `a mixed state is on once it is not allowed`() {
    let cell = NSCell()
    cell.allowsMixedState = true
    cell.state = .mixed
    cell.allowsMixedState = false
    #expect(cell.state == .on)
  }

  @Test func `C195 a new action cell has neither target nor action`() {
    let cell = NSActionCell()
    #expect(cell.tag == 0)
    #expect(cell.target == nil)
    #expect(cell.action == nil)
    #expect(cell.isEnabled)
    #expect(!cell.isBordered)
    #expect(!cell.isBezeled)
  }

  @Test func `C196 a border takes the place of a bezel, and a bezel that of a border`() {
    let cell = NSActionCell()
    cell.isBezeled = true
    cell.isBordered = true
    #expect(cell.isBordered && !cell.isBezeled)
    cell.isBezeled = true
    #expect(cell.isBezeled && !cell.isBordered)
  }

  @Test func `C197 a plain cell has no target, no action and no tag`() async {
    let cell = NSCell()
    #expect(cell.target == nil)
    #expect(cell.action == nil)
    #expect(cell.tag == -1)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSCell().target = NSResponder() }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSCell().action = ActionSelector("fire:") }
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { NSCell().tag = 1 } }
  }

  @Test func `C198 an image refuses to be first responder and a button does not`() {
    #expect(NSImageCell().refusesFirstResponder)
    #expect(!NSButtonCell().refusesFirstResponder)
    #expect(!NSCell().refusesFirstResponder)
    #expect(!NSActionCell().refusesFirstResponder)
    #expect(!NSTextFieldCell().refusesFirstResponder)
  }

  @Test func `a target is not kept`() {
    let cell = NSActionCell()
    var target: Target? = Target()
    cell.target = target
    #expect(cell.target === target)
    target = nil
    #expect(cell.target == nil)
  }

  @Test func `a cell can be edited only if it can be selected`() {
    let cell = NSCell()
    cell.isEditable = true
    #expect(cell.isSelectable)
    cell.isSelectable = false
    #expect(!cell.isEditable)
  }

  @Test func `a copy has the contents and the behavior of its original`() {
    let cell = NSButtonCell()
    cell.setButtonType(.switch)
    (cell.title, cell.tag, cell.action, cell.keyEquivalent) = ("Loop", 7, Target.fire, "l")
    cell.state = .on
    let copy = cell.copy() as? NSButtonCell
    #expect(copy?.title == "Loop")
    #expect(copy?.tag == 7)
    #expect(copy?.action == Target.fire)
    #expect(copy?.keyEquivalent == "l")
    #expect(copy?.state == .on)
    #expect(copy?.isBordered == false)
    #expect(copy?.showsStateBy == .contentsCellMask)
  }

  @Test func `only four kinds of events send an action`() {
    let cell = NSActionCell()
    #expect(cell.sendAction(on: [.keyDown, .leftMouseDown]) == 1 << 2)
    #expect(cell.sendAction(on: .leftMouseUp) == 1 << 1)
  }
}

/// What a label shows after an action took the value of a field with "2.75".
private let taken: [(action: String, text: String)] = [
  ("takeIntValueFrom:", "2"), ("takeIntegerValueFrom:", "2"), ("takeFloatValueFrom:", "2.75"),
  ("takeDoubleValueFrom:", "2.75"), ("takeStringValueFrom:", "2.75"),
  ("takeObjectValueFrom:", "2.75"),
]
/// A text and the numbers that it begins with.
private let texts: [(text: String, integer: Int, double: Double)] = [
  ("42", 42, 42), ("3.5", 3, 3.5), ("-7 apples", -7, -7), ("  12abc", 12, 12), ("abc", 0, 0),
  ("", 0, 0), ("+5", 5, 5), ("--5", 0, 0), (".5", 0, 0.5), ("1e3", 1, 1000), ("1e", 1, 1),
  ("5.", 5, 5), ("99999999999999999999", .max, 1e20),
]

@MainActor @Suite(.ownApplication) struct ControlValueTests {
  @Test func `C189 a whole number is a text and a number`() {
    let control = NSControl(frame: .zero)
    control.intValue = 42
    #expect(control.stringValue == "42")
    #expect(control.doubleValue == 42)
  }

  @Test func `C190 a fraction is cut off`() {
    let control = NSControl(frame: .zero)
    control.doubleValue = 3.5
    #expect(control.intValue == 3)
    control.doubleValue = -3.9
    #expect(control.integerValue == -3)
    #expect(control.stringValue == "-3.9")
  }

  @Test func `C191 letters are no number`() {
    let control = NSControl(frame: .zero)
    control.stringValue = "abc"
    #expect(control.intValue == 0)
    #expect(control.doubleValue == 0)
  }

  @Test func `C192 a control without an action sends nothing`() {
    let (control, target) = (NSControl(frame: .zero), Target())
    control.target = target
    #expect(!control.sendAction(control.action, to: control.target))
    #expect(target.senders.isEmpty)
  }

  @Test func `C193 a control sends its action to its target`() {
    let (control, target) = (NSControl(frame: .zero), Target())
    #expect(control.sendAction(Target.fire, to: target))
    #expect(target.senders.count == 1 && target.senders[0] === control)
  }

  @Test(arguments: texts.indices) func `a text begins with a number or is 0`(_ row: Int) {
    let control = NSControl(frame: .zero)
    control.stringValue = texts[row].text
    #expect(control.integerValue == texts[row].integer)
    #expect(control.doubleValue == texts[row].double)
  }

  @Test func `a control takes the value of another one`() {
    let (slider, label) = (NSSlider(frame: .zero), NSTextField(labelWithString: ""))
    slider.doubleValue = 0.75
    (slider.target, slider.action) = (label, ActionSelector("takeStringValueFrom:"))
    #expect(slider.sendAction(slider.action, to: slider.target))
    #expect(label.stringValue == "0.75")
    label.takeIntegerValueFrom(slider)
    #expect(label.stringValue == "0")
    label.takeDoubleValueFrom(slider)
    #expect(label.doubleValue == 0.75)
  }

  @Test(arguments: taken.indices) func `a control takes a value as the type of an action`(
    _ row: Int
  ) {
    let (field, label) = (NSTextField(frame: .zero), NSTextField(labelWithString: "before"))
    field.stringValue = "2.75"
    (field.target, field.action) = (label, ActionSelector(taken[row].action))
    #expect(field.sendAction(field.action, to: field.target))
    #expect(label.stringValue == taken[row].text)
  }

  @Test func `a control takes no value of what has none`() {
    let label = NSTextField(labelWithString: "before")
    label.takeIntValueFrom(nil)
    label.takeStringValueFrom(NSView(frame: .zero))
    label.takeObjectValueFrom("text")
    #expect(label.stringValue == "before")
  }

  @Test func `a formatter writes and reads numbers in a language`() {
    let field = NSTextField(frame: .zero)
    field.formatter = NSNumberFormatter(in: LanguageTag("de"))
    field.doubleValue = 1234.5
    #expect(field.stringValue == "1.234,5")
    field.stringValue = "2.000,25"
    #expect(field.doubleValue == 2000.25)
  }

  @Test func `a value may be a text with attributes`() {
    let control = NSControl(frame: .zero)
    let bold = AttributedText(
      "5 files", attributes: .init(font: .system(ofSize: 13, weight: .bold)))
    control.attributedStringValue = bold
    #expect(control.attributedStringValue == bold)
    #expect(control.stringValue == "5 files" && control.intValue == 5)
    control.stringValue = "6"
    #expect(control.attributedStringValue == AttributedText("6"))
  }

  @Test func `a selected tag is that of the cell and not that of the control`() {
    let control = NSControl(frame: .zero)
    control.tag = 3
    control.cell?.tag = 8
    #expect(control.tag == 3)
    #expect(control.selectedTag() == 8)
    control.cell = nil
    #expect(control.selectedTag() == -1)
  }
}
