public import ResponderKit

extension NSResponder {
  /// The calls that a responder passes on.
  enum PassedCall: Hashable {
    case action(ActionSelector)
    case command(ActionSelector)
    case event(ActionSelector)
  }

  private struct Passing: Hashable {
    var responder: ObjectIdentifier
    var call: PassedCall
  }

  /// The responders that are passing something on, so that a chain that leads back into itself ends.
  private static var passing: Set<Passing> = []

  /// Calls the next responder; returns whether there is one.
  ///
  /// A call that a responder makes again while it passes the same one on ends at this one.
  final func forward(_ call: PassedCall, _ body: (NSResponder) -> Void) -> Bool {
    forward(call) {
      body($0)
      return true
    }
  }

  /// Returns the answer of the next responder; false without one.
  final func forward(_ call: PassedCall, _ body: (NSResponder) -> Bool) -> Bool {
    let passing = Passing(responder: ObjectIdentifier(self), call: call)
    guard let next = nextResponder, Self.passing.insert(passing).inserted else { return false }
    defer { Self.passing.remove(passing) }
    return body(next)
  }

  /// Passes an event to the next responder.
  final func pass(_ event: NSEvent, _ selector: ActionSelector, _ body: (NSResponder) -> Void) {
    if !forward(.event(selector), body) { noResponder(for: selector) }
  }

  /// Delivers an event, apart from one that is being passed on meanwhile.
  static func deliver(_ body: () -> Void) {
    let outer = passing
    passing = []
    defer { passing = outer }
    body()
  }

  /// Returns whether the class has the method of an action (`NSObject.responds(to:)`).
  public final func responds(to selector: ActionSelector) -> Bool { hasMethod(for: selector) }

  /// The window in which an object can be first responder.
  final func window(of object: NSResponder) -> NSWindow? {
    switch object {
    case let window as NSWindow: window
    case let view as NSView: view.window
    case let controller as NSViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

  /// The application that the object belongs to: that of its window, otherwise the one in scope.
  final var applicationOrShared: NSApplication { window(of: self)?.owner ?? .shared }

  /// Performs a command, or has an object further up the chain perform it, without a beep; returns whether
  /// one did.
  final func performs(_ command: ActionSelector, with sender: Any?) -> Bool {
    var inquiry = ActionInquiry(for: command, from: sender as AnyObject?, isRecorded: false)
    return inquiry.climb(from: self) { ($0 as? NSWindow)?.delegate.map { [$0] } ?? [] }
      && inquiry.perform()
  }
}
