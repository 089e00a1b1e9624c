import ControlCore
import Foundation
import Graphics
import ResponderKit
import TestSupport
import Testing

/// A box, the panel or the root, which has commands and performs some.
private final class StationView: View {
  var number = 0
  var log: Log?
  var commands: [KeyCommand] = []
  var performs: Set<String> = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? { commands }
  func open() { log?.lines.append("station \(number): open") }
  func save(_ sender: KeyCommand) { log?.lines.append("station \(number): save:") }
  override class var actions: [ActionSelector] {
    [ActionSelector("open", StationView.open), ActionSelector("save:", StationView.save)]
  }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    performs.contains(action.name)
  }
}

private final class Target: Responder {
  let number: Int
  let log: Log
  init(_ number: Int, _ log: Log) { (self.number, self.log) = (number, log) }
  func a(_ sender: Control) { log.lines.append("\(sender.tag): \(number).a") }
  func b(_ sender: Control) { log.lines.append("\(sender.tag): \(number).b") }
  static let a = ActionSelector("a:", Target.a)
  static let b = ActionSelector("b:", Target.b)
}

/// The controls on a television, and the model, which are done the same to.
@MainActor
private struct Stage {
  let log = Log()
  let scene = WindowScene()
  let window: Window
  let stations: [StationView]
  let controls: [Control]
  let targets: [Target]
  let driver: TouchDriver
  var model = DeviceModel()
  var steps: [String] = []

  init() {
    scene.traitCollection.userInterfaceIdiom = .tv
    window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 400, height: 400)
    stations = [
      Rect(x: 0, y: 0, width: 150, height: 400), Rect(x: 200, y: 0, width: 150, height: 400),
      Rect(x: 0, y: 0, width: 400, height: 400), Rect(x: 0, y: 0, width: 400, height: 400),
    ].map { StationView(frame: $0) }
    for (number, station) in stations.enumerated() { (station.number, station.log) = (number, log) }
    window.addSubview(stations[3])
    stations[3].addSubview(stations[2])
    stations[2].addSubview(stations[0])
    stations[2].addSubview(stations[1])
    controls = (0..<6).map { number in
      let frame = DeviceModel.frame(of: number)
      let control = Control(frame: Rect(x: 0, y: frame.minY, width: 100, height: 40))
      control.tag = number
      return control
    }
    for (number, control) in controls.enumerated() {
      stations[DeviceModel.box(of: number)].addSubview(control)
    }
    targets = (0..<3).map { [log] in Target($0, log) }
    driver = TouchDriver(in: window)
    window.makeKeyAndVisible()
    driver.wait(0)
    model.settle()
  }

  /// Does something that the numbers choose.
  mutating func step(_ random: inout SeededGenerator) {
    let choice = Int.random(in: 0..<16, using: &random)
    let control = Int.random(in: 0..<6, using: &random)
    let station = Int.random(in: 0..<4, using: &random)
    let target = Int.random(in: 0..<3, using: &random)
    let isA = Bool.random(using: &random)
    let key = ["x", "y", "z"].randomElement(using: &random) ?? "x"
    let bits = Set<UInt>(
      [0, 6, 13].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
    let events = ControlEvents(rawValue: bits.reduce(0) { $0 | 1 << $1 })
    steps.append("\(choice) \(control) \(station) \(target) \(isA) \(key) \(bits.sorted())")
    switch choice {
    case 0, 1:
      controls[control].addTarget(targets[target], action: isA ? Target.a : Target.b, for: events)
      model.controls[control].add(target, isA ? "a" : "b", bits)
    case 2:
      controls[control].removeTarget(targets[target], action: isA ? Target.a : nil, for: events)
      model.controls[control].remove(target, isA ? "a" : nil, bits)
    case 3:
      driver.tap(controls[control])
      model.tap(control)
    case 4:
      controls[control].isEnabled = isA
      model.controls[control].isEnabled = isA
      driver.wait(0)
    case 5, 6:
      driver.press(.select)
      model.select()
    case 7:
      driver.moveFocus(isA ? .next : .previous)
      model.moveToNext(isA ? 1 : -1)
    case 8:
      driver.press(isA ? .upArrow : .downArrow)
      model.move(0, isA ? -1 : 1)
    case 9:
      driver.key(isA ? KeyCommand.inputLeftArrow : KeyCommand.inputRightArrow)
      model.move(isA ? -1 : 1, 0)
    case 10:
      let action = isA ? "open" : "save:"
      let hasPriority = target == 0
      let command = KeyCommand(input: key, modifierFlags: [], action: ActionSelector(action))
      command.wantsPriorityOverSystemBehavior = hasPriority
      stations[station].commands.append(command)
      model.stations[station].commands.append(
        .init(key: key, action: action, hasPriority: hasPriority))
    case 11:
      stations[station].commands = []
      model.stations[station].commands = []
    case 12:
      stations[station].performs.formSymmetricDifference([isA ? "open" : "save:"])
      model.stations[station].performs.formSymmetricDifference([isA ? "open" : "save:"])
    case 13:
      if isA {
        stations[station].becomeFirstResponder()
        model.firstResponder = station
      } else {
        window.firstResponder?.resignFirstResponder()
        model.firstResponder = nil
      }
    default:
      driver.key(key)
      model.press(key)
    }
    model.settle()
  }

  var isEqual: Bool {
    log.lines == model.log && controls.firstIndex(where: \.isFocused) == model.focused
      && controls.count(where: \.isFocused) <= 1
      && controls.firstIndex { $0.state.contains(.focused) } == model.focused
      && (window.firstResponder as? StationView)?.number == model.firstResponder
      && controls.allSatisfy { !$0.isHighlighted }
  }
}

@MainActor @Suite(.tags(.model)) struct DeviceModelTests {
  @Test func `touches, presses, keys and the focus do what the model does in 100,000 steps`() {
    var random = SeededGenerator(seed: 21)
    var sent = 0
    for _ in 0..<1000 {
      var stage = Stage()
      for _ in 0..<100 {
        stage.step(&random)
        if !stage.isEqual { break }
      }
      sent += stage.log.lines.count
      guard !stage.isEqual else { continue }
      Issue.record(
        """
        disagrees after \(stage.steps.joined(separator: "; "))
        controls \(stage.log.lines), focus \(stage.controls.firstIndex(where: \.isFocused) ?? -1)
        model    \(stage.model.log), focus \(stage.model.focused ?? -1)
        """)
      return
    }
    #expect(sent > 10_000)
  }
}
