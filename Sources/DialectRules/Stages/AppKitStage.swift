import Accessibility
import AppKitDialect
import Graphics
import KeyValues
import ResponderKit
import SpokenLanguages

/// AppKit's controls in a window, with a mouse and a keyboard.
@MainActor
final class AppKitStage: DialectStage {
  private let scenario: DialectScenario
  private let application: NSApplication
  private let window: NSWindow
  private let controller: NSViewController
  private let delegate: StageDelegate
  private let windowDelegate: StageDelegate
  private let driver: MouseDriver
  private let model = SettingsModel()
  private var controls: [String: NSControl] = [:]
  private(set) var withoutCounterpart: [String] = []

  /// Runs a closure with an application of its own.
  static func inOwnScope<Result>(_ body: () -> Result) -> Result {
    NSApplication.withNewScope { body() }
  }

  init(_ scenario: DialectScenario) {
    self.scenario = scenario
    let performs = { (performer: DialectScenario.Performer) in
      scenario.performers.contains(performer)
    }
    application = performs(.application) ? SavingNSApplication() : NSApplication.shared
    delegate = performs(.applicationDelegate) ? SavingStageDelegate() : StageDelegate()
    windowDelegate = performs(.windowDelegate) ? SavingStageDelegate() : StageDelegate()
    controller = performs(.controller) ? SavingNSViewController() : NSViewController()
    let frame = Rect(x: 0, y: 0, width: 320, height: 480)
    controller.view = performs(.view) ? SavingNSView(frame: frame) : NSView(frame: frame)
    window = performs(.window) ? SavingNSWindow(contentRect: frame) : NSWindow(contentRect: frame)
    window.contentViewController = controller
    window.frame.size = frame.size
    controller.view.frame = frame
    window.delegate = windowDelegate
    application.delegate = delegate
    driver = MouseDriver(in: window)
    for (object, performer) in objects { object.setRecordName(performer.recordName) }
    if performs(.scene) { withoutCounterpart.append("there are no scenes") }
    for (place, control) in scenario.controls.enumerated() {
      control.kind == .menuItem ? addItem(control) : add(control, at: Double(place))
    }
    application.activate()
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(nil)
  }

  private var objects: [(Responder, DialectScenario.Performer)] {
    [
      (controller.view, .view), (controller, .controller), (window, .window),
      (windowDelegate, .windowDelegate), (application, .application),
      (delegate, .applicationDelegate),
    ]
  }

  private func add(_ spec: DialectScenario.Control, at place: Double) {
    let frame = Rect(x: 20, y: 480 - 64 - place * 60, width: 200, height: 44)
    let control: NSControl
    switch spec.kind {
    case .button: control = NSButton(title: spec.name, target: nil, action: nil)
    case .toggle where spec.group != nil:
      control = NSButton(radioButtonWithTitle: spec.name, target: nil, action: nil)
    case .toggle: control = NSButton(checkboxWithTitle: spec.name, target: nil, action: nil)
    case .slider:
      control = NSSlider(value: spec.value, minValue: 0, maxValue: 10, target: nil, action: nil)
    case .field, .menuItem: control = NSTextField(string: "")
    }
    if spec.kind == .toggle { (control as? NSButton)?.state = spec.value != 0 ? .on : .off }
    if let key = spec.key { (control as? NSButton)?.keyEquivalent = key }
    if spec.kind == .slider { control.isContinuous = spec.isContinuous }
    control.frame = frame
    control.isEnabled = spec.isEnabled
    if spec.kind == .slider || spec.kind == .field { control.accessibilityLabel = spec.name }
    control.setRecordName("“\(spec.name)”")
    connect(spec, to: control)
    if let value = spec.boundValue { control.bind(.value, to: model, withKeyPath: value) }
    controls[spec.name] = control
    controller.view.addSubview(control)
  }

  /// Sets the actions one after the other, of which the last one stays.
  private func connect(_ spec: DialectScenario.Control, to control: NSControl) {
    if spec.actions.count > 1 {
      withoutCounterpart.append("“\(spec.name)” has one action, the last one")
    }
    for action in spec.actions {
      if action.arguments == .senderAndEvent {
        withoutCounterpart.append("an action does not take the event")
      }
      if action.moment == .typing { withoutCounterpart.append("no action is sent while one types") }
      (control.target, control.action) = target(of: action)
      if action.moment == .press { control.sendAction(on: .leftMouseDown) }
    }
  }

  private func target(of action: DialectScenario.Action) -> (AnyObject?, ActionSelector) {
    let arguments = action.arguments == .none ? DialectScenario.Arguments.none : .sender
    return (
      action.target.flatMap { target in objects.first { $0.1 == target }?.0 },
      ActionSelector(arguments.selector)
    )
  }

  private func addItem(_ spec: DialectScenario.Control) {
    let menu = application.mainMenu ?? NSMenu()
    application.mainMenu = menu
    let outer = menu.addItem(withTitle: "DialectScenario", action: nil)
    let submenu = NSMenu(title: "DialectScenario")
    outer.submenu = submenu
    let (target, selector) =
      spec.actions.first.map { self.target(of: $0) } ?? (nil, ActionSelector("save:"))
    let item = submenu.addItem(
      withTitle: spec.name, action: selector, keyEquivalent: spec.key ?? "")
    item.target = target
    item.setRecordName("“\(spec.name)”")
  }

  private func control(_ name: String) -> NSControl {
    guard let control = controls[name] else {
      preconditionFailure("the scenario has no control “\(name)” on the screen")
    }
    return control
  }

  // MARK: Steps

  func perform(_ step: DialectScenario.Step) {
    // One step is no part of a double click of another.
    driver.wait(1)
    switch step {
    case .tap(let name, let count): driver.click(control(name), count: count)
    case .pressAndLeave(let name, let distance):
      let control = control(name)
      let frame = control.convert(control.bounds, to: nil)
      driver.mouseDown(at: frame.center)
      let end = Point(x: frame.midX, y: frame.minY - Scalar(distance))
      driver.mouseDragged(to: end)
      driver.mouseUp(at: end)
    case .slide(let name, let value): slide(control(name), to: value)
    case .type(let text): driver.type(text)
    case .pressReturn: driver.key("\r")
    case .pressTab: driver.key("\t")
    case .pressCommand(let letter): driver.key(letter, .command)
    case .focus(let name): window.makeFirstResponder(control(name))
    case .activate(let name): control(name).performClick(nil)
    case .set(let name, let value):
      let control = control(name)
      if let button = control as? NSButton {
        button.state = value != 0 ? .on : .off
      } else {
        control.doubleValue = value
      }
    case .enable(let name, let isEnabled): control(name).isEnabled = isEnabled
    case .say: break
    }
  }

  private func slide(_ control: NSControl, to value: Double) {
    guard let slider = control as? NSSlider, let cell = slider.cell as? NSSliderCell else { return }
    let start = cell.knobCenter(of: slider.doubleValue, in: slider)
    let end = cell.knobCenter(of: value, in: slider)
    driver.drag(from: slider.convert(start, to: nil), to: slider.convert(end, to: nil), steps: 2)
  }

  func announcement(of name: String) -> String {
    let element = control(name).accessibilityElement
    let reader = VoiceOverMac()
    return reader.announcement(
      of: element, in: SpokenLanguage.speaking(element, toReaderOf: "en", by: reader)
    ).text
  }
}

/// The values that controls are bound to.
final class SettingsModel: KeyValueObject, HasKeyValueName {
  var keyValueName: String { "the settings" }
}
