/// The limits at which a pan begins and ends; UIKit has no counterpart, and Apple documents no
/// figures.
///
/// Named policies: see Docs/Divergences.md.
public struct PanLimits: Sendable, Hashable, Codable {
  /// The movement of the fingers at which a pan begins.
  public enum Start: Sendable, Hashable, Codable {
    /// By a distance in points, in any direction.
    case distance(Double)
    /// By a distance in points along one of the axes.
    case alongAxis(Double)
  }

  /// The reactions to fewer fingers than the minimum.
  public enum BelowMinimum: Sendable, Hashable, Codable, CaseIterable {
    /// The gesture continues until all fingers are lifted.
    case continues
    /// The gesture ends.
    case ends
  }

  /// The movement of the fingers at which a pan begins; 10 points unless set.
  public var start: Start = .distance(10)
  /// A Boolean value that indicates whether the movement up to there is part of the translation;
  /// true unless set.
  public var includesStart = true
  /// The reaction to fewer fingers than the minimum; the gesture continues unless set.
  public var belowMinimum: BelowMinimum = .continues

  /// Creates the limits that a recognizer has unless others are set.
  public init() {}
}
