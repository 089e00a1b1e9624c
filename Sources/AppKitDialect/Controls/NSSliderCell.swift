import ControlValues
public import Graphics
public import ResponderKit

/// The cell of a slider (`NSSliderCell`): a number in a range, which follows the mouse.
@MainActor
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
  /// Whether the slider goes from bottom to top; false unless set (`NSSliderCell.isVertical`).
  open var isVertical = false

  /// The value as a number in the range (`NSSliderCell.objectValue`).
  open override var objectValue: Any? {
    get { bounded.value }
    set {
      let number = number(of: newValue)
      guard !number.isNaN, minValue.isFinite, maxValue.isFinite else { return }
      let former = bounded.value
      bounded = BoundedValue(number, from: minValue, to: maxValue)
      update()
      if bounded.value != former { note(.value(stringValue)) }
    }
  }

  /// The length of the knob along the track, in points; Apple documents none.
  open var knobThickness: Double { 21 }

  /// The pointer drags the knob even when it leaves the slider.
  open override class var prefersTrackingUntilMouseUp: Bool { true }

  /// Moves the knob to the pointer.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    follow(startPoint, in: controlView)
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
  }

  /// A slider has no states: the button that is released changes nothing more.
  open override func setNextState() {}

  private func follow(_ point: Point, in view: NSView) {
    let bounds = view.bounds
    let (place, length) =
      isVertical
      ? (view.isFlipped ? bounds.maxY - point.y : point.y - bounds.minY, bounds.height)
      : (point.x - bounds.minX, bounds.width)
    guard length > knobThickness else { return }
    doubleValue = bounded.value(atFraction: (place - knobThickness / 2) / (length - knobThickness))
  }
}
