import AppKitDialect
import TestSupport
import Testing

/// A target that counts the actions of each button.
private final class Receiver: NSResponder {
  var buttons: [NSButton] = [] {
    didSet { received = ReceivedActions(senders: buttons.count) }
  }
  private(set) var received = ReceivedActions(senders: 0)

  func press(_ sender: NSButton) { note("press:", from: sender) }
  func choose(_ sender: NSButton) { note("choose:", from: sender) }

  private func note(_ action: String, from sender: NSButton) {
    received.note(action, from: buttons.firstIndex { $0 === sender })
  }

  static let selectors = [
    "press:": ActionSelector("press:", Receiver.press),
    "choose:": ActionSelector("choose:", Receiver.choose),
  ]
}

/// The dialect's buttons in a window, with their targets and a mouse.
@MainActor
private final class Bench {
  static let superviews = [0, 0, 0, 1, 1, 1]
  /// A point of the window where no button is.
  private static let outside = Point(x: 390, y: 290)

  private let receivers = [Receiver(), Receiver()]
  private let buttons: [NSButton]
  private let driver: MouseDriver

  init() {
    let left = NSView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    let right = NSView(frame: Rect(x: 200, y: 0, width: 200, height: 300))
    var buttons: [NSButton] = []
    for (index, superview) in Self.superviews.enumerated() {
      let button = makeButton(y: 20 + Double(index) * 40)
      (superview == 0 ? left : right).addSubview(button)
      buttons.append(button)
    }
    self.buttons = buttons
    driver = MouseDriver(in: shownWindow(left, right))
    for receiver in receivers { receiver.buttons = buttons }
  }

  var received: [ReceivedActions] { receivers.map(\.received) }

  var answers: [ButtonAnswers] {
    buttons.map {
      ButtonAnswers(
        state: $0.state.rawValue, isEnabled: $0.isEnabled, isHighlighted: $0.isHighlighted,
        stringValue: $0.stringValue, intValue: Int($0.intValue), nextState: $0.cell?.nextState)
    }
  }

  /// Does one thing to a button; returns what that answers, as numbers.
  func apply(_ operation: ButtonOperation, to index: Int) -> [Int] {
    let button = buttons[index]
    switch operation {
    case .press(let drags): return press(button, drags).map { $0 ? 1 : 0 }
    case .click(let count): driver.click(button, count: count)
    case .performClick: button.performClick(nil)
    case .setState(let number): button.state = NSControl.StateValue(rawValue: number)
    case .setIntValue(let number): button.intValue = Int32(number)
    case .setStringValue(let text): button.stringValue = text
    case .setObjectValue(let value): button.objectValue = value
    case .setNextState: button.setNextState()
    case .setAllowsMixedState(let flag): button.allowsMixedState = flag
    case .setEnabled(let flag): button.isEnabled = flag
    case .setType(let type): button.setButtonType(type)
    case .sendOn(let down, let up):
      var mask: NSEvent.EventTypeMask = []
      if down { mask.insert(.leftMouseDown) }
      if up { mask.insert(.leftMouseUp) }
      return [button.sendAction(on: mask)]
    case .send(let action, let target):
      return [button.sendAction(selector(action), to: receiver(target)) ? 1 : 0]
    case .setAction(let action): button.action = selector(action)
    case .setTarget(let target): button.target = receiver(target)
    }
    return []
  }

  private func selector(_ name: String?) -> ActionSelector? {
    name.flatMap { Receiver.selectors[$0] }
  }

  private func receiver(_ index: Int?) -> Receiver? { index.map { receivers[$0] } }

  /// Returns whether the button looks pressed after it goes down and after each drag.
  private func press(_ button: NSButton, _ drags: [Bool]) -> [Bool] {
    let inside = button.convert(button.bounds.center, to: nil)
    driver.mouseDown(at: inside)
    var highlights = [button.isHighlighted]
    for isInside in drags {
      driver.mouseDragged(to: isInside ? inside : Self.outside)
      highlights.append(button.isHighlighted)
    }
    driver.mouseUp()
    return highlights
  }
}

@MainActor @Suite(.tags(.model)) struct ButtonModelTests {
  @Test func `a hundred thousand random steps agree with a model of buttons`() {
    NSApplication.withNewScope { compare(steps: 100_000, seed: 22) }
  }

  /// Stops at the first difference, which others follow from.
  private func compare(steps: Int, seed: UInt64) {
    let bench = Bench()
    var model = ModelButtons(superviews: Bench.superviews)
    var random = SeededGenerator(seed: seed)
    for index in Bench.superviews.indices {
      let start: [ButtonOperation] = [
        .setType(index % 3 == 0 ? .switch : .radio), .setAction("press:"), .setTarget(index % 2),
      ]
      for operation in start {
        _ = bench.apply(operation, to: index)
        _ = model.apply(operation, to: index)
      }
    }
    for step in 1...steps {
      let index = Int.random(in: Bench.superviews.indices, using: &random)
      let operation = ButtonOperation.random(using: &random)
      let answer = bench.apply(operation, to: index)
      let expected = model.apply(operation, to: index)
      let (answers, modelAnswers) = (bench.answers, model.buttons.map(\.answers))
      if answer == expected, answers == modelAnswers, bench.received == model.received { continue }
      var differences: [String] = []
      for (place, pair) in zip(answers, modelAnswers).enumerated() where pair.0 != pair.1 {
        differences.append("button \(place) is \(pair.0), not \(pair.1)")
      }
      if answer != expected { differences.append("the answer is \(answer), not \(expected)") }
      if bench.received != model.received {
        differences.append("the targets received \(bench.received), not \(model.received)")
      }
      Issue.record(
        """
        step \(step) of seed \(seed), \(operation) on button \(index): \
        \(differences.joined(separator: "; "))
        """)
      return
    }
    #expect(model.siblingsTurnedOff > 100 && model.failures > 100, "the steps reach both")
  }
}
