package import ControlValues

/// The looks that were set for the states of a control, such as the images of a slider's thumb.
///
/// Most controls have none, and it takes one word in them.
package struct StateValues<Attribute: Hashable & Sendable> {
  private struct Key: Hashable {
    let attribute: Attribute
    let state: ControlState
  }

  private struct Entry {
    let value: any Sendable
    /// Indicates whether an appearance proxy or a document set it, which a proxy may replace.
    let isImplicit: Bool
  }

  private var entries: [Key: Entry] = [:]

  /// Creates a table without values.
  package init() {}

  /// Returns the value that was set for exactly this state.
  package func stored<Value>(_ attribute: Attribute, for state: ControlState = .normal) -> Value? {
    entries[Key(attribute: attribute, state: state)]?.value as? Value
  }

  /// Returns the value of exactly this state, otherwise that of the normal state; combined states do
  /// not fall back to their parts.
  package func value<Value>(_ attribute: Attribute, for state: ControlState) -> Value? {
    stored(attribute, for: state) ?? stored(attribute)
  }

  /// Sets the value of a state, or removes it for nil.
  package mutating func set(
    _ value: (any Sendable)?, _ attribute: Attribute, for state: ControlState = .normal
  ) {
    entries[Key(attribute: attribute, state: state)] = value.map {
      Entry(value: $0, isImplicit: false)
    }
  }

  /// Sets the value of a state that the program did not set: one of an appearance proxy, or of a
  /// document.
  package mutating func setImplicitly(
    _ value: (any Sendable)?, _ attribute: Attribute, for state: ControlState = .normal
  ) {
    let key = Key(attribute: attribute, state: state)
    guard entries[key]?.isImplicit ?? true else { return }
    entries[key] = value.map { Entry(value: $0, isImplicit: true) }
  }

  /// All values, in the order of their attributes and states.
  package var allValues: [(Attribute, ControlState, value: any Sendable, isImplicit: Bool)] {
    entries.sorted {
      ("\($0.key.attribute)", $0.key.state.rawValue) < (
        "\($1.key.attribute)", $1.key.state.rawValue
      )
    }
    .map { ($0.key.attribute, $0.key.state, $0.value.value, $0.value.isImplicit) }
  }
}
