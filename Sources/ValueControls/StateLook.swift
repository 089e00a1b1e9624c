import ControlCore

/// A look in a state, which names a property of an appearance proxy.
struct StateLook<Look: Hashable & Sendable>: Hashable, Sendable {
  let look: Look
  let state: ControlState
}
