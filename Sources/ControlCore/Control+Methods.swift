public import ControlValues
import ResponderKit

// A method has no identity, so an entry of it alone could not be removed, and adding it twice would
// send it twice.
extension Control {
  /// Not available: `UIControl.addTarget(_:action:for:)` needs the name of the method.
  @available(*, unavailable, message: "write ActionSelector(\"reset\", Editor.reset)")
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: ControlEvents
  ) { fatalError() }

  /// Not available: `UIControl.addTarget(_:action:for:)` needs the name of the method.
  @available(*, unavailable, message: "write ActionSelector(\"save:\", Editor.save)")
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: ControlEvents
  ) { fatalError() }
}
