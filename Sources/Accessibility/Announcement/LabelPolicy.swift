/// A label that is not spoken, and the policy by which it would be.
public struct OverruledLabel: Sendable, Hashable, Codable {
  /// The label.
  public var label: String
  /// The policy that speaks it.
  public var policy: LabelPolicy

  /// Creates an overruled label.
  public init(_ label: String, policy: LabelPolicy) {
    self.label = label
    self.policy = policy
  }
}

/// Which name of a button a screen reader says when it has a title and an accessibility label.
///
/// Apple's UIButton page and what apps see differ; see Docs/Divergences.md.
public enum LabelPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// A title that is not empty wins, as the UIButton page has it.
  case documented
  /// An accessibility label wins, even an empty one, as seen on devices.
  case observed
}
