import ControlCore
import ControlValues
import Graphics
import ResponderKit
import Testing
import TextControls

/// A row: who has which commands, who performs which actions, and what a key does then.
private struct Row: CustomTestStringConvertible {
  /// `holder key action`, separated by semicolons; an exclamation mark before the key for priority.
  let commands: String
  /// `performer action`, separated by semicolons.
  let performers: String
  let key: String
  /// `performer action`, `types text`, `focuses name`, or `nothing`.
  let expected: String
  var isFieldFirst = false
  var isRightToLeft = false

  init(
    _ commands: String, _ performers: String, _ key: String, _ expected: String,
    isFieldFirst: Bool = false, isRightToLeft: Bool = false
  ) {
    (self.commands, self.performers, self.key, self.expected) = (
      commands, performers, key, expected
    )
    (self.isFieldFirst, self.isRightToLeft) = (isFieldFirst, isRightToLeft)
  }

  var testDescription: String { "\(key) with \(commands) → \(expected)" }
}

private let rows: [Row] = [
  // The chain is searched from the first responder; the first match wins.
  Row("view ⌘N new", "view new", "⌘N", "view new"),
  Row("view ⌘N new; panel ⌘N open", "view new; panel open", "⌘N", "view new"),
  Row("panel ⌘N open; controller ⌘N new", "panel open; controller new", "⌘N", "panel open"),
  Row(
    "controller ⌘N new; controller ⌘N open", "controller new; controller open", "⌘N",
    "controller new"),
  Row("delegate ⌘N new", "delegate new", "⌘N", "delegate new"),
  // The action is then searched from the start of the chain, not from the holder.
  Row("controller ⌘N new", "view new; controller new", "⌘N", "view new"),
  Row("view ⌘N new", "delegate new", "⌘N", "delegate new"),
  Row("view ⌘N new; panel ⌘N open", "panel open", "⌘N", "nothing"),
  Row("view ⌘N new", "", "⌘N", "nothing"),
  // Modifiers are the same, and letters match in either case.
  Row("view ⌘N new", "view new", "⇧⌘N", "nothing"),
  Row("view ⇧⌘N new", "view new", "⇧⌘n", "view new"),
  Row("view ⌘n new", "view new", "Command+N", "view new"),
  Row("view ⌃⌥N new", "view new", "⌥⌃N", "view new"),
  Row("view N new", "view new", "⌘N", "nothing"),
  // A character that is typed with Shift needs no Shift in the command.
  Row("view ⌘+ new", "view new", "⇧⌘=", "view new"),
  Row("view ⌘= new", "view new", "⇧⌘=", "nothing"),
  Row("view ⇧⌘= new", "view new", "⇧⌘=", "view new"),
  Row("view ⌘? new", "view new", "⇧⌘/", "view new"),
  // Keys without characters.
  Row("view F5 new", "view new", "F5", "view new"),
  Row("view ⌥↑ new", "view new", "⌥↑", "view new"),
  Row("view Escape new", "view new", "esc", "view new"),
  Row("view ⌘⌫ new", "view new", "⌘Delete", "view new"),
  Row("view Return new", "view new", "Enter", "view new"),
  // Brackets and the arrows to the sides are mirrored from right to left.
  Row("view ⌘] new", "view new", "⌘[", "nothing"),
  Row("view ⌘] new", "view new", "⌘[", "view new", isRightToLeft: true),
  Row("view ⌘→ new", "view new", "⌘←", "view new", isRightToLeft: true),
  // A field that is edited types first, unless a command has priority.
  Row("controller a new", "controller new", "a", "types a", isFieldFirst: true),
  Row("controller !a new", "controller new", "a", "controller new", isFieldFirst: true),
  Row("controller !a new", "", "a", "nothing", isFieldFirst: true),
  Row("controller ⌘A new", "controller new", "⌘A", "controller new", isFieldFirst: true),
  Row("controller Return new", "controller new", "Return", "types ", isFieldFirst: true),
  Row("controller !Return new", "controller new", "Return", "controller new", isFieldFirst: true),
  Row("controller ⌃E new", "controller new", "⌃E", "controller new", isFieldFirst: true),
  // The focus takes Tab and Space, unless a command has priority.
  Row("controller Tab new", "controller new", "Tab", "focuses field"),
  Row("controller !Tab new", "controller new", "Tab", "controller new"),
  Row(
    "controller !↓ new; controller ↓ open", "controller new; controller open", "↓", "controller new"
  ),
  // A nearer command without priority does not go before a farther one with it.
  Row("view a new; delegate !a open", "view new; delegate open", "a", "delegate open"),
]

