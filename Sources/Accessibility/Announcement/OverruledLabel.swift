/// A label that is not spoken, and the policy that would speak it.
public struct OverruledLabel: Sendable, Hashable, Codable {
  /// The label.
  public var label: String
  /// The policy that would speak it.
  public var policy: LabelPolicy

  /// Creates an overruled label.
  public init(_ label: String, policy: LabelPolicy) {
    self.label = label
    self.policy = policy
  }
}
