// A method has no identity, so an entry of it alone could not be removed, and adding it twice would
// send it twice.
extension GestureRecognizer {
  /// Not available: an action needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"reset\", Editor.reset)")
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { fatalError() }

  /// Not available: an action needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"tapped:\", Editor.tapped)")
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { fatalError() }

  /// Not available: an action needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"reset\", Editor.reset)")
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { fatalError() }

  /// Not available: an action needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"tapped:\", Editor.tapped)")
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { fatalError() }
}
