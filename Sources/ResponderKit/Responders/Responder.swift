// A program that imports this module names these values, too.
@_exported public import Accessibility
@_exported public import ControlValues
@_exported public import Graphics

/// An object that takes part in a responder chain: what UIKit's `UIResponder`, which is
/// ``ViewResponder``, and AppKit's `NSResponder` share.
///
/// Subclasses list the actions that can be found by name in ``actions``. Main actor only, as all
/// live objects are.
@preconcurrency @MainActor
open class Responder: AccessibleObject {
  /// Creates a responder outside any chain.
  public override init() { super.init() }

  // Every holder of the anchor reads nil from now on.
  deinit { storedAnchor?.clear() }

  /// The responder that is asked after this one; nil at the end of the chain.
  ///
  /// Views, controllers, windows, scenes and the application return what UIKit documents under
  /// `UIResponder.next`. An override may redirect the chain; a chain that leads back into itself
  /// ends a search.
  open var next: Responder? { storedNext?.takeUnretainedValue() }

  /// The actions that this class performs by name alone, as UIKit finds methods by `#selector`.
  ///
  /// Actions of superclasses are found too, whether or not an override repeats them.
  open class var actions: [ActionSelector] { [] }

  /// Returns whether the object, or one after it in the chain, can perform the action.
  ///
  /// True if the class has the method, otherwise the answer of ``next``, and false at the end: the
  /// documented rule of UIKit's `canPerformAction(_:withSender:)`. An override that returns false
  /// hides the object, and a search for a target continues with its next responder.
  open func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    searchPermission(for: action, withSender: sender)
  }

  /// Returns the object, from this one up the chain, that performs the action; nil if there is
  /// none.
  ///
  /// The object has the method, for the given type of sender if there is one, and its
  /// ``canPerformAction(_:withSender:)`` is true; or it overrides that method and returns true by
  /// itself. An override of this method names another object, or none, and ends a search
  /// (`UIResponder.target(forAction:withSender:)`).
  open func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    searchTarget(forAction: action, withSender: sender)
  }

  /// Called when the object has been loaded from a document, with its outlets connected
  /// (`NSObject.awakeFromNib()`).
  open func awakeFromNib() {}
  /// Called after ``awakeFromNib()`` on a view of a class that a document names, as Interface
  /// Builder does before it draws the view (`NSObject.prepareForInterfaceBuilder()`).
  open func prepareForInterfaceBuilder() {}

  /// The manager of the changes that the user can undo; that of the next responder unless
  /// overridden (`UIResponder.undoManager`).
  ///
  /// A window has one that is used where no responder before it has its own.
  open var undoManager: UndoManager? { firstAlongChain(.undoManager) { $0.undoManager } }

  /// The questions that are being passed on to the next responders.
  private static var questions: Set<ForwardedCall> = []

  /// Returns what the next responder answers; nil at the end of a chain, and where it has led back
  /// here.
  final func firstAlongChain<Value>(
    _ kind: ForwardedCall.Kind, _ body: (Responder) -> Value?
  ) -> Value? {
    let question = ForwardedCall(kind: kind, responder: ObjectIdentifier(self))
    guard let next, Self.questions.insert(question).inserted else { return nil }
    defer { Self.questions.remove(question) }
    return body(next)
  }

  // These are the fields that a walk up the chain reads without the main actor's checks; see
  // ResponderWalk.

  @exclusivity(unchecked) nonisolated(unsafe) private var storedAnchor: Anchor?
  /// The facts about the class; nil until they are first requested.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedFacts:
    UnsafeMutablePointer<ClassFacts>?
  /// The next responder if the class does not compute it: a view's controller or superview.
  ///
  /// The referenced object clears it before it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) package final var storedNext: Unmanaged<Responder>?

  /// The object's anchor, created on first use.
  package final var anchor: Anchor {
    if let storedAnchor { return storedAnchor }
    let anchor = Anchor(self)
    storedAnchor = anchor
    return anchor
  }

  /// Returns the method that the action runs on this object; nil if the class does not have one.
  final func method(for action: ActionSelector) -> ActionMethod? {
    if let own = facts.pointee.method(named: action.symbol) { return own.takeUnretainedValue() }
    if let own = rare?.placeholder?.methods[action.symbol] { return own }
    guard let method = action.method, method.accepts(target: self) else { return nil }
    return method
  }

  /// The facts about the class.
  package final var facts: UnsafeMutablePointer<ClassFacts> {
    if let storedFacts { return storedFacts }
    let facts = ClassFacts.of(type(of: self))
    storedFacts = facts
    return facts
  }

  final var overrides: ClassFacts.Overrides { facts.pointee.overrides }

  /// Makes searches call ``next`` on this object, or read the stored one.
  package final func setAsksForNext(_ newValue: Bool) {
    let added: ClassFacts.Overrides = isPlaceholder ? .canPerformAction : []
    storedFacts = ClassFacts.of(type(of: self), adding: newValue ? added.union(.next) : added)
  }
}

extension Responder {
  /// The window in which the object can be first responder.
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
    if let named = self as? any HasRecordName { return named.standardRecordName }
    let name = String(describing: type(of: self))
    return accessibilityIdentifier.map { "\(name) #\($0)" } ?? name
  }

  /// Sets another name for the object in records; nil restores its own.
  package func setRecordName(_ name: String?) { rarely.recordName = name }
}

/// A responder that records name by what it shows, unless it was given another name.
@MainActor
package protocol HasRecordName: Responder {
  /// The name of the object in records.
  var standardRecordName: String { get }
}
