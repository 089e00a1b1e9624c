/// What GNUstep's tests expect of a class, and what ours does.
struct Fact: Sendable {
  let type: String
  let situation: String
  /// The value that GNUstep's test expects.
  let value: String
  let actual: @MainActor @Sendable () -> String

  init(
    _ type: String, _ situation: String, _ value: String,
    _ actual: @escaping @MainActor @Sendable () -> Any
  ) {
    (self.type, self.situation, self.value) = (type, situation, value)
    self.actual = { "\(actual())" }
  }
}
