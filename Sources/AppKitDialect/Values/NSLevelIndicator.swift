public import Graphics
import ResponderKit

/// A control that shows a value in a range by its looks: a capacity, a rating or a relevance (`NSLevelIndicator`).
@preconcurrency @MainActor
open class NSLevelIndicator: NSControl, BoundedControl {
  /// Creates an indicator of a capacity from 0 to 5, at 0.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new indicators: `NSLevelIndicatorCell` unless overridden.
  open override class var cellClass: AnyClass? { NSLevelIndicatorCell.self }

  private final var levelCell: NSLevelIndicatorCell? { cell as? NSLevelIndicatorCell }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// The smallest value; 0 unless set (`NSLevelIndicator.minValue`).
  open var minValue: Double {
    get { levelCell?.minValue ?? 0 }
    set { levelCell?.minValue = newValue }
  }
  /// The largest value; 5 unless set (`NSLevelIndicator.maxValue`).
  open var maxValue: Double {
    get { levelCell?.maxValue ?? 5 }
    set { levelCell?.maxValue = newValue }
  }
  /// The value from which the level is one to be warned of; 0, for none, unless set
  /// (`NSLevelIndicator.warningValue`).
  open var warningValue: Double {
    get { levelCell?.warningValue ?? 0 }
    set { levelCell?.warningValue = newValue }
  }
  /// The value from which the level is critical; 0, for none, unless set (`NSLevelIndicator.criticalValue`).
  open var criticalValue: Double {
    get { levelCell?.criticalValue ?? 0 }
    set { levelCell?.criticalValue = newValue }
  }
  /// The look; a capacity in blocks unless set (`NSLevelIndicator.levelIndicatorStyle`).
  open var levelIndicatorStyle: Style {
    get { levelCell?.levelIndicatorStyle ?? .discreteCapacity }
    set { levelCell?.levelIndicatorStyle = newValue }
  }
  /// A Boolean value that indicates whether the user can change the level; false unless set
  /// (`NSLevelIndicator.isEditable`).
  open var isEditable: Bool {
    get { levelCell?.isEditable ?? false }
    set { levelCell?.isEditable = newValue }
  }

  /// The number of tick marks; 0 unless set (`NSLevelIndicator.numberOfTickMarks`).
  open var numberOfTickMarks: Int {
    get { levelCell?.numberOfTickMarks ?? 0 }
    set { levelCell?.numberOfTickMarks = newValue }
  }
  /// The number of longer tick marks; 0 unless set (`NSLevelIndicator.numberOfMajorTickMarks`).
  open var numberOfMajorTickMarks: Int {
    get { levelCell?.numberOfMajorTickMarks ?? 0 }
    set { levelCell?.numberOfMajorTickMarks = newValue }
  }
  /// The side of the tick marks; below unless set (`NSLevelIndicator.tickMarkPosition`).
  open var tickMarkPosition: NSSlider.TickMarkPosition {
    get { levelCell?.tickMarkPosition ?? .below }
    set { levelCell?.tickMarkPosition = newValue }
  }
  /// Returns the value at a tick mark; traps for a tick mark that is not there
  /// (`NSLevelIndicator.tickMarkValue(at:)`).
  public final func tickMarkValue(at index: Int) -> Double {
    levelCell?.tickMarkValue(at: index) ?? 0
  }

  /// The looks of a level, with AppKit's raw values (`NSLevelIndicator.Style`).
  public enum Style: UInt, Sendable, Hashable, CaseIterable {
    /// A bar of thin lines, as for the relevance of a found document.
    case relevancy = 0
    /// A bar that is filled.
    case continuousCapacity = 1
    /// A row of blocks.
    case discreteCapacity = 2
    /// A row of stars.
    case rating = 3
  }
}
