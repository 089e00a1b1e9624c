/// A movement of the focus: UIKit's `UIFocusUpdateContext`.
@preconcurrency @MainActor
public final class FocusUpdateContext {
  /// The item that was focused; nil for none (`UIFocusUpdateContext.previouslyFocusedItem`).
  public private(set) weak var previouslyFocusedItem: (any FocusItem)?
  /// The item that is focused next; nil for none (`UIFocusUpdateContext.nextFocusedItem`).
  public private(set) weak var nextFocusedItem: (any FocusItem)?
  /// The direction; empty for an update that the user did not ask for
  /// (`UIFocusUpdateContext.focusHeading`).
  public let focusHeading: FocusHeading

  init(from previous: (any FocusItem)?, to next: (any FocusItem)?, _ heading: FocusHeading) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
  }

  /// The item that was focused, if it is a view (`UIFocusUpdateContext.previouslyFocusedView`).
  public var previouslyFocusedView: View? { previouslyFocusedItem as? View }
  /// The item that is focused next, if it is a view (`UIFocusUpdateContext.nextFocusedView`).
  public var nextFocusedView: View? { nextFocusedItem as? View }
}
