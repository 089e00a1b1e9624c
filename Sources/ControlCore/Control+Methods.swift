public import ControlValues
public import ResponderKit

// The short form of `UIControl.addTarget(_:action:for:)`: a method reference instead of a named
// selector. Inlinable for the reason that ActionSelector's initializers are.

extension Control {
  /// Adds a target and one of its methods without arguments for events, as
  /// `UIControl.addTarget(_:action:for:)` does with `#selector`.
  ///
  /// Method references cannot be compared, so each entry is distinct: adding a method twice calls
  /// it twice, and the entry is removed with all entries of the target. Name the action to remove
  /// it alone.
  @inlinable
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: ControlEvents
  ) { addTarget(target, action: ActionSelector(action), for: events) }

  /// Adds a target and one of its methods that takes the sender, for events, as
  /// `UIControl.addTarget(_:action:for:)` does with `#selector`.
  ///
  /// The entry is distinct; see the method without arguments.
  @inlinable
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: ControlEvents
  ) { addTarget(target, action: ActionSelector(action), for: events) }

  /// Adds a target and one of its methods that takes the sender and the event, for events, as
  /// `UIControl.addTarget(_:action:for:)` does with `#selector`.
  ///
  /// The entry is distinct; see the method without arguments.
  @inlinable
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent?) -> Void,
    for events: ControlEvents
  ) { addTarget(target, action: ActionSelector(action), for: events) }

  /// Adds a target and one of its methods that takes the sender and a nonoptional event;
  /// UIKit has no counterpart.
  ///
  /// The entry is distinct; see the method without arguments. Without an event the action is
  /// declined.
  @inlinable
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent) -> Void,
    for events: ControlEvents
  ) { addTarget(target, action: ActionSelector(action), for: events) }

  /// Not available, unlike `UIControl.removeTarget(_:action:for:)`: method references cannot be
  /// compared.
  @available(*, unavailable, message: "a method reference cannot be compared; name the action")
  public final func removeTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for events: ControlEvents
  ) {}

  /// Not available, unlike `UIControl.removeTarget(_:action:for:)`: method references cannot be
  /// compared.
  @available(*, unavailable, message: "a method reference cannot be compared; name the action")
  public final func removeTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for events: ControlEvents
  ) {}

  /// Not available, unlike `UIControl.removeTarget(_:action:for:)`: method references cannot be
  /// compared.
  @available(*, unavailable, message: "a method reference cannot be compared; name the action")
  public final func removeTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent?) -> Void,
    for events: ControlEvents
  ) {}
}
