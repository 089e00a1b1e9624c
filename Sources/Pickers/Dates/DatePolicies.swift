/// What date pickers do where sources disagree or are silent.
///
/// Docs/Divergences.md has the sources of each. UIKit has no counterpart.
public struct DatePolicies: Sendable, Hashable {
  /// How a date is rounded to the interval of the minutes.
  public enum Rounding: String, Sendable, Hashable, CaseIterable {
    /// To the interval before it.
    case down
    /// To the nearest interval.
    case nearest
  }

  /// How limits and rounding go together.
  public enum LimitRounding: String, Sendable, Hashable, CaseIterable {
    /// The date is moved into the limits, then rounded so that it stays in them.
    case inward
    /// The date is rounded, then moved into the limits.
    case roundedFirst
  }

  /// What a duration is that is set in another mode than the count-down timer's.
  public enum DurationElsewhere: String, Sendable, Hashable, CaseIterable {
    /// It is kept.
    case stored
    /// It is ignored, as the header says.
    case dropped
  }

  /// Whether the first change of a count-down timer is reported.
  public enum FirstDuration: String, Sendable, Hashable, CaseIterable {
    /// It is.
    case sent
    /// It is not, as in a fault of former versions.
    case swallowed
  }

  /// In which language the wheels of a time are.
  public enum WheelLanguage: String, Sendable, Hashable, CaseIterable {
    /// In that of the picker, as the wheels of a date are.
    case picker
    /// In that of the system, as developers report.
    case system
  }

  /// How a date is rounded to the interval of the minutes.
  public var rounding = Rounding.down
  /// How limits and rounding go together.
  public var limitRounding = LimitRounding.inward
  /// What a duration is that is set in another mode.
  public var durationElsewhere = DurationElsewhere.stored
  /// Whether the first change of a count-down timer is reported.
  public var firstDuration = FirstDuration.sent
  /// In which language the wheels of a time are.
  public var wheelLanguage = WheelLanguage.picker
  /// Whether a screen reader says where a row of a wheel is among the others.
  public var speaksPositions = false

  /// Creates the default policies.
  public init() {}
}
