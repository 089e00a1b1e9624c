public import Accessibility
public import ControlValues
public import Graphics

/// The sequence of what happened for one stimulus: what was hit, how states changed, which events
/// were sent, which objects handled or declined them and why, and what changed for a screen reader.
///
/// A value: it names the objects and doesn't retain them. Unless a record is taken, none of it is
/// created. UIKit has no counterpart.
public struct InteractionRecord: Sendable, Hashable {
  /// One thing that happened.
  public enum Step: Sendable, Hashable {
    /// A finger came down, moved or was lifted, or its touch was canceled.
    case touch(FingerStep)
    /// A control began or ended tracking a touch.
    case tracking(control: String, Tracking)
    /// The state of a control changed.
    case state(control: String, from: ControlState, to: ControlState)
    /// A control sent events to a number of handlers.
    case events(control: String, ControlEvents, handlers: Int)
    /// An action was sent, with its search; to a target or up the responder chain.
    case action(ActionSearch, hasTarget: Bool)
    /// A closure ran.
    case closure(Action.Identifier, title: String)
    /// The target of a handler was deallocated.
    case goneTarget(action: String)
    /// A handler's action was not forwarded: a subclass or the application suppressed it.
    case keptAction(action: String)
    /// A control opened its menu, which shows elements with these titles.
    case menu(control: String, titles: [String])
    /// A scroll view moved to an offset, to show what is touched.
    case scroll(view: String, to: Point)
    /// A gesture recognizer changed its state, waits, delays a touch or sends its actions.
    case gesture(recognizer: String, GestureStep)
    /// A view controller appeared or disappeared, was pushed or presented, or performed a segue.
    case controller(controller: String, ControllerStep)
    /// A text control began or ended editing, or the user changed its text.
    case editing(view: String, EditingStep)
    /// A button of a remote or a key was pressed, or the device was moved.
    case press(PressStep)
    /// A button of the mouse went down, was released or dragged.
    case mouse(MouseStep)
    /// A cell of AppKit looks pressed, or its state or value changed.
    case cell(control: String, CellStep)
    /// A binding of AppKit carried a value.
    case binding(BindingStep)
    /// AppKit beeps, because an object cannot handle what a selector stands for.
    case beep(responder: String, selector: String)
    /// The focus moved, or could not.
    case focus(FocusStep)
    /// A delegate or a data source was called.
    case delegate(DelegateStep)
    /// UIKit would write a warning to the console.
    case warning(String)
    /// The accessibility element of a control has changed.
    case element(control: String, from: AccessibilityElement, to: AccessibilityElement)
  }

  /// A change of a finger.
  public struct FingerStep: Sendable, Hashable {
    /// The phase of the touch: the finger came down, moved, was lifted or was canceled.
    public var phase: Touch.Phase
    /// The number of the finger.
    public var finger: Int
    /// The number of taps in quick succession.
    public var tapCount: Int
    /// The location, in the coordinates of the outermost view.
    public var location: Point
    /// The hit test, if the finger came down.
    public var hit: HitTest?
    /// The reason that the touch does not reach the view; nil if it does.
    public var obstacle: TouchObstacle?
  }

  /// A step of a gesture recognizer.
  public enum GestureStep: Sendable, Hashable {
    /// The state changed, for a reason in words if it failed for one that is known.
    case state(from: GestureRecognizer.State, to: GestureRecognizer.State, reason: String?)
    /// The gesture is recognized, and waits until the named recognizer fails.
    case waits(for: String)
    /// It does not wait for the named recognizer, which waits for it.
    case ignoresRequirement(of: String)
    /// The named view receives a phase of its touch only after the recognizer has failed.
    case delays(Touch.Phase, of: String)
    /// The recognizer sends its actions for a state, to a number of handlers.
    case sends(GestureRecognizer.State, handlers: Int)
  }

  /// A step of a view controller.
  public enum ControllerStep: Sendable, Hashable {
    /// It was asked whether a segue that the user began is performed.
    case isAsked(segue: String, agrees: Bool)
    /// It receives the destination of a segue, which it may prepare.
    case prepares(segue: String)
    /// A segue has no destination and is not performed; the named classes of the app, which are not
    /// linked, may have the method that an unwind segue asks for.
    case hasNoDestination(segue: String, asked: [String])
    /// It presents a controller in a style.
    case presents(String, ModalPresentationStyle)
    /// It dismisses the controller that it presents.
    case dismisses(String)
    /// It pushes a controller on its stack.
    case pushes(String)
    /// It pops controllers off its stack.
    case pops([String])
    /// It selects the tab of a controller.
    case selects(String)
    /// Its view is shown now.
    case appeared
    /// Its view is no longer shown.
    case disappeared
  }

  /// A step of a text control.
  public enum EditingStep: Sendable, Hashable {
    /// It is first responder now, and its text is edited.
    case begins
    /// Its text is no longer edited.
    case ends
    /// The user types a text.
    case types(String)
    /// The user types a number of characters into a hidden text.
    case typesHidden(Int)
    /// The user pastes what was copied.
    case pastes
    /// The user deletes the selection, or what is before the caret.
    case deletes
    /// The user presses the return key.
    case pressesReturn
    /// The user selects a stretch.
    case selects(UTF16Range)
    /// A calendar turns to another month.
    case turns(to: String)
  }

  /// A call of a delegate or a data source.
  public struct DelegateStep: Sendable, Hashable {
    /// The name of the object.
    public var object: String
    /// The method, as in `textFieldShouldReturn(_:)`.
    public var method: String
    /// A Boolean value that indicates whether it was asked rather than notified.
    public var isQuestion: Bool
    /// The answer of the object; nil for a notification, and until it has answered.
    public var answer: Bool?
    /// A Boolean value that indicates whether its class is linked; a placeholder gives the answer
    /// of an object without the method.
    public var isLinked: Bool
  }

  /// A step of a control's touch tracking.
  public enum Tracking: Sendable, Hashable {
    /// `beginTracking(_:with:)` returned the value.
    case began(Bool)
    /// `continueTracking(_:with:)` returned false.
    case stopped
    /// The touch was lifted.
    case ended
    /// The touch was canceled, or the control was disabled, hidden or removed.
    case cancelled
  }

  /// A step with the number of handlers that were running.
  public struct Entry: Sendable, Hashable {
    /// The number of running handlers: 0 for what the user caused directly.
    public var depth: Int
    /// The step.
    public var step: Step
  }

  /// The steps, in order.
  public internal(set) var entries: [Entry] = []

  init() {}
}

extension InteractionRecord {
  /// Records what happens while a closure runs, on the main actor, in any tree.
  ///
  /// Records can be nested: the inner one gets what happens while it is taken.
  @MainActor
  public static func during<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> InteractionRecord {
    let recorder = InteractionRecorder()
    recorder.begin()
    defer { recorder.end() }
    try body()
    recorder.noteElements()
    return recorder.record
  }

  /// The events that were sent, in order, by any sender.
  public var events: [ControlEvents] {
    entries.compactMap { if case .events(_, let events, _) = $0.step { events } else { nil } }
  }

  /// The searches for objects that perform actions, in order.
  public var searches: [ActionSearch] {
    entries.compactMap { if case .action(let search, _) = $0.step { search } else { nil } }
  }

  /// The hit tests, in order.
  public var hitTests: [HitTest] {
    entries.compactMap { if case .touch(let step) = $0.step { step.hit } else { nil } }
  }
}
