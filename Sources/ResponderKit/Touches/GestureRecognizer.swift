/// Watches the touches of a view, and of the views in it, for a gesture: UIKit's
/// `UIGestureRecognizer`, for subclasses.
///
/// It gets touches before the view that was hit, and is no responder. A subclass overrides the four
/// methods and sets ``state``. The recognizers of UIKit, their targets and how they wait for each
/// other are not part of it yet.
@MainActor
open class GestureRecognizer {
  /// Where a gesture stands, with the raw values of `UIGestureRecognizer.State`.
  public enum State: Int, Sendable, Hashable, CaseIterable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// Of a gesture that is over as soon as it is recognized: ``ended``.
    public static let recognized = State.ended

    /// Whether the gesture has been recognized in the present touches.
    public var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// Creates a recognizer.
  public init() {}

  /// Where the gesture stands; back to possible when the fingers have left.
  open var state: State = .possible
  /// Whether it gets touches; true unless set.
  open var isEnabled: Bool = true
  /// Whether the touches of a recognized gesture are taken from the view; true unless set.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view gets touches only once the gesture has failed; false unless set.
  open var delaysTouchesBegan: Bool = false

  /// The view whose touches it gets.
  public final var view: View? { viewLink.object }
  var viewLink = Backlink<View>()

  /// Is told that fingers came down.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Is told that fingers moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Is told that fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Is told that something took the touches away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {}

  /// Is called when the fingers have left, before the next ones come.
  open func reset() {}
}

extension View {
  /// The recognizers that get the view's touches, in the order in which they were added.
  public final var gestureRecognizers: [GestureRecognizer] { rare?.gestureRecognizers ?? [] }

  /// What ``addGestureRecognizer(_:)`` does.
  final func insert(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    rarely.gestureRecognizers.append(recognizer)
    recognizer.viewLink = Backlink(self)
  }

  /// Removes a recognizer; does nothing for one of another view.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    rarely.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.viewLink = Backlink()
  }
}
