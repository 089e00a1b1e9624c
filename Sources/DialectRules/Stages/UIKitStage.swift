import ButtonModel
import ControlCore
import Controls
import Graphics
import ResponderKit
import TextControls
import ValueControls

/// UIKit's controls in a window, with a finger.
@MainActor
final class UIKitStage: DialectStage {
  private let scenario: DialectScenario
  private let application: Application
  private let scene: WindowScene
  private let window: Window
  private let controller: ViewController
  private let delegate: ViewResponder
  private let driver: TouchDriver
  private var controls: [String: Control] = [:]
  private(set) var withoutCounterpart: [String] = []

  init(_ scenario: DialectScenario) {
    self.scenario = scenario
    let performs = { (performer: DialectScenario.Performer) in
      scenario.performers.contains(performer)
    }
    delegate = performs(.applicationDelegate) ? SavingDelegate() : ViewResponder()
    let items = scenario.controls.filter { $0.kind == .menuItem }
    application = performs(.application) ? SavingApplication(items) : StageApplication(items)
    application.delegate = delegate
    scene =
      performs(.scene)
      ? SavingScene(application: application) : WindowScene(application: application)
    window = performs(.window) ? SavingWindow(windowScene: scene) : Window(windowScene: scene)
    controller = performs(.controller) ? SavingController() : ViewController()
    driver = TouchDriver(in: window)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    controller.view =
      performs(.view) ? SavingView(frame: window.bounds) : View(frame: window.bounds)
    window.rootViewController = controller
    name()
    if performs(.windowDelegate) { withoutCounterpart.append("a window has no delegate") }
    for (place, control) in scenario.controls.enumerated() where control.kind != .menuItem {
      add(control, at: Double(place))
    }
    window.makeKeyAndVisible()
  }

  private func name() {
    for (object, performer) in objects { object.setRecordName(performer.recordName) }
  }

  private var objects: [(Responder, DialectScenario.Performer)] {
    [
      (controller.view, .view), (controller, .controller), (window, .window), (scene, .scene),
      (application, .application), (delegate, .applicationDelegate),
    ]
  }

  private func add(_ spec: DialectScenario.Control, at place: Double) {
    let frame = Rect(x: 20, y: 20 + place * 60, width: 200, height: 44)
    let control: Control
    switch spec.kind {
    case .button:
      let button = Button(type: .system)
      button.setTitle(spec.name, for: .normal)
      control = button
    case .toggle:
      let toggle = Switch()
      toggle.isOn = spec.value != 0
      control = toggle
    case .slider:
      let slider = Slider()
      slider.maximumValue = 10
      (slider.value, slider.isContinuous) = (Float(spec.value), spec.isContinuous)
      control = slider
    case .field, .menuItem: control = TextField()
    }
    control.frame = frame
    control.isEnabled = spec.isEnabled
    control.accessibilityLabel = spec.kind == .button ? nil : spec.name
    control.setRecordName("“\(spec.name)”")
    if let value = spec.boundValue {
      withoutCounterpart.append("“\(spec.name)” is not bound to “\(value)”")
    }
    if spec.group != nil { withoutCounterpart.append("“\(spec.name)” is in no group") }
    if spec.key != nil, spec.kind == .button {
      withoutCounterpart.append("no key stands for “\(spec.name)”")
    }
    for action in spec.actions {
      let target = action.target.flatMap { target in objects.first { $0.1 == target }?.0 }
      control.addTarget(
        target, action: ActionSelector(action.arguments.selector), for: events(action, spec.kind))
    }
    controls[spec.name] = control
    controller.view.addSubview(control)
  }

  private func events(_ action: DialectScenario.Action, _ kind: DialectScenario.Kind)
    -> ControlEvents
  {
    switch (action.moment, kind) {
    case (.press, _): .touchDown
    case (.typing, _): .editingChanged
    case (.usual, .button), (.usual, .menuItem): .touchUpInside
    case (.usual, .field): .editingDidEndOnExit
    case (.usual, _): .valueChanged
    }
  }

  private func control(_ name: String) -> Control {
    guard let control = controls[name] else {
      preconditionFailure("the scenario has no control “\(name)” on the screen")
    }
    return control
  }

  // MARK: Steps

  func perform(_ step: DialectScenario.Step) {
    // One step is no part of a double tap of another.
    driver.wait(1)
    switch step {
    case .tap(let name, let count): driver.tap(control(name), count: count)
    case .pressAndLeave(let name, let distance):
      let control = control(name)
      let middle = control.convert(control.bounds.center, to: nil)
      driver.touchDown(at: middle)
      let end = Point(
        x: middle.x, y: control.convert(control.bounds, to: nil).maxY + Scalar(distance))
      driver.move(to: end)
      driver.touchUp(at: end)
    case .slide(let name, let value):
      if let slider = control(name) as? Slider { driver.drag(slider, to: Float(value), steps: 2) }
    case .type(let text): driver.type(text)
    case .pressReturn: driver.pressReturn()
    case .pressTab: driver.key("\t")
    case .pressCommand(let letter): driver.key(letter, .command)
    case .focus(let name): control(name).becomeFirstResponder()
    case .activate(let name):
      let spec = scenario.control(name)
      control(name).sendActions(for: events(spec.actions.first ?? .init(), spec.kind))
    case .set(let name, let value): set(control(name), to: value)
    case .enable(let name, let isEnabled): control(name).isEnabled = isEnabled
    case .say: break
    }
  }

  private func set(_ control: Control, to value: Double) {
    (control as? Switch)?.isOn = value != 0
    (control as? Slider)?.value = Float(value)
  }

  func announcement(of name: String) -> String {
    control(name).announcement(in: "en")
  }
}
