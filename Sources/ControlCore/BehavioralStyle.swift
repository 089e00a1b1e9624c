package import ResponderKit

/// The behavioral styles of a control in an app made for the Mac: `UIBehavioralStyle`, with its raw
/// values.
public enum BehavioralStyle: UInt, Sendable, Hashable, Codable, CaseIterable {
  /// The device's style; only a preference.
  case automatic = 0
  /// As on an iPad.
  case pad = 1
  /// As on a Mac: a button has one title for all states, and no gesture recognizers.
  case mac = 2

  /// Returns the style of a control that prefers this one; the second style is that of a control on
  /// the Mac without a preference.
  package func resolved(
    in traits: TraitCollection, automatic: BehavioralStyle
  ) -> BehavioralStyle {
    guard traits.userInterfaceIdiom == .mac else { return .pad }
    return self == .automatic ? automatic : self
  }
}
