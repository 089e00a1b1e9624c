/// A list of calls that several objects write.
@MainActor
package final class CallLog {
  /// The calls since they were taken, in order.
  package var calls: [String] = []

  package init() {}

  package func add(_ call: String) { calls.append(call) }

  /// Returns the calls since the last time.
  package func taken() -> [String] {
    defer { calls = [] }
    return calls
  }
}
