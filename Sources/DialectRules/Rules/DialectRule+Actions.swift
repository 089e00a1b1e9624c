extension DialectRule {
  static let signatures: [DialectRule] = [
    DialectRule(
      .signatures, uiKit: "A control has many actions; all of them are sent.",
      appKit: "A control has one target and one action; the last one that is set stays.",
      "C018", "C181", in: .twoActions
    ) { difference, scenario in
      difference.isLine(of: .uiKit, .action) && scenario.controls.contains { $0.actions.count > 1 }
        || difference.lacks("one action", .appKit)
    },
    DialectRule(
      .signatures, uiKit: "An action takes nothing, the sender, or the sender and the event.",
      appKit: "An action takes nothing or the sender. The event is that of the application.",
      "C037", "C038", "C039", "C193", in: .arguments
    ) { difference, scenario in
      let takesEvent = scenario.controls.flatMap(\.actions).contains {
        $0.arguments == .senderAndEvent
      }
      return takesEvent && difference.step == .tap("Save")
        && (difference.isLine(of: .uiKit, .action) || difference.isLine(of: .appKit, .action))
        || difference.lacks("the event", .appKit)
    },
    DialectRule(
      .signatures, uiKit: "An action is added for an event, such as the one of the press.",
      appKit: "A control has a mask for the moment of its only action.", "C016", "C219",
      in: .pressAction
    ) { difference, scenario in
      scenario.controls.flatMap(\.actions).contains { $0.moment == .press }
        && difference.isLine(of: .appKit, .event)
    },
  ]

  static let nilTarget: [DialectRule] = [
    DialectRule(
      .nilTarget, uiKit: "Without a first responder the search begins with the sender.",
      appKit:
        "The search begins with the first responder of the key window, which is the window itself without one.",
      "C041", "C103", in: .withoutPerformer
    ) { difference, _ in
      difference.isLine(of: .uiKit, .action, "after “Save”")
        || difference.isLine(of: .appKit, .action, "after the window")
    },
    DialectRule(
      .nilTarget, uiKit: "After the first responder's chain comes that of the sender.",
      appKit: "The sender is no part of the search.", "C043", "C103", in: .firstResponderFirst
    ) { difference, _ in difference.isLine(of: .uiKit, .action, "“Save”") },
    DialectRule(
      .nilTarget, uiKit: "After the window comes its scene, then the application and its delegate.",
      appKit: "After the window comes its delegate, then the application and its delegate.",
      "C078", "C079", "C104", in: .withoutTarget
    ) { difference, _ in
      difference.isLine(of: .uiKit, .action, "the scene")
        || difference.isLine(of: .appKit, .action, "the window's delegate")
    },
    DialectRule(
      .nilTarget, uiKit: "A window has no delegate.", appKit: "There are no scenes.", "C078",
      "C104",
      in: .withoutTarget
    ) { difference, _ in
      difference.lacks("no delegate", .uiKit) || difference.lacks("no scenes", .appKit)
    },
    DialectRule(
      .nilTarget, uiKit: "A key that no object takes is lost in silence.",
      appKit: "The computer beeps for a key that no object takes.", "C042", "C099", in: .menu
    ) { difference, _ in
      difference.isLine(of: .appKit, .beep)
        || difference.isLine(of: .uiKit, .key, "no object takes")
    },
  ]
}
