import AppKitDialect

/// What is done to one button in a step.
enum ButtonOperation {
  /// The mouse goes down, is dragged inside (true) or outside so many times, and is released.
  case press(drags: [Bool])
  case click(count: Int)
  case performClick
  case setState(Int)
  case setIntValue(Int)
  case setStringValue(String)
  case setObjectValue(Int?)
  case setNextState
  case setAllowsMixedState(Bool)
  case setEnabled(Bool)
  case setType(NSButton.ButtonType)
  /// The events that send the action from now on.
  case sendOn(down: Bool, up: Bool)
  case send(action: String?, to: Int?)
  case setAction(String?)
  case setTarget(Int?)

  static func random(using random: inout some RandomNumberGenerator) -> ButtonOperation {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let number = Int.random(in: -3...5, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2, 3:
      let count = pick([0, 0, 1, 2, 3])
      return .press(drags: (0..<count).map { _ in pick([true, false]) })
    case 4, 5: return .click(count: pick([1, 1, 2]))
    case 6, 7: return .performClick
    case 8: return .setState(number)
    case 9: return .setIntValue(number)
    case 10: return .setStringValue(pick(["", "0", "1", "-1", "on"]))
    case 11: return .setObjectValue(pick([nil, 0, 1, -1]))
    case 12: return .setNextState
    case 13: return .setAllowsMixedState(pick([true, false]))
    case 14: return .setEnabled(pick([true, true, true, false]))
    case 15: return .setType(pick([.radio, .radio, .radio, .switch, .toggle, .onOff]))
    case 16: return .sendOn(down: pick([true, false]), up: pick([true, true, false]))
    case 17: return .send(action: pick(["press:", "choose:", nil]), to: pick([0, 1, nil]))
    case 18: return .setAction(pick(["press:", "press:", "choose:", nil]))
    default: return .setTarget(pick([0, 1, nil]))
    }
  }
}

/// What is compared of a button after every step.
struct ButtonAnswers: Equatable {
  var state: Int
  var isEnabled: Bool
  var isHighlighted: Bool
  var stringValue: String
  var intValue: Int
  var nextState: Int?
}

/// What a target has received: the actions of each button, and the latest one.
struct ReceivedActions: Equatable {
  var counts: [Int]
  var lastAction: String?
  var lastSender: Int?

  init(senders: Int) { counts = Array(repeating: 0, count: senders) }

  mutating func note(_ action: String, from sender: Int?) {
    if let sender { counts[sender] += 1 }
    (lastAction, lastSender) = (action, sender)
  }
}

/// A button as AppKit's documentation and GNUstep's tests describe it, apart from the package.
struct ModelButton {
  let superview: Int
  var state = 0
  var allowsMixedState = false
  var isEnabled = true
  var isRadio = false
  var action: String?
  var target: Int?
  var sendsOnDown = false
  var sendsOnUp = true

  init(superview: Int) { self.superview = superview }

  /// Off and on, or on, off, mixed; a radio button that is on stays on.
  var nextState: Int {
    switch state {
    case 1: isRadio ? 1 : 0
    case 0: allowsMixedState ? -1 : 1
    default: 1
    }
  }

  /// A negative number is mixed if that is allowed, otherwise on.
  mutating func setState(_ number: Int) {
    state = number == 0 ? 0 : number < 0 && allowsMixedState ? -1 : 1
  }

  /// What is mixed is on once that is not allowed.
  mutating func setAllowsMixedState(_ flag: Bool) {
    allowsMixedState = flag
    if !flag, state == -1 { state = 1 }
  }

  /// Every value is the state; nothing looks pressed while the mouse is up.
  var answers: ButtonAnswers {
    ButtonAnswers(
      state: state, isEnabled: isEnabled, isHighlighted: false, stringValue: "\(state)",
      intValue: state, nextState: nextState)
  }
}

/// Several model buttons with their two targets.
struct ModelButtons {
  private(set) var buttons: [ModelButton]
  private(set) var received: [ReceivedActions]
  /// How often a sibling that was not off was turned off.
  private(set) var siblingsTurnedOff = 0
  /// How many actions no object performed.
  private(set) var failures = 0

  init(superviews: [Int]) {
    buttons = superviews.map { ModelButton(superview: $0) }
    received = Array(repeating: ReceivedActions(senders: superviews.count), count: 2)
  }

  /// Does one thing to a button; returns what that answers, as numbers.
  mutating func apply(_ operation: ButtonOperation, to index: Int) -> [Int] {
    switch operation {
    case .press(let drags): return press(index, drags).map { $0 ? 1 : 0 }
    case .click(let count): for _ in 0..<count { _ = press(index, []) }
    case .performClick: performClick(index)
    // A number is passed on as the state.
    case .setState(let number), .setIntValue(let number): buttons[index].setState(number)
    case .setStringValue(let text): buttons[index].setState(text.isEmpty ? 0 : 1)
    case .setObjectValue(let value): buttons[index].setState(value ?? 0)
    case .setNextState: advance(index)
    case .setAllowsMixedState(let flag): buttons[index].setAllowsMixedState(flag)
    case .setEnabled(let flag): buttons[index].isEnabled = flag
    case .setType(let type): buttons[index].isRadio = type == .radio
    case .sendOn(let down, let up):
      // The previous mask, in which an event has the bit of its number.
      let previous = (buttons[index].sendsOnDown ? 2 : 0) + (buttons[index].sendsOnUp ? 4 : 0)
      (buttons[index].sendsOnDown, buttons[index].sendsOnUp) = (down, up)
      return [previous]
    case .send(let action, let target): return [send(action, to: target, from: index) ? 1 : 0]
    case .setAction(let action): buttons[index].action = action
    case .setTarget(let target): buttons[index].target = target
    }
    return []
  }

  /// Returns whether the button looks pressed after it goes down and after each drag.
  private mutating func press(_ index: Int, _ drags: [Bool]) -> [Bool] {
    guard buttons[index].isEnabled else { return Array(repeating: false, count: drags.count + 1) }
    if buttons[index].sendsOnDown { sendOwn(index) }
    if drags.last ?? true {
      advance(index)
      if buttons[index].sendsOnUp { sendOwn(index) }
    }
    return [true] + drags
  }

  /// The state comes before the action.
  private mutating func performClick(_ index: Int) {
    guard buttons[index].isEnabled else { return }
    advance(index)
    sendOwn(index)
  }

  private mutating func advance(_ index: Int) {
    buttons[index].setState(buttons[index].nextState)
  }

  private mutating func sendOwn(_ index: Int) {
    _ = send(buttons[index].action, to: buttons[index].target, from: index)
  }

  /// No action is not sent; a radio button that has sent its own turns its siblings off.
  private mutating func send(_ action: String?, to target: Int?, from sender: Int) -> Bool {
    guard let action, let target else {
      failures += 1
      return false
    }
    received[target].note(action, from: sender)
    let button = buttons[sender]
    guard button.isRadio, button.action == action else { return true }
    for index in buttons.indices where index != sender {
      let other = buttons[index]
      guard other.isRadio, other.superview == button.superview, other.action == action else {
        continue
      }
      if other.state != 0 { siblingsTurnedOff += 1 }
      buttons[index].state = 0
    }
    return true
  }
}
