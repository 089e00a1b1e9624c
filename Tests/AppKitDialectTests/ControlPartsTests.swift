import AppKitDialect
import Localize
import Testing

/// A control with a cell of each kind.
private let kinds: [@MainActor @Sendable () -> NSControl] = [
  { NSButton(title: "Save", target: nil, action: nil) }, { NSTextField(string: "") },
  { NSSecureTextField(frame: .zero) }, { NSSearchField(frame: .zero) },
  { NSTokenField(frame: .zero) }, { NSComboBox(frame: .zero) }, { NSSlider(frame: .zero) },
  { NSStepper(frame: .zero) }, { NSSegmentedControl(frame: .zero) },
  { NSPopUpButton(frame: .zero, pullsDown: false) }, { NSDatePicker(frame: .zero) },
  { NSLevelIndicator(frame: .zero) }, { NSPathControl(frame: .zero) },
]

/// What every control has of its cell, and what a button has of its own.
@MainActor @Suite(.ownApplication) struct ControlPartsTests {
  @Test(arguments: kinds.indices)
  func `the target and the action of a control are those of its cell`(kind: Int) throws {
    let (control, target) = (kinds[kind](), Target())
    (control.target, control.action) = (target, Target.fire)
    let cell = try #require(control.cell as? NSActionCell)
    #expect(cell.target === target)
    #expect(cell.action == Target.fire)
    #expect(control.sendAction(cell.action, to: cell.target))
    #expect(target.senders.first === control)
    (cell.target, cell.action) = (nil, Target.other)
    #expect(control.target == nil)
    #expect(control.action == Target.other)
  }

  @Test(arguments: kinds.indices)
  func `a view finds a control by its tag, which is not that of its cell`(
    kind: Int
  ) {
    let (control, around) = (kinds[kind](), NSView(frame: .zero))
    around.addSubview(control)
    #expect(control.tag == 0)
    #expect(around.viewWithTag(7) == nil)
    control.tag = 7
    control.cell?.tag = 5
    #expect(around.viewWithTag(7) === control)
    #expect(around.viewWithTag(5) == nil)
  }

  @Test func `a value is a text, a number and an object, through the formatter`() {
    let field = NSTextField(string: "")
    field.formatter = NSNumberFormatter(in: LanguageTag("de"))
    field.doubleValue = 2.5
    #expect(field.stringValue == "2,5")
    #expect((field.integerValue, field.intValue) == (2, 2))
    #expect((field.floatValue, field.doubleValue) == (2.5, 2.5))
    field.stringValue = "7,25"
    #expect(field.objectValue as? Double == 7.25)
    field.objectValue = 3.0
    #expect(field.stringValue == "3")
    field.floatValue = 1.5
    #expect(field.stringValue == "1,5")
    field.integerValue = 4
    #expect(field.stringValue == "4")
  }

  @Test func `an image stands where its position says, and alone without a title`() {
    let image = NSImage(named: "save")
    let plain = NSButton(title: "Save", target: nil, action: nil)
    #expect(plain.imagePosition == .noImage)
    #expect(NSButton(image: image, target: nil, action: nil).imagePosition == .imageOnly)
    let both = NSButton(title: "Save", image: image, target: nil, action: nil)
    #expect(both.imagePosition == .imageLeading)
    both.imagePosition = .imageAbove
    #expect((both.cell as? NSButtonCell)?.imagePosition == .imageAbove)
  }

  @Test func `a button destroys nothing unless that is said, and a click is the same`() {
    let target = Target()
    let button = NSButton(title: "Delete", target: target, action: Target.fire)
    #expect(!button.hasDestructiveAction)
    button.hasDestructiveAction = true
    button.performClick(nil)
    #expect(target.names == ["fire"])
  }
}
