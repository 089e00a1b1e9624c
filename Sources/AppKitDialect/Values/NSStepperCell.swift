import ControlValues
public import Graphics
import ResponderKit

/// The cell of a stepper (`NSStepperCell`): a number that a click on its upper half makes larger, and one on its
/// lower half smaller.
@preconcurrency @MainActor
open class NSStepperCell: NSActionCell {
  private final var bounded = BoundedValue(0, from: 0, to: 59)
  private final var sendsEachStep = true
  /// The half that the mouse has pressed; nil while none is.
  private final var pressed: SteppedValue.Direction?

  /// Creates the cell of a stepper from 0 to 59, at 0, which sends its action at each step.
  public required init() {
    super.init()
    updateMask()
  }

  /// The smallest value; 0 unless set (`NSStepperCell.minValue`).
  open var minValue = 0.0 {
    didSet { doubleValue = bounded.value }
  }
  /// The largest value; 59 unless set (`NSStepperCell.maxValue`).
  open var maxValue = 59.0 {
    didSet { doubleValue = bounded.value }
  }
  /// The size of a step; 1 unless set (`NSStepperCell.increment`).
  open var increment = 1.0
  /// A Boolean value that indicates whether a step beyond an end of the range continues at the other one; true
  /// unless set (`NSStepperCell.valueWraps`).
  open var valueWraps = true
  /// A Boolean value that indicates whether a half steps when it is pressed, and again and again while it is;
  /// true unless set, and otherwise it steps once when it is released (`NSStepperCell.autorepeat`).
  open var autorepeat = true {
    didSet { updateMask() }
  }

  /// A Boolean value that indicates whether each step sends the action, or only the last one when the button
  /// is released; true unless set.
  open override var isContinuous: Bool {
    get { sendsEachStep }
    set {
      sendsEachStep = newValue
      updateMask()
    }
  }

  private final func updateMask() {
    sendAction(on: autorepeat && sendsEachStep ? [.leftMouseDown, .periodic] : .leftMouseUp)
  }

  /// The value as a number in the range (`NSStepperCell.objectValue`).
  open override var objectValue: Any? {
    get { bounded.value }
    set {
      guard let value = value(of: newValue, from: minValue, to: maxValue) else { return }
      let former = bounded.value
      bounded = value
      valueChanged(from: former)
    }
  }

  /// The value with its range and its steps.
  package final var stepped: SteppedValue {
    SteppedValue(bounded, step: increment, wraps: valueWraps)
  }

  override var attributes: AppKitAttributes? {
    var attributes = AppKitAttributes(.incrementor)
    (attributes.minValue, attributes.maxValue) = (minValue, maxValue)
    return attributes
  }
  override var shownValue: AccessibilityValue? { .number(doubleValue) }

  /// Copies the range and the steps, too.
  open override func takeAll(from other: NSCell) {
    super.takeAll(from: other)
    guard let other = other as? NSStepperCell else { return }
    (minValue, maxValue, increment) = (other.minValue, other.maxValue, other.increment)
    (valueWraps, autorepeat) = (other.valueWraps, other.autorepeat)
    isContinuous = other.isContinuous
    doubleValue = other.doubleValue
  }

  // MARK: Mouse

  /// Returns the time until a pressed half repeats its step, and the time between repetitions: half a second, and
  /// a tenth, as the page of `NSStepper.autorepeat` says.
  open override func getPeriodicDelay(_ delay: inout Float, interval: inout Float) {
    (delay, interval) = (0.5, 0.1)
  }

  /// Steps, if a half that is pressed repeats its step.
  open override func startTracking(at startPoint: Point, in controlView: NSView) -> Bool {
    pressed = half(at: startPoint, in: controlView)
    if autorepeat { step(at: startPoint, in: controlView) }
    return true
  }

  /// Steps again when time has passed and the pointer is on the pressed half.
  open override func continueTracking(
    last lastPoint: Point, current currentPoint: Point, in controlView: NSView
  ) -> Bool {
    if autorepeat, lastPoint == currentPoint { step(at: currentPoint, in: controlView) }
    return true
  }

  /// Steps, if a half steps when it is released.
  open override func stopTracking(
    last lastPoint: Point, current stopPoint: Point, in controlView: NSView, mouseIsUp flag: Bool
  ) {
    if flag, !autorepeat { step(at: stopPoint, in: controlView) }
    pressed = nil
  }

  /// A stepper has no states: the button that is released changes nothing more.
  open override func setNextState() {}

  private func step(at point: Point, in view: NSView) {
    guard let pressed, half(at: point, in: view) == pressed else { return }
    doubleValue = stepped.value(after: pressed)
  }

  private func half(at point: Point, in view: NSView) -> SteppedValue.Direction? {
    guard view.bounds.contains(point) else { return nil }
    let isAbove = view.isFlipped ? point.y < view.bounds.midY : point.y >= view.bounds.midY
    return isAbove ? .increment : .decrement
  }
}
