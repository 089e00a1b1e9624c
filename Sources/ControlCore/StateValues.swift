package import ControlValues

/// The looks that were set for the states of a control, such as the images of a slider's thumb: a
/// short list, because most controls have none.
package struct StateValues<Attribute: Hashable & Sendable> {
  private struct Entry {
    let attribute: Attribute
    let state: ControlState
    let value: any Sendable
    /// Whether an appearance proxy or a document set it, which a proxy may replace.
    let isImplicit: Bool
  }

  private var entries: [Entry] = []

  /// Creates a list without values.
  package init() {}

  /// Returns the value that was set for exactly this state.
  package func stored<Value>(_ attribute: Attribute, for state: ControlState = .normal) -> Value? {
    entry(attribute, state)?.value as? Value
  }

  /// Returns the value of exactly this state, otherwise that of the normal state; combined states do
  /// not fall back to their parts.
  package func value<Value>(_ attribute: Attribute, for state: ControlState) -> Value? {
    stored(attribute, for: state) ?? stored(attribute)
  }

  /// Sets the value of a state, or removes it for nil.
  package mutating func set(
    _ value: (any Sendable)?, _ attribute: Attribute, for state: ControlState = .normal
  ) { replace(value, attribute, state, isImplicit: false) }

  /// Sets the value of a state that the program did not set: one of an appearance proxy, or of a
  /// document.
  package mutating func setImplicitly(
    _ value: (any Sendable)?, _ attribute: Attribute, for state: ControlState = .normal
  ) {
    guard entry(attribute, state)?.isImplicit ?? true else { return }
    replace(value, attribute, state, isImplicit: true)
  }

  private func entry(_ attribute: Attribute, _ state: ControlState) -> Entry? {
    entries.first { $0.attribute == attribute && $0.state == state }
  }

  private mutating func replace(
    _ value: (any Sendable)?, _ attribute: Attribute, _ state: ControlState, isImplicit: Bool
  ) {
    entries.removeAll { $0.attribute == attribute && $0.state == state }
    guard let value else { return }
    entries.append(
      Entry(attribute: attribute, state: state, value: value, isImplicit: isImplicit))
  }
}
