/// Which name of a button a screen reader says when it has a title and an accessibility label.
///
/// Apple's UIButton page and what apps see differ; see Docs/Divergences.md.
public enum LabelPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// A title that is not empty wins, as the UIButton page has it.
  case documented
  /// An accessibility label wins, even an empty one, as seen on devices.
  case observed
}
