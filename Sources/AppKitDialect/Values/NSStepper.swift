public import Graphics
import ResponderKit

/// A stepper (`NSStepper`): two small buttons that make a number larger and smaller.
@preconcurrency @MainActor
open class NSStepper: NSControl, BoundedControl {
  /// Creates a stepper from 0 to 59, at 0.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// The class of the cells of new steppers: `NSStepperCell` unless overridden.
  open override class var cellClass: AnyClass? { NSStepperCell.self }

  private final var stepperCell: NSStepperCell? { cell as? NSStepperCell }

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// The smallest value; 0 unless set (`NSStepper.minValue`).
  open var minValue: Double {
    get { stepperCell?.minValue ?? 0 }
    set { stepperCell?.minValue = newValue }
  }
  /// The largest value; 59 unless set (`NSStepper.maxValue`).
  open var maxValue: Double {
    get { stepperCell?.maxValue ?? 59 }
    set { stepperCell?.maxValue = newValue }
  }
  /// The size of a step; 1 unless set (`NSStepper.increment`).
  open var increment: Double {
    get { stepperCell?.increment ?? 1 }
    set { stepperCell?.increment = newValue }
  }
  /// A Boolean value that indicates whether a step beyond an end of the range continues at the other one; true
  /// unless set (`NSStepper.valueWraps`).
  open var valueWraps: Bool {
    get { stepperCell?.valueWraps ?? true }
    set { stepperCell?.valueWraps = newValue }
  }
  /// A Boolean value that indicates whether a half that is pressed repeats its step; true unless set
  /// (`NSStepper.autorepeat`).
  open var autorepeat: Bool {
    get { stepperCell?.autorepeat ?? true }
    set { stepperCell?.autorepeat = newValue }
  }
}
