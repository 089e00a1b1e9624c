extension DialectScenario {
  /// The scenarios whose runs show the rules.
  public static let examples: [DialectScenario] = [
    tap, twoActions, arguments, withoutTarget, withoutPerformer, firstResponderFirst, pressAndLeave,
    pressAction, twoTaps, disabled, inCode, toggle, group, slider, slowSlider, field, typing,
    defaultKey, menu, bound,
  ]

  static let tap = DialectScenario(
    "a tap on a button", [.init(.button, "Save", .init())], [.tap("Save"), .say("Save")])
  static let twoActions = DialectScenario(
    "two actions of one button",
    [.init(.button, "Save", .init(to: .controller), .init(to: .view))],
    performers: [.controller, .view], [.tap("Save")])
  static let arguments = DialectScenario(
    "an action that takes the event",
    [.init(.button, "Save", .init(.senderAndEvent)), .init(.button, "Keep", .init(.none))],
    [.tap("Save"), .tap("Keep")])
  static let withoutTarget = DialectScenario(
    "an action without a target", [.init(.button, "Save", .init(to: nil))],
    performers: [.applicationDelegate, .windowDelegate, .scene], [.tap("Save")])
  static let withoutPerformer = DialectScenario(
    "an action that no object performs", [.init(.button, "Save", .init(to: nil))], performers: [],
    [.tap("Save")])
  static let firstResponderFirst = DialectScenario(
    "an action without a target while a field is edited",
    [.init(.field, "Name"), .init(.button, "Save", .init(to: nil))],
    performers: [],
    [.focus("Name"), .tap("Save")])
  static let pressAndLeave = DialectScenario(
    "a press that leaves the button", [.init(.button, "Save", .init())],
    [.pressAndLeave("Save", by: 20), .pressAndLeave("Save", by: 120)])
  static let pressAction = DialectScenario(
    "an action at the press", [.init(.button, "Save", .init(at: .press))], [.tap("Save")])
  static let twoTaps = DialectScenario(
    "two taps in quick succession", [.init(.button, "Save", .init())], [.tap("Save", count: 2)])
  static let disabled = DialectScenario(
    "a button that is disabled", [.init(.button, "Save", .init())],
    [.enable("Save", false), .tap("Save"), .say("Save")])
  static let inCode = DialectScenario(
    "a button that code operates", [.init(.button, "Save", .init())],
    [.activate("Save"), .enable("Save", false), .activate("Save")])
  static let toggle = DialectScenario(
    "a check box or a switch", [.init(.toggle, "Repeat", .init())],
    [.say("Repeat"), .tap("Repeat"), .say("Repeat"), .set("Repeat", to: 0)])
  static let group = DialectScenario(
    "one of two",
    [
      .init(.toggle, "Small", .init()).with { ($0.group, $0.value) = ("size", 1) },
      .init(.toggle, "Large", .init()).with { $0.group = "size" },
    ], [.tap("Large"), .tap("Large")])
  static let slider = DialectScenario(
    "a slider", [.init(.slider, "Speed", .init()).with { $0.value = 2 }],
    [.slide("Speed", to: 7), .say("Speed"), .set("Speed", to: 1)])
  static let slowSlider = DialectScenario(
    "a slider that sends at the end",
    [.init(.slider, "Speed", .init()).with { ($0.value, $0.isContinuous) = (2, false) }],
    [.slide("Speed", to: 7)])
  static let field = DialectScenario(
    "a field", [.init(.field, "Name", .init()), .init(.field, "Street")],
    [.tap("Name"), .type("Ada"), .pressReturn, .pressTab, .say("Name")])
  static let typing = DialectScenario(
    "an action while the user types", [.init(.field, "Name", .init(at: .typing))],
    [.focus("Name"), .type("A")])
  static let defaultKey = DialectScenario(
    "a key for a button",
    [.init(.field, "Name"), .init(.button, "Save", .init()).with { $0.key = "\r" }],
    [.focus("Name"), .pressReturn])
  static let menu = DialectScenario(
    "an item of the main menu",
    [.init(.menuItem, "Keep", .init(to: nil)).with { $0.key = "k" }, .init(.field, "Name")],
    [.pressCommand("k"), .focus("Name"), .pressCommand("k"), .pressCommand("j")])
  static let bound = DialectScenario(
    "a value that two controls share",
    [
      .init(.toggle, "Repeat").with { $0.boundValue = "repeats" },
      .init(.toggle, "Again").with { $0.boundValue = "repeats" },
    ], [.tap("Repeat")])
}
