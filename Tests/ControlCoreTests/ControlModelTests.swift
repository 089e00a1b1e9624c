import ControlCore
import Foundation
import Graphics
import ResponderKit
import TestSupport
import Testing

/// Writes down who was called; the last one meddles with the handlers.
private final class Target: Responder {
  let number: Int
  let log: Log
  var meddle: () -> Void = {}

  init(_ number: Int, _ log: Log) {
    self.number = number
    self.log = log
  }

  func a() { run("a") }
  func b(_ sender: Control) { run("b") }
  private func run(_ name: String) {
    log.lines.append("\(number).\(name)")
    meddle()
  }
}

/// The superview, which handlers without a target reach.
private final class Panel: View {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 10))
  }
  override func point(inside point: Point, with event: InputEvent?) -> Bool { true }
  func a() { log.lines.append("chain.a") }
  func b(_ sender: Control) { log.lines.append("chain.b") }
  override class var actions: [ActionSelector] {
    [ActionSelector("a", Panel.a), ActionSelector("b:", Panel.b)]
  }
}

extension ActionSelector {
  fileprivate static let a = ActionSelector("a", Target.a)
  fileprivate static let b = ActionSelector("b:", Target.b)
}

/// A control and its model, which are done the same to.
@MainActor
private struct Pair {
  let log = Log()
  let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 10))
  let panel: Panel
  let driver: TouchDriver
  let targets: [Target]
  var model = ControlModel()
  var steps: [String] = []

  init() {
    panel = Panel(log)
    panel.addSubview(control)
    driver = TouchDriver(in: panel)
    targets = (0...ControlModel.meddler).map { [log] in Target($0, log) }
    targets[ControlModel.meddler].meddle = { [control, targets] in
      control.removeTarget(targets[0], action: .a, for: .touchUpInside)
      control.addTarget(targets[1], action: .b, for: [.touchDown, .touchUpInside])
    }
  }

  /// Does something that the numbers choose.
  mutating func step(_ random: inout SeededGenerator) {
    let choice = Int.random(in: 0..<14, using: &random)
    let target = Int.random(in: -1...ControlModel.meddler, using: &random)
    let isA = Bool.random(using: &random)
    let bits = Set(
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        UInt.random(in: 0...8, using: &random)
      })
    let place = Double(Int.random(in: -120...220, using: &random))
    steps.append("\(choice) target \(target) \(isA ? "a" : "b") \(bits.sorted()) at \(place)")
    let object = target < 0 ? nil : targets[target]
    let number = target < 0 ? nil : target
    let events = ControlEvents(rawValue: bits.reduce(0) { $0 | 1 << $1 })
    switch choice {
    case 0...3:
      control.addTarget(object, action: isA ? .a : .b, for: events)
      model.add(number, isA ? "a" : "b", bits)
    case 4, 5:
      control.removeTarget(object, action: isA ? .a : nil, for: events)
      model.remove(number, isA ? "a" : nil, bits)
    case 6:
      control.sendActions(for: events)
      model.send(bits)
    case 7:
      control.isEnabled = isA
      model.enable(isA)
    case 8, 9:
      let tapCount = isA ? 1 : 2
      driver.touchDown(at: Point(x: place, y: 5), tapCount: tapCount)
      model.down(at: place, tapCount: tapCount)
    case 10, 11:
      driver.move(to: Point(x: place, y: 5))
      model.move(to: place)
    case 12:
      driver.touchUp(at: Point(x: place, y: 5))
      model.up(at: place)
    default:
      driver.cancel()
      model.cancel()
    }
  }

  var isEqual: Bool {
    log.lines == model.log && control.isTracking == model.isTracking
      && control.isTouchInside == model.isInside && control.isHighlighted == model.isHighlighted
      && control.isEnabled == model.isEnabled
      && control.allControlEvents.rawValue
        == model.handlers.reduce(0) { $1.bits.reduce($0) { $0 | 1 << $1 } }
  }
}

@MainActor @Suite(.tags(.model)) struct ControlModelTests {
  /// The seed of a run, for doing it again: `MODEL_SEED=…`.
  private static let seed =
    ProcessInfo.processInfo.environment["MODEL_SEED"].flatMap { UInt64($0) }
    ?? .random(in: 0 ... .max)

  @Test func `a control does what the model does, whatever is done to it`() {
    for run in 0..<10_000 {
      let seed = Self.seed &+ UInt64(run)
      var random = SeededGenerator(seed: seed)
      var pair = Pair()
      for _ in 0..<40 {
        pair.step(&random)
        if !pair.isEqual { break }
      }
      guard !pair.isEqual else { continue }
      Issue.record(
        """
        MODEL_SEED=\(seed) disagrees after \(pair.steps.joined(separator: "; "))
        control \(pair.log.lines)
        model   \(pair.model.log)
        """)
      return
    }
  }
}
