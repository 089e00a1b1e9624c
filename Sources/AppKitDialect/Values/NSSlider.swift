import ControlValues
public import Graphics
public import ResponderKit

/// A slider (`NSSlider`): a number in a range, chosen along a track or around a middle.
@preconcurrency @MainActor
open class NSSlider: NSControl, BoundedControl {
  /// Creates a slider from 0 to 1, at 0.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// Creates a slider (`NSSlider.init(value:minValue:maxValue:target:action:)`).
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: AnyObject?, action: ActionSelector?
  ) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    (self.target, self.action) = (target, action)
  }

  /// Creates a slider from 0 to 1, at 0 (`NSSlider.init(target:action:)`).
  public convenience init(target: AnyObject?, action: ActionSelector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  /// The class of the cells of new sliders: `NSSliderCell` unless overridden.
  open override class var cellClass: AnyClass? { NSSliderCell.self }

  private final var sliderCell: NSSliderCell? { cell as? NSSliderCell }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// A click that makes the window key moves the knob, too.
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
  /// The top of the slider is its upper edge.
  open override var isFlipped: Bool { true }

  /// The smallest value; 0 unless set (`NSSlider.minValue`).
  open var minValue: Double {
    get { sliderCell?.minValue ?? 0 }
    set { sliderCell?.minValue = newValue }
  }
  /// The largest value; 1 unless set (`NSSlider.maxValue`).
  open var maxValue: Double {
    get { sliderCell?.maxValue ?? 1 }
    set { sliderCell?.maxValue = newValue }
  }
  /// A Boolean value that indicates whether the slider goes from bottom to top: whether it is taller than wide, unless set
  /// (`NSSlider.isVertical`).
  open var isVertical: Bool {
    get { sliderCell?.isVertical ?? false }
    set { sliderCell?.isVertical = newValue }
  }
  /// The shape of the slider; linear unless set (`NSSlider.sliderType`).
  open var sliderType: SliderType {
    get { sliderCell?.sliderType ?? .linear }
    set { sliderCell?.sliderType = newValue }
  }
  /// The step of the value while the user drags with the Option key; -1, for none, unless set
  /// (`NSSlider.altIncrementValue`).
  open var altIncrementValue: Double {
    get { sliderCell?.altIncrementValue ?? -1 }
    set { sliderCell?.altIncrementValue = newValue }
  }

  /// The number of tick marks; 0 unless set (`NSSlider.numberOfTickMarks`).
  open var numberOfTickMarks: Int {
    get { sliderCell?.numberOfTickMarks ?? 0 }
    set { sliderCell?.numberOfTickMarks = newValue }
  }
  /// A Boolean value that indicates whether the user can choose only the values at tick marks; false unless
  /// set (`NSSlider.allowsTickMarkValuesOnly`).
  open var allowsTickMarkValuesOnly: Bool {
    get { sliderCell?.allowsTickMarkValuesOnly ?? false }
    set { sliderCell?.allowsTickMarkValuesOnly = newValue }
  }
  /// The side of the track on which tick marks are; below it unless set (`NSSlider.tickMarkPosition`).
  open var tickMarkPosition: TickMarkPosition {
    get { sliderCell?.tickMarkPosition ?? .below }
    set { sliderCell?.tickMarkPosition = newValue }
  }
  /// Returns the value at a tick mark; traps for a tick mark that is not there
  /// (`NSSlider.tickMarkValue(at:)`).
  public final func tickMarkValue(at index: Int) -> Double {
    sliderCell?.tickMarkValue(at: index) ?? 0
  }
  /// Returns the value of the tick mark nearest to a value, the lower one halfway between two; the value
  /// itself without tick marks (`NSSlider.closestTickMarkValue(toValue:)`).
  public final func closestTickMarkValue(toValue value: Double) -> Double {
    sliderCell?.closestTickMarkValue(toValue: value) ?? value
  }

  /// The shapes of a slider, with AppKit's raw values (`NSSlider.SliderType`).
  public enum SliderType: UInt, Sendable, Hashable, CaseIterable {
    /// A straight track.
    case linear = 0
    /// A dial, which turns clockwise from the top.
    case circular = 1
  }

  /// The sides of a track on which tick marks are, with AppKit's raw values (`NSSlider.TickMarkPosition`).
  public enum TickMarkPosition: UInt, Sendable, Hashable, CaseIterable {
    /// Below a horizontal track, or at the trailing side of a vertical one.
    case below = 0
    /// Above a horizontal track, or at the leading side of a vertical one.
    case above = 1

    /// The trailing side of a vertical track, which is ``below`` of a horizontal one.
    public static var trailing: Self { .below }
    /// The leading side of a vertical track, which is ``above`` of a horizontal one.
    public static var leading: Self { .above }
  }
}
