/// What is done to a color before it is drawn.
public enum ColorAdjustment: Sendable, Hashable, Codable {
  /// The opacity becomes this, from 0 to 1.
  case opacity(Double)
  /// Its gray takes the place of the hue.
  case desaturated
  /// A share of it, from 0 to 1, becomes black.
  case darkened(Double)
}
