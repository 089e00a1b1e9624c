extension NSSegmentedControl {
  /// The effects of a click, with AppKit's raw values (`NSSegmentedControl.SwitchTracking`).
  public enum SwitchTracking: UInt, Sendable, Hashable, CaseIterable {
    /// One segment is selected, and the others are not.
    case selectOne = 0
    /// Each segment is turned on or off.
    case selectAny = 1
    /// The segment is selected only while the action is sent.
    case momentary = 2
    /// As ``momentary``; a harder press repeats the action, which no mouse here does.
    case momentaryAccelerator = 3

    /// Indicates whether no segment stays selected.
    package var isMomentary: Bool { self == .momentary || self == .momentaryAccelerator }
  }

  /// The looks, with AppKit's raw values (`NSSegmentedControl.Style`).
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// The look for the place of the control.
    case automatic = 0
    /// Round ends.
    case rounded = 1
    /// The look of a toolbar.
    case texturedRounded = 2
    /// Round ends with a border.
    case roundRect = 3
    /// The look of a toolbar, with square ends.
    case texturedSquare = 4
    /// The look of a toolbar, without a border inside.
    case capsule = 5
    /// Square ends, for the edge of a list.
    case smallSquare = 6
    /// Segments apart from each other.
    case separated = 8
  }

  /// The ways in which segments share the width, with AppKit's raw values (`NSSegmentedControl.Distribution`).
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// Each segment fits its contents.
    case fit = 0
    /// Each segment fits its contents, and gets its share of what is left.
    case fill = 1
    /// All segments are as wide.
    case fillEqually = 2
    /// Segments are as wide as their contents need it.
    case fillProportionally = 3
  }
}
