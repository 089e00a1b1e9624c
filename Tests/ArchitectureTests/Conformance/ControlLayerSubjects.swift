/// A subject of the control layer of AppKit, with a test that holds it.
struct ControlLayerSubject {
  let title: String
  /// The names that the source of the suite has.
  let names: [String]
  let suite: String
  let test: String

  init(_ title: String, _ names: [String], _ suite: String, _ test: String) {
    (self.title, self.names, self.suite, self.test) = (title, names, suite, test)
  }

  static let all: [ControlLayerSubject] = [
    .init(
      "Target and action of a control", ["target", "senders"], "ControlValueTests",
      "C193 a control sends its action to its target"),
    .init(
      "Target and action of each cell", ["cell.target", "cell.action"], "ControlPartsTests",
      "the target and the action of a control are those of its cell"),
    .init(
      "A control with several cells", ["NSMatrix"], "MatrixTests",
      "a control with several cells takes the action from the cell that is clicked"),
    .init(
      "Mask of `sendAction(on:)`", ["sendAction(on:"], "ButtonTests",
      "C219 an action is sent when the button of the mouse goes down if that is asked for"),
    .init(
      "`isContinuous`", ["isContinuous"], "SliderTests",
      "a slider that is not continuous sends its action at the end"),
    .init(
      "`ignoresMultiClick`", ["ignoresMultiClick"], "ButtonTests",
      "clicks after the first are ignored if a button asks for that"),
    .init(
      "String, integer, float, double and object value, with formatters",
      ["stringValue", "integerValue", "floatValue", "doubleValue", "objectValue", "formatter"],
      "ControlPartsTests", "a value is a text, a number and an object, through the formatter"),
    .init(
      "`take…ValueFrom`",
      [
        "takeIntValueFrom", "takeIntegerValueFrom", "takeFloatValueFrom", "takeDoubleValueFrom",
        "takeStringValueFrom", "takeObjectValueFrom",
      ], "ControlValueTests",
      "a control takes a value as the type of an action"),
    .init(
      "`performClick(_:)`", ["performClick"], "ButtonTests", "C183 a disabled button sends nothing"),
    .init(
      "Types of buttons", ["setButtonType"], "ButtonTypeTests",
      "a type says how a button shows what it is"),
    .init(
      "On, off, mixed and the next state", ["setNextState", "mixed"], "CellTests",
      "C178 three states follow one another as off, mixed, on, off"),
    .init(
      "Radio buttons in groups", ["radioButtonWithTitle"], "RadioTests",
      "C216 the radio buttons of a group turn one another off"),
    .init(
      "Key equivalents", ["keyEquivalent"], "ButtonTests",
      "C220 a key equivalent clicks a button that is enabled"),
    .init(
      "Alternate title", ["alternateTitle"], "ButtonTypeTests",
      "a toggle shows its alternate title while it is on"),
    .init(
      "Alternate image", ["alternateImage"], "ButtonTests",
      "a type that shows its state by its contents shows the alternate image"),
    .init(
      "Position of the image", ["imagePosition"], "ControlPartsTests",
      "an image stands where its position says, and alone without a title"),
    .init(
      "Convenience constructors", ["checkboxWithTitle", "radioButtonWithTitle", "image:"],
      "ButtonTests", "C184 a checkbox and a radio button have no border and a push button has"),
    .init(
      "`bezelColor` and `contentTintColor`", ["bezelColor", "contentTintColor"], "ButtonTests",
      "C222 the colors of a button are the system's until they are set"),
    .init(
      "`hasDestructiveAction`", ["hasDestructiveAction"], "ControlPartsTests",
      "a button destroys nothing unless that is said, and a click is the same"),
    .init(
      "Validation of items and commands", ["validateMenuItem"], "MenuTests",
      "items are enabled by the object that performs their action"),
    .init(
      "Validation of toolbar items", ["validateToolbarItem"], "MenuTests",
      "an item of a toolbar asks its own protocol before the common one"),
    .init(
      "Tags", ["viewWithTag", "tag"], "ControlPartsTests",
      "a view finds a control by its tag, which is not that of its cell"),
    .init(
      "Key window and main window of a nil target", ["makeKey"], "ApplicationTests",
      "C103 the first responder of the key window goes before the main window"),
    .init(
      "Application, delegates and document of a nil target", ["document", "delegate"],
      "ActionSearchTests", "an action without a target asks the documented objects in order"),
    .init(
      "Modal session", ["runModal", "stopModal"], "ApplicationTests",
      "a modal session keeps events from other windows, and ends with what stops it"),
    .init(
      "Supplemental target", ["supplementalTarget"], "OverrideTests",
      "an object that a responder names performs what it lacks"),
    .init(
      "The same scenarios beside UIKit's", ["DialectComparison", "DialectRule"],
      "DialectRuleTests",
      "each difference of the records is one of the rules"),
    .init(
      "Two controls side by side", ["--beside"], "BesideTests",
      "two controls stand beside each other in 80 columns"),
  ]
}
