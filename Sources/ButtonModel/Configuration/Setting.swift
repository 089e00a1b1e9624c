/// A property that was set, possibly to nil.
struct Setting<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
  var value: Value?
  init(_ value: Value?) { self.value = value }
}
