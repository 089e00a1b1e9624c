extension DialectRule {
  static let events: [DialectRule] = [
    DialectRule(
      .events, uiKit: "A control reports each event of a touch, whether or not anything listens.",
      appKit: "A control sends its action, once, and nothing of what leads to it.",
      "C046", "C047", "C181", in: .tap
    ) { difference, _ in
      difference.isLine(of: .uiKit, .event) || difference.isLine(of: .appKit, .event, "its action")
    },
    DialectRule(
      .events, uiKit: "A finger may leave the control by 70 points, and its lift still counts.",
      appKit: "The mouse has to be let go in the control.", "C049", "C050", in: .pressAndLeave
    ) { difference, _ in
      guard case .pressAndLeave(_, by: 20)? = difference.step else { return false }
      let kinds: [DialectRun.Line.Kind] = [.action, .look, .input]
      return difference.isLine(of: .uiKit, .event, "UpInside")
        || kinds.contains { kind in
          difference.isLine(of: .uiKit, kind) || difference.isLine(of: .appKit, kind)
        }
    },
    DialectRule(
      .events, uiKit: "A lift outside is an event of its own.",
      appKit: "A release outside sends nothing.", "C048", in: .pressAndLeave
    ) { difference, _ in
      guard case .pressAndLeave(_, by: 120)? = difference.step else { return false }
      return difference.isLine(of: .uiKit, .event, "Outside")
    },
    DialectRule(
      .events, uiKit: "The second tap in quick succession is reported as a repetition.",
      appKit: "Each click sends the action; the count is in the event.", "C052", "C182",
      in: .twoTaps
    ) { difference, _ in difference.isLine(of: .uiKit, .event, "touchDownRepeat") },
    DialectRule(
      .events, uiKit: "A control looks normal again before its action is sent.",
      appKit: "A control looks pressed until its action has been sent.", "C047", "C181", in: .tap
    ) { difference, _ in
      difference.isLine(of: .uiKit, .look, "normal")
        || difference.isLine(of: .appKit, .look, "normal")
    },
    DialectRule(
      .events, uiKit: "Code sends the actions of an event, and the control does not change.",
      appKit: "Code clicks: the control looks pressed, changes its state and sends its action.",
      "C034", "C181", in: .inCode
    ) { difference, _ in
      guard case .activate? = difference.step else { return false }
      return difference.isLine(of: .appKit, .look) || difference.isLine(of: .appKit, .value)
    },
    DialectRule(
      .events, uiKit: "Actions that code sends do not ask whether the control is enabled.",
      appKit: "A click by code does nothing to a control that is disabled.", "C036", "C183",
      in: .inCode
    ) { difference, _ in
      guard case .activate? = difference.step else { return false }
      return difference.isLine(of: .uiKit, .action)
    },
    DialectRule(
      .events, uiKit: "A slider reports its value as it moves, and the end of the touch apart.",
      appKit: "A slider sends its action as it moves, and once more at the end.", "C154",
      in: .slider
    ) { difference, _ in
      guard case .slide? = difference.step else { return false }
      return difference.isLine(of: .appKit, .action)
        || difference.isLine(of: .uiKit, .event, "touchUp")
    },
    DialectRule(
      .events, uiKit: "A field reports each character that is typed.",
      appKit: "A field tells its delegate of each character, and sends its action at the end.",
      in: .typing
    ) { difference, _ in
      difference.isLine(of: .uiKit, .event, "editingChanged")
        || difference.isLine(of: .uiKit, .action) && difference.step == .type("A")
        || difference.lacks("while one types", .appKit)
    },
  ]

  static let bindings: [DialectRule] = [
    DialectRule(
      .bindings, uiKit: "There are no bindings: code carries a value from one control to another.",
      appKit: "A bound control sets a value, and all that are bound to it follow.", in: .bound
    ) { difference, _ in
      difference.isLine(of: .appKit, .value, "bound value") || difference.lacks("not bound", .uiKit)
    },
    DialectRule(
      .bindings, uiKit: "A control reports its event although nothing listens.",
      appKit: "A bound control needs no action.", in: .bound
    ) { difference, scenario in
      scenario.controls.contains { $0.boundValue != nil } && difference.isLine(of: .uiKit, .event)
    },
  ]
}
