/// A change to a color before it is drawn.
public enum ColorAdjustment: Sendable, Hashable, Codable {
  /// Replaces the opacity, from 0 to 1.
  case opacity(Double)
  /// Replaces the color with its gray.
  case desaturated
  /// Mixes in a share of black, from 0 to 1.
  case darkened(Double)
}
