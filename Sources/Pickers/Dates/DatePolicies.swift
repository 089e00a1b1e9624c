/// The policies of date pickers where sources disagree or are silent.
///
/// Docs/Divergences.md has the sources of each. UIKit has no counterpart.
public struct DatePolicies: Sendable, Hashable, Codable {
  /// The rounding of a date to the interval of the minutes.
  public enum Rounding: String, Sendable, Hashable, Codable, CaseIterable {
    /// To the interval before it.
    case down
    /// To the nearest interval.
    case nearest
  }

  /// The interplay of limits and rounding.
  public enum LimitRounding: String, Sendable, Hashable, Codable, CaseIterable {
    /// The date is moved into the limits, then rounded so that it stays in them.
    case inward
    /// The date is rounded, then moved into the limits.
    case roundedFirst
  }

  /// The policies for a duration that is set in another mode than the count-down timer's.
  public enum DurationElsewhere: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is kept.
    case stored
    /// It is ignored, as the header says.
    case dropped
  }

  /// A policy for reporting the first change of a count-down timer.
  public enum FirstDuration: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is.
    case sent
    /// It is not, as in a fault of former versions.
    case swallowed
  }

  /// In which language the wheels of a time are.
  public enum WheelLanguage: String, Sendable, Hashable, Codable, CaseIterable {
    /// In that of the picker, as the wheels of a date are.
    case picker
    /// In that of the system, as developers report.
    case system
  }

  /// The rounding of a date to the interval of the minutes.
  public var rounding = Rounding.down
  /// The interplay of limits and rounding.
  public var limitRounding = LimitRounding.inward
  /// The policy for a duration that is set in another mode.
  public var durationElsewhere = DurationElsewhere.stored
  /// The policy for reporting the first change of a count-down timer.
  public var firstDuration = FirstDuration.sent
  /// In which language the wheels of a time are.
  public var wheelLanguage = WheelLanguage.picker
  /// A Boolean value that indicates whether a screen reader says where a row of a wheel is among
  /// the others.
  public var speaksPositions = true

  /// Creates the default policies.
  public init() {}
}
