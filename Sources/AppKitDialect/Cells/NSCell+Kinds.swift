extension NSCell {
  /// What a cell shows, with AppKit's raw values (`NSCell.CellType`).
  public enum CellType: UInt, Sendable, Hashable, CaseIterable {
    /// Nothing in particular.
    case nullCellType = 0
    /// A text.
    case textCellType = 1
    /// An image.
    case imageCellType = 2
  }

  /// How a cell shows that it is pressed or on, with AppKit's raw values (`NSCell.StyleMask`).
  public struct StyleMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The alternate title and image are shown.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// The cell looks pushed in.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// Gray and background change places.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// The background changes.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }

  /// The border of a cell: one excludes the other.
  enum Border { case none, line, bezel }
}

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
    var name: String { self == .off ? "off" : self == .mixed ? "mixed" : "on" }
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

  /// Where a button shows its image, with AppKit's raw values (`NSControl.ImagePosition`).
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

/// How an image fills the space that it has, with AppKit's raw values (`NSImageScaling`).
public enum NSImageScaling: UInt, Sendable, Hashable, CaseIterable {
  /// Smaller, if it has to be.
  case scaleProportionallyDown = 0
  /// As wide and as high as the space.
  case scaleAxesIndependently = 1
  /// As it is.
  case scaleNone = 2
  /// As large as fits.
  case scaleProportionallyUpOrDown = 3
}
