import ControlValues
public import Graphics
public import ResponderKit

/// A slider (`NSSlider`); only its value, its range and its direction are here.
@preconcurrency @MainActor
open class NSSlider: NSControl {
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
  /// A Boolean value that indicates whether the slider goes from bottom to top; false unless set
  /// (`NSSlider.isVertical`).
  open var isVertical: Bool {
    get { sliderCell?.isVertical ?? false }
    set { sliderCell?.isVertical = newValue }
  }
}
