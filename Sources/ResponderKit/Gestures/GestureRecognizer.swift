public import Graphics

/// Watches the touches of a view, and of the views in it, for a gesture, and sends actions when it
/// occurs: UIKit's `UIGestureRecognizer`.
///
/// It receives touches before the hit view does, and is not a responder. A subclass overrides the
/// four methods for touches, calls super, and sets ``state``. What waits for time is driven by the
/// ``EventClock`` of the view's tree. Main actor only.
@preconcurrency @MainActor
open class GestureRecognizer: RootObject {
  /// The state of a gesture, with the raw values of `UIGestureRecognizer.State`.
  public enum State: Int, Sendable, Hashable, CaseIterable {
    /// The gesture has not been recognized yet; the initial state
    /// (`UIGestureRecognizer.State.possible`).
    case possible = 0
    /// A continuous gesture has been recognized (`UIGestureRecognizer.State.began`).
    case began = 1
    /// A continuous gesture has changed (`UIGestureRecognizer.State.changed`).
    case changed = 2
    /// A gesture has been completed (`UIGestureRecognizer.State.ended`).
    case ended = 3
    /// A gesture was canceled after it began (`UIGestureRecognizer.State.cancelled`).
    case cancelled = 4
    /// The touches do not match the gesture (`UIGestureRecognizer.State.failed`).
    case failed = 5

    /// The state of a gesture that is complete as soon as it is recognized: ``ended``.
    public static let recognized = State.ended