/// What a station of the chain has and does.
@MainActor
private final class Station {
  let name: String
  var commands: [KeyCommand] = []
  var performs: Set<String> = []
  let log: StageLog

  init(_ name: String, _ log: StageLog) { (self.name, self.log) = (name, log) }

  func perform(_ action: String) { log.lines.append("\(name) \(action)") }
  func permits(_ action: ActionSelector) -> Bool? {
    ["new", "open"].contains(action.name) ? performs.contains(action.name) : nil
  }
}

private final class StationView: View {
  var station: Station?
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? { station?.commands }
  func new() { station?.perform("new") }
  func open() { station?.perform("open") }
  override class var actions: [ActionSelector] {
    [ActionSelector("new", StationView.new), ActionSelector("open", StationView.open)]
  }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    station?.permits(action) ?? super.canPerformAction(action, withSender: sender)
  }
}

private final class StationController: ViewController {
  var station: Station?
  override var keyCommands: [KeyCommand]? { station?.commands }
  func new() { station?.perform("new") }
  func open() { station?.perform("open") }
  override class var actions: [ActionSelector] {
    [ActionSelector("new", StationController.new), ActionSelector("open", StationController.open)]
  }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    station?.permits(action) ?? super.canPerformAction(action, withSender: sender)
  }
}

private final class StationDelegate: ViewResponder {
  var station: Station?
  override var keyCommands: [KeyCommand]? { station?.commands }
  func new() { station?.perform("new") }
  func open() { station?.perform("open") }
  override class var actions: [ActionSelector] {
    [ActionSelector("new", StationDelegate.new), ActionSelector("open", StationDelegate.open)]
  }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    station?.permits(action) ?? super.canPerformAction(action, withSender: sender)
  }
}

@MainActor @Suite struct KeyTableTests {
  @Test(arguments: rows) fileprivate func `a key reaches the first match of its chain`(
    row: Row
  ) throws {
    let log = StageLog()
    let stations = Dictionary(
      uniqueKeysWithValues: ["view", "panel", "controller", "delegate"].map {
        ($0, Station($0, log))
      })
    for command in row.commands.split(separator: "; ") {
      let parts = command.split(separator: " ")
      let wantsPriority = parts[1].hasPrefix("!")
      let key = try #require(Key(shortcut: wantsPriority ? parts[1].dropFirst() : parts[1]))
      let made = KeyCommand(
        input: row.input(of: parts[1], key), modifierFlags: key.modifierFlags,
        action: ActionSelector(String(parts[2])))
      made.wantsPriorityOverSystemBehavior = wantsPriority
      stations[String(parts[0])]?.commands.append(made)
    }
    for performer in row.performers.split(separator: "; ") {
      let parts = performer.split(separator: " ")
      stations[String(parts[0])]?.performs.insert(String(parts[1]))
    }
    let (delegate, controller) = (StationDelegate(), StationController())
    let (panel, view) = (
      StationView(frame: .init(x: 0, y: 0, width: 200, height: 200)), StationView()
    )
    let field = TextField(frame: Rect(x: 0, y: 100, width: 100, height: 30))
    (delegate.station, controller.station) = (stations["delegate"], stations["controller"])
    (panel.station, view.station) = (stations["panel"], stations["view"])
    let application = Application(delegate: delegate)
    application.isFullKeyboardAccessEnabled = true
    let scene = WindowScene(application: application)
    if row.isRightToLeft { scene.layoutDirection = .rightToLeft }
    let window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    window.rootViewController = controller
    controller.view.addSubview(panel)
    panel.addSubview(view)
    panel.addSubview(field)
    #expect((row.isFieldFirst ? field : view).becomeFirstResponder())
    let driver = TouchDriver(in: window)
    driver.press(try #require(Key(shortcut: row.key)))
    let words = row.expected.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    switch words[0] {
    case "nothing":
      #expect(log.lines == [] && field.text == "")
      #expect(driver.focusedItem === (row.isFieldFirst ? field : nil))
    case "types":
      #expect(log.lines == [])
      #expect(field.text == String(words[1]))
    case "focuses": #expect(log.lines == [] && driver.focusedItem === field)
    default:
      #expect(log.lines == [row.expected])
      #expect(field.text == "")
    }
  }

  @Test func `the table has at least 20 rows and both priorities`() {
    #expect(rows.count >= 20)
    #expect(rows.contains { $0.commands.contains("!") && $0.isFieldFirst })
  }
}

extension Row {
  /// The input of a command as it is written, before Shift changes it.
  fileprivate func input(of text: Substring, _ key: Key) -> String {
    Key(shortcut: text.drop { "!⌃⌥⇧⌘".contains($0) })?.input ?? key.input
  }
}
