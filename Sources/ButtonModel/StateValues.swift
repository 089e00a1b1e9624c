import ControlCore

/// What a control has set for each of its states.
struct StateValues<Value> {
  private var normal: Value?
  /// States other than normal; few buttons have any.
  private var others: [(state: ControlState, value: Value)] = []

  init() {}

  /// The value set for exactly this state.
  func stored(for state: ControlState) -> Value? {
    state == .normal ? normal : others.first { $0.state == state }?.value
  }

  /// The value of exactly this state, otherwise that of the normal one.
  ///
  /// A combination never falls back to one of its parts: Apple's documentation of
  /// `UIButton.title(for:)` and what Chameleon, WinObjC and flowkey measured agree.
  subscript(state: ControlState) -> Value? { stored(for: state) ?? normal }

  /// Sets the value of a state, or removes it for nil.
  mutating func set(_ value: Value?, for state: ControlState) {
    guard state != .normal else {
      normal = value
      return
    }
    others.removeAll { $0.state == state }
    if let value { others.append((state, value)) }
  }
}
