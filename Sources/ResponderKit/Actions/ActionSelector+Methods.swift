// These are inlinable so that the method reference becomes a direct call where it is written;
// otherwise every send would allocate the method bound to its target.

/// Returns the sender as the type that a method declares; nil if it has another type.
///
/// A method that declares an optional sender accepts nil.
@inlinable
func typed<Sender>(_ sender: AnyObject?, as type: Sender.Type) -> Sender? {
  // Unwrapped first: an optional cast to Any would be wrapped.
  if let sender { return sender as? Sender }
  guard let optional = Sender.self as? any Nullable.Type else { return nil }
  return optional.null as? Sender
}

/// An optional type, which can represent no value.
@usableFromInline
protocol Nullable {
  static var null: Self { get }
}

extension Optional: Nullable {
  @usableFromInline static var null: Self { nil }
}

extension ActionMethod {
  @inlinable
  convenience init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      arity: .none, target: Target.self, sender: nil, isSender: { _ in true },
      call: { target, _, _ in method(kept(target))() })
  }

  @inlinable
  convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    let call: Call
    if Sender.self is AnyClass {
      // The sender is used without a cast, which would look up its class once more.
      call = { target, sender, _ in
        method(kept(target))(_unsafeReferenceCast(sender.unsafelyUnwrapped, to: Sender.self))
      }
    } else {
      call = { target, sender, _ in method(kept(target))(accepted(sender)) }
    }
    self.init(
      arity: .sender, target: Target.self, sender: Sender.self,
      isSender: { typed($0, as: Sender.self) != nil }, call: call)
  }

  @inlinable
  convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent) -> Void
  ) {
    self.init(
      arity: .senderAndEvent, target: Target.self, sender: Sender.self, needsEvent: true,
      isSender: { typed($0, as: Sender.self) != nil },
      call: { target, sender, event in
        method(kept(target))(accepted(sender), event.unsafelyUnwrapped)
      })
  }

  @inlinable
  convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent?) -> Void
  ) {
    self.init(
      arity: .senderAndEvent, target: Target.self, sender: Sender.self,
      isSender: { typed($0, as: Sender.self) != nil },
      call: { target, sender, event in
        method(kept(target))(accepted(sender), event)
      })
  }
}

/// Returns the sender that a method has accepted.
@inlinable
func accepted<Sender>(_ sender: AnyObject?) -> Sender {
  guard let sender = typed(sender, as: Sender.self) else {
    preconditionFailure("a method was called with a sender that it does not accept")
  }
  return sender
}

/// Returns the target that a method accepts, retained while the method runs, because the method may
/// release its own object.
@inlinable @inline(__always)
func kept<Target: AnyObject>(_ target: Unmanaged<AnyObject>) -> Target {
  _unsafeReferenceCast(target.takeUnretainedValue(), to: Target.self)
}

extension ActionSelector {
  /// Creates the selector of a method without arguments, as in `ActionSelector("reset",
  /// Editor.reset)`.
  ///
  /// Traps if the name has a colon.
  @preconcurrency @inlinable
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { self.init(name, ActionMethod(method)) }

  /// Creates the selector of a method that takes the sender, as in `ActionSelector("save:",
  /// Editor.save)`.
  ///
  /// Traps unless the name has exactly one colon. A sender of another type is declined, never
  /// force-cast.
  @preconcurrency @inlinable
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { self.init(name, ActionMethod(method)) }

  /// Creates the selector of a method that takes the sender and the event.
  ///
  /// Traps unless the name has exactly two colons. Without an event the action is declined.
  @preconcurrency @inlinable
  public init<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent) -> Void
  ) { self.init(name, ActionMethod(method)) }

  /// Creates the selector of a method that takes the sender and the event, which is nil for an
  /// action sent in code.
  ///
  /// Traps unless the name has exactly two colons.
  @preconcurrency @inlinable
  public init<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent?) -> Void
  ) { self.init(name, ActionMethod(method)) }

  // A method has no identity, so a selector of it alone would equal nothing: it could not be removed,
  // and adding it twice would send it twice.

  /// Not available: a selector needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"reset\", Editor.reset)")
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    fatalError()
  }

  /// Not available: a selector needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"save:\", Editor.save)")
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { fatalError() }

  /// Not available: a selector needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"drag:event:\", Editor.drag)")
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent) -> Void
  ) { fatalError() }

  /// Not available: a selector needs the name that `#selector` gives to the method.
  @available(*, unavailable, message: "write ActionSelector(\"drag:event:\", Editor.drag)")
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, InputEvent?) -> Void
  ) { fatalError() }
}
