/// The priority of a constraint, from 1 to 1000: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold (`UILayoutPriority.required`).
  public static let required = LayoutPriority(1000)
  /// That of buttons against being compressed (`UILayoutPriority.defaultHigh`).
  public static let defaultHigh = LayoutPriority(750)
  /// That of a drag which can resize a scene (`UILayoutPriority.dragThatCanResizeScene`).
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// That of a scene which keeps its size (`UILayoutPriority.sceneSizeStayPut`).
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// That of a drag which cannot resize a scene (`UILayoutPriority.dragThatCannotResizeScene`).
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// That of most views against growing (`UILayoutPriority.defaultLow`).
  public static let defaultLow = LayoutPriority(250)
  /// That of the size that is asked to fit (`UILayoutPriority.fittingSizeLevel`).
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns a Boolean value that indicates whether the left priority is lower.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
  /// Returns a priority that is higher by a number.
  public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
    LayoutPriority(left.rawValue + right)
  }
  /// Returns a priority that is lower by a number.
  public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
    LayoutPriority(left.rawValue - right)
  }
  /// Raises a priority by a number.
  public static func += (left: inout LayoutPriority, right: Float) { left.rawValue += right }
  /// Lowers a priority by a number.
  public static func -= (left: inout LayoutPriority, right: Float) { left.rawValue -= right }
}
