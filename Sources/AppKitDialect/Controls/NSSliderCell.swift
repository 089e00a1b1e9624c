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

  private final var bounded = BoundedValue(0, from: 0, to: 1)

  /// The smallest value; 0 unless set (`NSSliderCell.minValue`).
  open var minValue = 0.0 {
    didSet { doubleValue = bounded.value }
  }
  /// The largest value; 1 unless set (`NSSliderCell.maxValue`).
  open var maxValue = 1.0 {
    didSet { doubleValue = bounded.value }
  }
  /// A Boolean value that indicates whether the slider goes from bottom to top; false unless set
  /// (`NSSliderCell.isVertical`).
  open var isVertical = false

  /// The value as a number in the range (`NSSliderCell.objectValue`).
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
    attributes.orientation = isVertical ? .vertical : .horizontal
    (attributes.minValue, attributes.maxValue) = (minValue, maxValue)
    return attributes
  }
  override var shownValue: AccessibilityValue? { .number(doubleValue) }

  /// Copies the range and the direction, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSSliderCell else { return }
    (minValue, maxValue, isVertical) = (other.minValue, other.maxValue, other.isVertical)
    doubleValue = other.doubleValue
  }

  /// The length of the knob along the track, in points; Apple documents none.
  open var knobThickness: Double { 21 }

  /// The pointer drags the knob even when it leaves the slider.
  open override class var prefersTrackingUntilMouseUp: Bool { true }

  /// The distance of the pointer from the middle of the knob, along the track.
  private final var grip = 0.0

  /// Takes hold of the knob, or moves it to the pointer beside it; a continuous slider sends its action then.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    let distance = position(of: startPoint, in: controlView) - knobPosition(in: controlView)
    grip = abs(distance) <= knobThickness / 2 ? distance : 0
    if grip == 0, distance != 0 {
      follow(startPoint, in: controlView)
      if isContinuous { sendOwnAction() }
    }
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

  /// The length of the slider, along the track.
  private func length(in view: NSView) -> Double {
    isVertical ? view.bounds.height : view.bounds.width
  }

  /// The place of a point along the track, from the smallest value.
  private func position(of point: Point, in view: NSView) -> Double {
    let bounds = view.bounds
    guard isVertical else { return point.x - bounds.minX }
    return view.isFlipped ? bounds.maxY - point.y : point.y - bounds.minY
  }

  private func knobPosition(in view: NSView) -> Double {
    knobThickness / 2 + (length(in: view) - knobThickness) * bounded.fraction
  }

  private func follow(_ point: Point, in view: NSView) {
    let track = length(in: view) - knobThickness
    guard track > 0 else { return }
    let place = position(of: point, in: view) - grip - knobThickness / 2
    doubleValue = withoutLastDigits(bounded.value(atFraction: place / track))
  }

  /// Returns a value with twelve digits of the range, as the arithmetic of places leaves others.
  private func withoutLastDigits(_ value: Double) -> Double {
    var (range, factor) = (maxValue - minValue, 1e12)
    guard range.isFinite else { return value }
    while range >= 10 { (range, factor) = (range / 10, factor / 10) }
    return (value * factor).rounded() / factor
  }
}
