import Accessibility
public import ControlCore
import Gestures
public import Graphics
public import ResponderKit

/// A control with two halves that make a value smaller and larger: UIKit's `UIStepper`, without
/// drawing.
///
/// Setting a value in code sends nothing; a press of a half sends ``ControlEvents/valueChanged`` and
/// no touch events. Defaults are those of UIStepper.h. Main actor only.
@preconcurrency @MainActor
open class Stepper: Control {
  final var storedValue = 0.0
  final var storedRange = 0.0...100
  final var storedStep = 1.0
  /// The half that a finger presses; nil while none is pressed.
  final var press: StepperPress?
  /// The looks that few programs set: images of the two halves.
  final var looks = StateValues<StepperLook>()
  private var storedParts: [ControlPart]?

  /// Creates a stepper at the origin of a frame; its size is the stepper's own
  /// (`UIStepper.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: Rect(origin: frame.standardized.origin, size: Self.size))
    reportsOnlyValue = true
  }

  /// The size, in points; Apple documents none.
  private static let size = Size(width: 94, height: 32)

  // MARK: Value

  /// The value, between the two ends; 0 unless set (`UIStepper.value`).
  ///
  /// A value beyond an end becomes that end; one that is no number is ignored. It sends nothing,
  /// although Apple's page can be read otherwise; see Docs/Divergences.md.
  open var value: Double {
    get { storedValue }
    set { change(to: newValue) }
  }
  /// The smallest value; 0 unless set (`UIStepper.minimumValue`).
  ///
  /// Traps unless it is below the largest value, as UIKit raises an exception.
  open var minimumValue: Double {
    get { storedRange.lowerBound }
    set {
      precondition(
        newValue < maximumValue, "Stepper.minimumValue has to be below maximumValue: \(newValue)")
      change(range: newValue...maximumValue)
    }
  }
  /// The largest value; 100 unless set (`UIStepper.maximumValue`).
  ///
  /// Traps unless it is above the smallest value, as UIKit raises an exception.
  open var maximumValue: Double {
    get { storedRange.upperBound }
    set {
      precondition(
        newValue > minimumValue, "Stepper.maximumValue has to be above minimumValue: \(newValue)")
      change(range: minimumValue...newValue)
    }
  }
  /// The size of a step; 1 unless set (`UIStepper.stepValue`).
  ///
  /// Traps unless it is above 0, as UIKit raises an exception.
  open var stepValue: Double {
    get { storedStep }
    set {
      precondition(newValue > 0, "Stepper.stepValue has to be above 0: \(newValue)")
      storedStep = newValue
    }
  }

  /// A Boolean value that indicates whether every change of a press is reported, or only the last
  /// one when the finger is lifted; true unless set (`UIStepper.isContinuous`).
  open var isContinuous: Bool = true
  /// A Boolean value that indicates whether a half that is held repeats its step; true unless set
  /// (`UIStepper.autorepeat`).
  open var autorepeat: Bool = true
  /// A Boolean value that indicates whether a step beyond one end goes to the other; false unless
  /// set (`UIStepper.wraps`).
  open var wraps: Bool = false {
    willSet { noteParts(0...1) }
    didSet { AccessibilityChanges.note() }
  }

  /// The times at which a half that is held repeats its step; ``RepeatTiming/standard`` unless set.
  ///
  /// UIKit has no counterpart.
  open var repeatTiming: RepeatTiming = .standard

  /// The size of the stepper (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { Self.size }
  /// Returns the size of the stepper (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { Self.size }

  // MARK: Tracking, see Stepper+Tracking.swift

  /// Presses the half below the touch, if it can change the value.
  open override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    beginPress(touch)
  }
  /// Tracks the finger, and steps at once if the half repeats.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    super.touchesBegan(touches, with: event)
    stepAtOnce(with: event)
  }
  /// Continues repeating while the finger is on the half.
  open override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    followPress(touch)
    return true
  }
  /// Ends the press; a value that was not reported on the way is reported now.
  open override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    if let touch { followPress(touch) }
    endPress()
  }
  /// Ends the press; the value stays as it is, and is reported unless the program ended the tracking.
  open override func cancelTracking(with event: InputEvent?) {
    press?.isInside = false
    endPress()
    super.cancelTracking(with: event)
  }

  /// Returns false for a single tap with one finger of a recognizer of another view: the control
  /// keeps it (Apple's page on attaching gesture recognizers to controls).
  ///
  /// A disabled control keeps nothing; Apple is silent.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !(isEnabled && TapGestureRecognizer.yields(gestureRecognizer, to: self))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the user can operate the stepper; true unless set.
  open override var isEnabled: Bool {
    willSet { noteParts(0...1) }
  }

  /// The two halves, which a screen reader stops at, unless set.
  open override var accessibilityElements: [Responder]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }
  /// A group if the control has a label, whose name is said on entering it, unless set.
  open override var accessibilityContainerType: AccessibilityContainerType {
    get { groupIfNamed(super.accessibilityContainerType) }
    set { super.accessibilityContainerType = newValue }
  }

  private var parts: [ControlPart] {
    if let storedParts { return storedParts }
    let parts = Side.allCases.map { ControlPart($0.rawValue, of: self) }
    storedParts = parts
    return parts
  }
}

extension Stepper: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .both }
}
