#if UIKit
public import ControlCore
public import ResponderKit
public import UIKitDialect

extension UIControl {
  /// Adds a target and an action for events; does nothing without an action, for which UIKit has no
  /// use either (`UIControl.addTarget(_:action:for:)`).
  @_disfavoredOverload
  public final func addTarget(
    _ target: AnyObject?, action: ActionSelector?, for controlEvents: UIControl.Event
  ) {
    if let action { addTarget(target, action: action, for: controlEvents) }
  }
}
#endif
