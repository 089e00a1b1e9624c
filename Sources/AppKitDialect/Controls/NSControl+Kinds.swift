extension NSControl {
  /// The state of a cell, with AppKit's raw values (`NSControl.StateValue`).
  public struct StateValue: RawRepresentable, Sendable, Hashable {
    /// The number.
    public var rawValue: Int
    /// Creates a state.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Some of what it stands for is on.
    public static let mixed = StateValue(rawValue: -1)
    /// It is off.
    public static let off = StateValue(rawValue: 0)
    /// It is on.
    public static let on = StateValue(rawValue: 1)

    /// The name, for records.
    package var name: String { self == .off ? "off" : self == .mixed ? "mixed" : "on" }
  }

  /// The size of a control, with AppKit's raw values (`NSControl.ControlSize`).
  public enum ControlSize: UInt, Sendable, Hashable, CaseIterable {
    /// The usual size.
    case regular = 0
    /// Smaller.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Larger.
    case large = 3
  }

  /// The place where a button shows its image, with AppKit's raw values
  /// (`NSControl.ImagePosition`).
  public enum ImagePosition: UInt, Sendable, Hashable, CaseIterable {
    /// Nowhere.
    case noImage = 0
    /// In place of the title.
    case imageOnly = 1
    /// To the left of the title.
    case imageLeft = 2
    /// To the right of the title.
    case imageRight = 3
    /// Below the title.
    case imageBelow = 4
    /// Above the title.
    case imageAbove = 5
    /// Behind the title.
    case imageOverlaps = 6
    /// Before the title, in the direction of the language.
    case imageLeading = 7
    /// After the title, in the direction of the language.
    case imageTrailing = 8
  }
}
