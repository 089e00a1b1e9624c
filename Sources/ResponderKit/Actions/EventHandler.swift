package import ControlValues

/// One entry of a sender's list: a handler and the events that call it.
///
/// Plain memory: the code that creates an entry releases it.
package struct EventHandler {
  /// The kinds of entries.
  package enum Kind: UInt8 {
    /// A responder that may be deallocated.
    case responder
    /// A responder that runs the selector's own method with this sender.
    case direct
    /// Another object that may be deallocated.
    case object
    /// The object that the responder chain finds.
    case chain
    /// A closure, retained by the sender.
    case action
  }

  /// Empty once the entry has been removed during a dispatch.
  package var events: ControlEvents
  package let kind: Kind
  /// The selector; none for a closure.
  package let selector: RetainedSelector
  /// An anchor, a weak reference or an action, by the kind.
  private let reference: Unmanaged<AnyObject>?

  @MainActor
  package init(target: AnyObject?, action: ActionSelector, events: ControlEvents, sender: AnyObject)
  {
    self.events = events
    selector = RetainedSelector(action)
    switch target {
    case nil:
      kind = .chain
      reference = nil
    case let responder as Responder:
      let isDirect = FastPath.isDirect(action, to: responder, from: sender)
      kind = isDirect ? .direct : .responder
      reference = .passRetained(responder.anchor)
    case let object?:
      kind = .object
      reference = .passRetained(WeakReference(object))
    }
  }

  package init(action: Action, events: ControlEvents) {
    self.events = events
    kind = .action
    selector = .none
    reference = .passRetained(action)
  }

  /// The place of an entry that was removed.
  static var gap: EventHandler { EventHandler() }

  private init() {
    events = []
    kind = .chain
    selector = .none
    reference = nil
  }

  package func release() {
    selector.release()
    reference?.release()
  }

  /// The object that the entry keeps alive.
  package var object: AnyObject? { reference?.takeUnretainedValue() }

  /// The anchor of an entry for a responder.
  @inline(__always)
  var anchor: Unmanaged<Anchor> { .fromOpaque(reference.unsafelyUnwrapped.toOpaque()) }

  /// The closure of an entry for one.
  @inline(__always)
  private var unmanagedAction: Unmanaged<Action> {
    .fromOpaque(reference.unsafelyUnwrapped.toOpaque())
  }

  /// Runs the closure of an entry for one.
  @inline(__always)
  func runAction(from sender: AnyObject) {
    unmanagedAction._withUnsafeGuaranteedRef { $0.run(from: sender) }
  }

  /// The closure; nil for an entry with a selector.
  package var action: Action? { kind == .action ? unmanagedAction.takeUnretainedValue() : nil }

  /// The object that the entry was added with; nil if there is none or it has been deallocated.
  package var target: AnyObject? {
    switch kind {
    case .responder, .direct: anchor.takeUnretainedValue().responder?.takeUnretainedValue()
    case .object: (object as? WeakReference)?.object
    case .chain, .action: nil
    }
  }

  /// Returns whether the entry's selector equals another.
  package func isNamed(_ action: ActionSelector) -> Bool {
    kind != .action && selector.selector == action
  }

  /// Returns whether the entry was added with this target; nil matches the entries that were added
  /// without one.
  package func isFor(_ target: AnyObject?) -> Bool {
    target.map { self.target === $0 } ?? (kind == .chain)
  }
}

/// Refers weakly to an object that is not a responder and so has no anchor.
private final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
