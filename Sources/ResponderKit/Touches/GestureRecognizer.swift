/// Watches the touches of a view, and of the views in it, for a gesture: UIKit's
/// `UIGestureRecognizer`, for subclasses.
///
/// It receives touches before the hit view does, and is not a responder. A subclass overrides the
/// four methods and sets ``state``. UIKit's concrete recognizers, targets and dependencies between
/// recognizers are not supported yet.
@MainActor
open class GestureRecognizer {
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

    /// Whether the gesture has been recognized in the current touches.
    public var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// Creates a recognizer.
  public init() {}

  /// The state of the gesture; possible again after the fingers are lifted.
  open var state: State = .possible
  /// Whether the recognizer receives touches; true unless set.
  open var isEnabled: Bool = true
  /// Whether recognition of the gesture cancels the view's touches; true unless set.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view receives touches only after the gesture fails; false unless set.
  open var delaysTouchesBegan: Bool = false

  /// The view whose touches the recognizer receives.
  public final var view: View? { viewLink.object }
  var viewLink = Backlink<View>()

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when the touches are canceled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {}

  /// Called after the fingers are lifted, before the next ones come down.
  open func reset() {}
}

extension View {
  /// The recognizers that receive the view's touches, in the order in which they were added.
  public final var gestureRecognizers: [GestureRecognizer] { rare?.gestureRecognizers ?? [] }

  /// Implements ``addGestureRecognizer(_:)``.
  final func insert(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    rarely.gestureRecognizers.append(recognizer)
    recognizer.viewLink = Backlink(self)
  }

  /// Removes a recognizer; does nothing for a recognizer of another view.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    rarely.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.viewLink = Backlink()
  }
}
