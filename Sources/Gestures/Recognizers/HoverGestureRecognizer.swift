public import ResponderKit

/// Recognizes a pointer that moves over a view without a press: UIKit's `UIHoverGestureRecognizer`.
///
/// A continuous gesture: it begins when the pointer enters the view, changes while it moves inside,
/// and ends when it leaves. Fingers do not concern it. Main actor only.
@preconcurrency @MainActor
open class HoverGestureRecognizer: GestureRecognizer {
  /// Creates a recognizer with a target and an action
  /// (`UIGestureRecognizer.init(target:action:)`).
  public override init(target: Any?, action: ActionSelector?) {
    super.init(target: target, action: action)
    receivesTouches = false
    followsPointer = true
  }
}
