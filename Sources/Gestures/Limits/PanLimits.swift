/// When a pan begins and ends; UIKit has no counterpart, and Apple documents no figures.
///
/// Named policies: see Docs/Divergences.md.
public struct PanLimits: Sendable, Hashable {
  /// How far the fingers move before a pan begins.
  public enum Start: Sendable, Hashable {
    /// By a distance in points, in any direction.
    case distance(Double)
    /// By a distance in points along one of the axes.
    case alongAxis(Double)
  }

  /// What happens when fewer fingers than the minimum are left.
  public enum BelowMinimum: Sendable, Hashable, CaseIterable {
    /// The gesture goes on until all fingers are lifted.
    case continues
    /// The gesture ends.
    case ends
  }

  /// How far the fingers move before a pan begins; 10 points unless set.
  public var start: Start = .distance(10)
  /// Whether the movement up to there is part of the translation; true unless set.
  public var includesStart = true
  /// What happens when fewer fingers than the minimum are left; the gesture goes on unless set.
  public var belowMinimum: BelowMinimum = .continues

  /// Creates the limits that a recognizer has unless others are set.
  public init() {}
}
