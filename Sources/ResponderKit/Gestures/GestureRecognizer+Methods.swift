// The short form of `UIGestureRecognizer.addTarget(_:action:)`: a method reference instead of a named
// selector. Inlinable for the reason that ActionSelector's initializers are.

extension GestureRecognizer {
  /// Creates a recognizer with a target and one of its methods without arguments, as
  /// `UIGestureRecognizer.init(target:action:)` does with `#selector`; see
  /// ``addTarget(_:action:)``.
  @inlinable
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { self.init(target: target, action: ActionSelector(action)) }

  /// Creates a recognizer with a target and one of its methods that takes the recognizer, as
  /// `UIGestureRecognizer.init(target:action:)` does with `#selector`; see
  /// ``addTarget(_:action:)``.
  @inlinable
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { self.init(target: target, action: ActionSelector(action)) }

  /// Adds a target and one of its methods without arguments, as
  /// `UIGestureRecognizer.addTarget(_:action:)` does with `#selector`.
  ///
  /// Method references cannot be compared, so each entry is distinct. Name the action to remove it
  /// alone.
  @inlinable
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { addTarget(target, action: ActionSelector(action)) }

  /// Adds a target and one of its methods that takes the recognizer, as
  /// `UIGestureRecognizer.addTarget(_:action:)` does with `#selector`; the entry is distinct.
  @inlinable
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { addTarget(target, action: ActionSelector(action)) }
}
