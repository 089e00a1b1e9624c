#if UIKit
import ControlValues

/// Values by the state of a control, and by another key; those of the normal state stand for others.
struct StateTable<Key: Hashable, Value> {
  private struct Place: Hashable {
    let key: Key
    let state: UInt
  }
  private var values: [Place: Value] = [:]

  subscript(key: Key, state: ControlState) -> Value? {
    get {
      values[Place(key: key, state: state.rawValue)]
        ?? values[Place(key: key, state: ControlState.normal.rawValue)]
    }
    set { values[Place(key: key, state: state.rawValue)] = newValue }
  }
}
#endif
