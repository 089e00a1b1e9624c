/// An object that takes part in the responder chain: UIKit's `UIResponder`.
///
/// Subclasses list the actions that can be found by name in ``actions``. Main actor only, as all
/// live objects are.
@MainActor
open class Responder: AccessibleObject {
  /// Creates a responder that stands alone.
  public override init() { super.init() }

  // Whatever holds the anchor reads nil from now on.
  deinit { storedAnchor?.clear() }

  /// The responder that is asked after this one; nil at the end of the chain.
  ///
  /// Views, controllers, windows, scenes and the application answer as UIKit documents under
  /// `UIResponder.next`. An override may send the chain elsewhere; one that leads back into the
  /// chain ends a search.
  open var next: Responder? { nil }

  /// The actions that this class answers by their names alone, as UIKit finds methods by
  /// `#selector`.
  ///
  /// Those of superclasses are found too, whether or not an override mentions them.
  open class var actions: [ActionSelector] { [] }

  /// Tells whether the object, or one after it in the chain, can perform the action.
  ///
  /// True where the class has the method, otherwise what ``next`` answers, false at the end: the
  /// documented rule of UIKit's `canPerformAction(_:withSender:)`. An override that answers false
  /// hides the object, and a search for a target goes on with its next responder.
  open func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    searchPermission(for: action, withSender: sender)
  }

  /// Returns the object, from this one up the chain, that performs the action; nil for nobody.
  ///
  /// The object has the method, for a sender of this kind where there is one, and its
  /// ``canPerformAction(_:withSender:)`` is true; or it overrides that and answers true by itself.
  /// An override names another object, or nobody, and ends a search
  /// (`UIResponder.target(forAction:withSender:)`).
  open func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    searchTarget(forAction: action, withSender: sender)
  }

  /// Whether the object may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may cease to be first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become first responder of the window that the object is in.
  ///
  /// It is refused, and nothing changes, when the object may not or is in no window, and when the
  /// present first responder may not resign or refuses to (`UIResponder.canResignFirstResponder`).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      if current === self { return true }
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    window.setFirstResponder(self)
    return true
  }

  /// Ceases to be first responder; true unless overridden.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { responderWindow?.setFirstResponder(nil) }
    return true
  }

  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  // MARK: Touches

  /// Is told that fingers came down; passes it on to the next responder unless overridden.
  ///
  /// Whoever overrides one of the four overrides all of them
  /// (`UIResponder.touchesBegan(_:with:)` and the others).
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesBegan(touches, with: event) }
  }

  /// Is told that fingers moved; passes it on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesMoved(touches, with: event) }
  }

  /// Is told that fingers were lifted; passes it on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesEnded(touches, with: event) }
  }

  /// Is told that something took the touches away; passes it on to the next responder unless
  /// overridden.
  ///
  /// Without an event where the view left its window.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesCancelled(touches, with: event) }
  }

  /// The responders whose next one is being told of touches, in the present delivery.
  private static var forwarding: Set<ObjectIdentifier> = []

  /// Delivers touches; those that a handler causes meanwhile are a delivery of their own.
  static func deliver(_ body: () -> Void) {
    let outer = forwarding
    forwarding = []
    defer { forwarding = outer }
    body()
  }

  /// Asks the next responder, unless the chain has led back here.
  private func forwardTouches(_ body: (Responder) -> Void) {
    guard let next, Self.forwarding.insert(ObjectIdentifier(self)).inserted else { return }
    defer { Self.forwarding.remove(ObjectIdentifier(self)) }
    body(next)
  }

  // The fields that a walk up the chain reads, off the main actor's checks; see ResponderWalk.

  @exclusivity(unchecked) nonisolated(unsafe) private var storedAnchor: Anchor?
  /// What is known of the class; nil until it is first asked for.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedFacts:
    UnsafeMutablePointer<ClassFacts>?
  /// The next responder where the class does not compute it: a view's controller or superview.
  ///
  /// Whoever is pointed at clears it before it goes.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedNext: Unmanaged<Responder>?

  /// The object's anchor, made on first use.
  package final var anchor: Anchor {
    if let storedAnchor { return storedAnchor }
    let anchor = Anchor(self)
    storedAnchor = anchor
    return anchor
  }

  /// Returns the method that the action runs on this object; nil where the class does not have one.
  final func method(for action: ActionSelector) -> ActionMethod? {
    if let own = facts.pointee.method(named: action.symbol) { return own.takeUnretainedValue() }
    if let own = rare?.placeholder?.methods[action.symbol] { return own }
    guard let method = action.method, method.accepts(target: self) else { return nil }
    return method
  }

  /// What is known of the class.
  package final var facts: UnsafeMutablePointer<ClassFacts> {
    if let storedFacts { return storedFacts }
    let facts = ClassFacts.of(type(of: self))
    storedFacts = facts
    return facts
  }

  final var overrides: ClassFacts.Overrides { facts.pointee.overrides }
}

extension Responder {
  /// The window whose first responder the object could be.
  var responderWindow: Window? {
    switch self {
    case let window as Window: window
    case let view as View: view.window
    case let controller as ViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

  /// The class and the identifier, as records name the object: `Button #signIn`.
  package var recordName: String {
    if let name = rare?.recordName { return name }
    let name = String(describing: type(of: self))
    return accessibilityIdentifier.map { "\(name) #\($0)" } ?? name
  }

  /// Gives the object another name in records; nil for its own.
  package func setRecordName(_ name: String?) { rarely.recordName = name }
}

extension Responder: Hashable {
  /// Whether two references are to the same object.
  public nonisolated static func == (left: Responder, right: Responder) -> Bool { left === right }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