    /// A Boolean value that indicates whether the gesture has been recognized in the current
    /// touches.
    public var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// Creates a recognizer with a target and an action, which may be nil
  /// (`UIGestureRecognizer.init(target:action:)`).
  ///
  /// See ``addTarget(_:action:)``.
  public init(target: Any?, action: ActionSelector?) {
    answersRequirementsPlainly = RequirementHooks.arePlain(in: Self.self)
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target (`UIGestureRecognizer.init()`).
  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Properties

  /// The state of the gesture; possible again after the fingers are lifted
  /// (`UIGestureRecognizer.state`).
  ///
  /// A subclass sets it while it receives touches. The state then is what the rules allow: a
  /// recognizer that waits until another one fails stays possible, and one that must not begin
  /// fails. Failed after began is cancelled, and other changes that the rules of
  /// `UIGestureRecognizer.State` do not have are ignored. The actions are sent when the event has
  /// been delivered. Without touches, only the value changes.
  open var state: State {
    get { reportedState ?? storedState }
    set { take(newValue) }
  }
  @exclusivity(unchecked) final var storedState = State.possible
  /// The state that an action is being sent for; nil while none is.
  final var reportedState: State?

  /// The object that decides about the gesture; not retained (`UIGestureRecognizer.delegate`).
  open weak var delegate: (any GestureRecognizerDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Indicates whether a delegate was set, which may be gone.
  private final var hasDelegate = false
  /// The delegate, which is looked up only if one was set.
  final var currentDelegate: (any GestureRecognizerDelegate)? { hasDelegate ? delegate : nil }

  /// A Boolean value that indicates whether the recognizer receives touches; true unless set
  /// (`UIGestureRecognizer.isEnabled`).
  ///
  /// A gesture that is under way is canceled.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// A Boolean value that indicates whether recognition of the gesture cancels the view's touches;
  /// true unless set (`UIGestureRecognizer.cancelsTouchesInView`).
  open var cancelsTouchesInView: Bool = true
  /// A Boolean value that indicates whether the view receives touches only after the gesture fails;
  /// false unless set (`UIGestureRecognizer.delaysTouchesBegan`).
  open var delaysTouchesBegan: Bool = false
  /// A Boolean value that indicates whether the view learns that fingers were lifted only after the
  /// gesture fails; true unless set (`UIGestureRecognizer.delaysTouchesEnded`).
  open var delaysTouchesEnded: Bool = true
  /// The types of touches that the recognizer receives; all unless set
  /// (`UIGestureRecognizer.allowedTouchTypes`).
  open var allowedTouchTypes: [Touch.TouchType] = Touch.TouchType.allCases {
    didSet { allowsAllTouches = Set(allowedTouchTypes).count == Touch.TouchType.allCases.count }
  }
  final var allowsAllTouches = true
  /// A Boolean value that indicates whether all touches of a gesture have the type of the first
  /// one; true unless set (`UIGestureRecognizer.requiresExclusiveTouchType`).
  open var requiresExclusiveTouchType: Bool = true
  /// The name, for debugging; nil unless set (`UIGestureRecognizer.name`).
  open var name: String?

  /// The view whose touches the recognizer receives (`UIGestureRecognizer.view`).
  public final var view: View? { viewLink.object }
  final var viewLink = Backlink<View>()

  // MARK: For subclasses

  /// Called when fingers come down (`UIGestureRecognizer.touchesBegan(_:with:)`).
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when fingers move (`UIGestureRecognizer.touchesMoved(_:with:)`).
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when fingers are lifted (`UIGestureRecognizer.touchesEnded(_:with:)`).
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when the touches are canceled (`UIGestureRecognizer.touchesCancelled(_:with:)`).
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {}

  /// Called after a gesture has ended or failed and the fingers are lifted, or the recognizer is
  /// disabled or leaves its view; before the next ones come down (`UIGestureRecognizer.reset()`).
  open func reset() {}

  /// Makes the recognizer ignore a touch until the finger is lifted
  /// (`UIGestureRecognizer.ignore(_:for:)`).
  ///
  /// The view keeps a touch that is ignored, even if the gesture is recognized by others.
  open func ignore(_ touch: Touch, for event: InputEvent) { leave(touch) }

  /// Returns whether the recognizer receives the touches of an event; true unless overridden
  /// (`UIGestureRecognizer.shouldReceive(_:)`).
  open func shouldReceive(_ event: InputEvent) -> Bool { true }

  /// Returns whether the gesture, once recognized, makes another one fail; true unless overridden
  /// (`UIGestureRecognizer.canPrevent(_:)`).
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether another gesture, once recognized, makes this one fail; true unless overridden
  /// (`UIGestureRecognizer.canBePrevented(by:)`).
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether the gesture waits until another one fails; false unless overridden
  /// (`UIGestureRecognizer.shouldRequireFailure(of:)`).
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Returns whether another gesture waits until this one fails; false unless overridden
  /// (`UIGestureRecognizer.shouldBeRequiredToFail(by:)`).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  // MARK: Locations, see GestureRecognizer+Touches.swift

  /// The number of fingers of the gesture (`UIGestureRecognizer.numberOfTouches`).
  open var numberOfTouches: Int { points.count }
  /// Returns the middle of the fingers in the coordinates of a view, or of the window for nil
  /// (`UIGestureRecognizer.location(in:)`).
  open func location(in view: View?) -> Point { locate(points.middle, in: view) }
  /// Returns the location of one of the fingers, from 0; traps for another number
  /// (`UIGestureRecognizer.location(ofTouch:in:)`).
  open func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    precondition(
      points.indices.contains(touchIndex),
      "location(ofTouch:in:): the gesture has no touch \(touchIndex)")
    return locate(points[touchIndex], in: view)
  }

  // MARK: Implementation

  /// The progress since the last reset.
  @exclusivity(unchecked) final var progress = GestureProgress()
  /// The delivery of touches to the recognizer; nil while it takes part in nothing.
  ///
  /// A plain pointer, which is read often; the delivery clears it when it goes.
  final var delivery: TouchDelivery? {
    get { deliveryPointer?.takeUnretainedValue() }
    set { deliveryPointer = newValue.map { .passUnretained($0) } }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final var deliveryPointer: Unmanaged<TouchDelivery>?
  /// The recognizers that have to fail first.
  final var requirements: [WeakRecognizer] = []
  /// The number of the attachment to the view; a smaller one was attached earlier.
  final var attachment = 0
  /// The order among the recognizers of a view: a greater one receives touches first.
  package final var precedence = 0
  /// Indicates whether it receives touches at all.
  package final var receivesTouches = true
  /// Indicates whether it follows a pointer that is not pressed.
  package final var followsPointer = false
  /// Indicates whether its class keeps the plain answers to the questions about failure
  /// requirements.
  final let answersRequirementsPlainly: Bool
  /// The name in records where ``name`` is nil; that of the class if nil.
  package final var recordLabel: String?
  /// The targets and actions; see EventSender.
  nonisolated(unsafe) package final var handlerList: Unmanaged<HandlerList>?

  deinit { handlerList?.release() }

  /// The types of presses that the recognizer receives; none unless set.
  ///
  /// Nothing delivers presses to it here (`UIGestureRecognizer.allowedPressTypes`).
  open var allowedPressTypes: [Press.PressType] = []
  /// The modifier keys that are held during the gesture; none, as no touch carries them
  /// (`UIGestureRecognizer.modifierFlags`).
  open var modifierFlags: KeyModifierFlags { [] }
  /// The buttons of the pointer that are held during the gesture; none, as a press of the pointer is
  /// a touch (`UIGestureRecognizer.buttonMask`).
  open var buttonMask: InputEvent.ButtonMask { [] }
  /// Called when buttons are pressed, which nothing delivers here
  /// (`UIGestureRecognizer.pressesBegan(_:with:)`).
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when pressed buttons change (`UIGestureRecognizer.pressesChanged(_:with:)`).
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when buttons are released (`UIGestureRecognizer.pressesEnded(_:with:)`).
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when the presses are canceled (`UIGestureRecognizer.pressesCancelled(_:with:)`).
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when estimated properties of touches are known, which they always are here
  /// (`UIGestureRecognizer.touchesEstimatedPropertiesUpdated(_:)`).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}
}
