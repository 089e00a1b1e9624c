extension DialectRule {
  static let cells: [DialectRule] = [
    DialectRule(
      .cells, uiKit: "A control keeps its value itself.",
      appKit: "A cell in the control keeps its value, its state and its action, and changes them.",
      "C156", "C189", "C195", in: .slider
    ) { difference, _ in
      difference.isLine(of: .appKit, .value, "has the value")
        || difference.isLine(of: .uiKit, .value, "for a screen reader")
    },
    DialectRule(
      .cells, uiKit: "A button that is tapped has no state that changes.",
      appKit: "Each button has a state, which a click turns on or off before the action is sent.",
      "C141", "C182", in: .tap
    ) { difference, _ in
      difference.isLine(of: .appKit, .value, "is on")
        || difference.isLine(of: .appKit, .value, "is off")
    },
    DialectRule(
      .cells, uiKit: "Code sets the value of the control, and nothing is sent.",
      appKit: "Code has the cell change its value, and nothing is sent.", "C156", "C165", "C189",
      in: .toggle
    ) { difference, _ in
      guard case .set? = difference.step else { return false }
      return difference.isLine(of: .appKit, .value) || difference.isLine(of: .uiKit, .value)
    },
    DialectRule(
      .cells, uiKit: "Switches stand alone.",
      appKit: "Of the radio buttons of a view with one action, one is on.", "C216", "C217", "C218",
      in: .group
    ) { difference, _ in
      difference.isLine(of: .appKit, .value, "“Small” is off")
        || difference.lacks("no group", .uiKit)
    },
  ]

  static let states: [DialectRule] = [
    DialectRule(
      .state, uiKit: "Being disabled is a state, beside highlighted, selected and focused.",
      appKit: "Being enabled is a property of the cell, beside its state of on, off and mixed.",
      "C007", "C015", "C183", in: .disabled
    ) { difference, _ in difference.isLine(of: .uiKit, .value, "disabled") },
    DialectRule(
      .state, uiKit: "VoiceOver says the kind of a button after a pause.",
      appKit: "VoiceOver says the kind of a button after a comma, and how to click it.", in: .tap
    ) { difference, _ in difference.says("Save. Button.") || difference.says("Save, button.") },
    DialectRule(
      .state, uiKit: "VoiceOver says that a button is dimmed before its kind, in a sentence.",
      appKit: "VoiceOver says that a button is dimmed before its kind, after a comma.", "C150",
      in: .disabled
    ) { difference, _ in difference.says("Dimmed") || difference.says("dimmed") },
    DialectRule(
      .state, uiKit: "A switch is on or off.", appKit: "A check box is checked or unchecked.",
      "C158", "C186", in: .toggle
    ) { difference, _ in difference.says("Switch Button") || difference.says("checkbox") },
    DialectRule(
      .state, uiKit: "A slider has a percentage, and swipes adjust it.",
      appKit: "A slider has its number, and VoiceOver interacts with it.", in: .slider
    ) { difference, _ in difference.says("Adjustable") || difference.says("slider") },
    DialectRule(
      .state, uiKit: "The name of a field is said before its text.",
      appKit: "The text of a field is said before its name.", in: .field
    ) { difference, _ in difference.says("Text Field") || difference.says("edit text") },
  ]

  static let firstResponder: [DialectRule] = [
    DialectRule(
      .firstResponder, uiKit: "A field that becomes first responder begins to be edited.",
      appKit: "A field begins to be edited with the first key that changes it.", "C080",
      in: .firstResponderFirst
    ) { difference, _ in
      difference.isLine(of: .uiKit, .editing, "begins")
        || difference.isLine(of: .appKit, .editing, "begins")
    },
    DialectRule(
      .firstResponder, uiKit: "A field follows the finger as any control does, and looks pressed.",
      appKit: "A click puts the caret into the field.", in: .field
    ) { difference, _ in difference.step == .tap("Name") && difference.isLine(of: .uiKit, .look) },
    DialectRule(
      .firstResponder, uiKit: "The keyboard on the screen gives the field its characters.",
      appKit: "Each key is an event, which goes to the first responder.", "C097", in: .field
    ) { difference, _ in
      difference.isLine(of: .appKit, .key, "goes to")
        || difference.isLine(of: .uiKit, .key, "goes to")
        || difference.isLine(of: .uiKit, .editing, "return key")
    },
    DialectRule(
      .firstResponder, uiKit: "The return key sends the action, then editing ends.",
      appKit:
        "The return key ends editing, then the action is sent, and the field stays first responder.",
      in: .field
    ) { difference, _ in
      difference.step == .pressReturn
        && (difference.isLine(of: .uiKit, .editing) || difference.isLine(of: .appKit, .editing)
          || difference.isLine(of: .uiKit, .action) || difference.isLine(of: .appKit, .action))
    },
    DialectRule(
      .firstResponder, uiKit: "The tab key moves the focus, where there is one.",
      appKit: "The tab key ends editing and edits the next field.", in: .field
    ) { difference, _ in difference.step == .pressTab },
    DialectRule(
      .firstResponder, uiKit: "A key stands for a command of the responders.",
      appKit: "A key stands for a button, which it clicks.", "C220", in: .defaultKey
    ) { difference, _ in
      difference.step == .pressReturn
        && (difference.isLine(of: .appKit, .key, "means") || difference.isLine(of: .appKit, .look)
          || difference.isLine(of: .appKit, .action) || difference.isLine(of: .appKit, .value))
        || difference.lacks("no key", .uiKit)
    },
  ]

  static let validation: [DialectRule] = [
    DialectRule(
      .validation,
      uiKit: "A key goes to the responders before it stands for a command of the menu.",
      appKit: "A key with Command stands for an item of the menu before any responder gets it.",
      "C101", in: .menu
    ) { difference, _ in difference.isLine(of: .uiKit, .key, "goes to") },
    DialectRule(
      .validation, uiKit: "A command is validated by the objects from the window's controller on.",
      appKit: "An item is disabled whose action no object from the first responder on performs.",
      "C084", "C102", in: .menu
    ) { difference, _ in
      difference.isLine(of: .appKit, .key, "disabled")
        || difference.isLine(of: .uiKit, .key, "sent")
        || difference.step == .pressCommand("k") && difference.isLine(of: .uiKit, .action)
    },
    DialectRule(
      .validation, uiKit: "The performer of a command is found before it is sent.",
      appKit: "An item sends its action as a control does, and the search begins again.", "C101",
      in: .menu
    ) { difference, _ in
      difference.step == .pressCommand("k")
        && (difference.isLine(of: .appKit, .action) || difference.isLine(of: .appKit, .event))
    },
  ]

  /// All rules, by topic.
  public static let all: [DialectRule] =
    signatures + events + nilTarget + cells + firstResponder + states + validation + bindings
}
