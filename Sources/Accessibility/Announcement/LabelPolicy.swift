/// The policies for the name that a screen reader speaks for a button with both a title and an
/// accessibility label.
///
/// Apple's UIButton page and the behavior on devices differ; see Docs/Divergences.md.
public enum LabelPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// A title that is not empty wins, as the UIButton page says.
  case documented
  /// An accessibility label wins, even an empty one, as seen on devices.
  case observed
}
