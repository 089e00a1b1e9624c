import ControlValues
public import Graphics
import ResponderKit

/// The cell of a slider (`NSSliderCell`): a number in a range, which follows the mouse.
@preconcurrency @MainActor
open class NSSliderCell: NSActionCell {
  /// Creates the cell of a slider from 0 to 1, at 0, which sends its action while it is dragged.
  public required init() {
    super.init()
    isContinuous = true
  }

  /// The slider is dragged, so what makes it continuous is a drag.
  override var continuousEvent: NSEvent.EventTypeMask { .leftMouseDragged }

  final var bounded = BoundedValue(0, from: 0, to: 1)

  /// The smallest value; 0 unless set (`NSSliderCell.minValue`).
  open var minValue = 0.0 {
    didSet { doubleValue = bounded.value }
  }
  /// The largest value; 1 unless set (`NSSliderCell.maxValue`).
  open var maxValue = 1.0 {
    didSet { doubleValue = bounded.value }
  }
  private final var direction: Bool?
  /// The direction that was set, true for vertical; nil where the frame decides.
  package final var archivedDirection: Bool? {
    get { direction }
    set { direction = newValue }
  }
  /// A Boolean value that indicates whether a linear slider goes from bottom to top: whether its control is taller than wide,
  /// unless set (`NSSliderCell.isVertical`).
  open var isVertical: Bool {
    get { direction ?? controlView.map { $0.bounds.height > $0.bounds.width } ?? false }
    set { direction = newValue }
  }
  /// The shape of the slider; linear unless set (`NSSliderCell.sliderType`).
  open var sliderType = NSSlider.SliderType.linear
  /// The step of the value while the user drags with the Option key; -1, for none, unless set
  /// (`NSSliderCell.altIncrementValue`).
  open var altIncrementValue = -1.0

  /// The number of tick marks, one of which is in the middle; 0 unless set (`NSSliderCell.numberOfTickMarks`).
  open var numberOfTickMarks = 0
  /// A Boolean value that indicates whether the user can choose only the values at tick marks; false unless
  /// set (`NSSliderCell.allowsTickMarkValuesOnly`).
  ///
  /// A value that is set in code may be another one.
  open var allowsTickMarkValuesOnly = false
  /// The side of the track on which tick marks are; below it unless set (`NSSliderCell.tickMarkPosition`).
  open var tickMarkPosition = NSSlider.TickMarkPosition.below

  /// The value as a number in the range (`NSSliderCell.objectValue`).
  ///
  /// What is no number is the smallest value, as in GNUstep.
  open override var objectValue: Any? {
    get { bounded.value }
    set {
      guard let value = value(of: newValue, from: minValue, to: maxValue) else { return }
      let former = bounded.value
      bounded = value
      valueChanged(from: former)
    }
  }

  override var attributes: AppKitAttributes? {
    var attributes = AppKitAttributes(.slider)
    // A round slider has no direction.
    if sliderType == .linear {
      attributes.orientation = isVertical ? .vertical : .horizontal
    }
    (attributes.minValue, attributes.maxValue) = (minValue, maxValue)
    return attributes
  }
  override var shownValue: AccessibilityValue? { .number(doubleValue) }

  /// Copies the range, the shape and the tick marks, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSSliderCell else { return }
    (minValue, maxValue, direction) = (other.minValue, other.maxValue, other.direction)
    (sliderType, altIncrementValue) = (other.sliderType, other.altIncrementValue)
    (numberOfTickMarks, tickMarkPosition) = (other.numberOfTickMarks, other.tickMarkPosition)
    allowsTickMarkValuesOnly = other.allowsTickMarkValuesOnly
    doubleValue = other.doubleValue
  }

  /// The length of the knob along the track, in points; Apple documents none.
  open var knobThickness: Double { 21 }

  /// The pointer drags the knob even when it leaves the slider.
  open override class var prefersTrackingUntilMouseUp: Bool { true }

  /// The distance of the pointer from the middle of the knob, along the track.
  final var grip = 0.0

  /// Takes hold of the knob, or moves it to the pointer beside it; a continuous slider sends its action then.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    if takesHold(of: startPoint, in: controlView) { return true }
    let former = doubleValue
    follow(startPoint, in: controlView)
    if isContinuous, sliderType == .linear || doubleValue != former { sendOwnAction() }
    return true
  }

  /// Moves the knob to the pointer.
  open override func continueTracking(
    last lastPoint: Point, current currentPoint: Point, in controlView: NSView
  ) -> Bool {
    follow(currentPoint, in: controlView)
    return true
  }

  /// Moves the knob to where the button was released.
  open override func stopTracking(
    last lastPoint: Point, current stopPoint: Point, in controlView: NSView, mouseIsUp flag: Bool
  ) {
    if flag { follow(stopPoint, in: controlView) }
    grip = 0
  }

  /// A slider has no states: the button that is released changes nothing more.
  open override func setNextState() {}
}
