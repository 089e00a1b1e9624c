import ResponderKit

extension NSResponder {
  /// The responders that are passing something on, so that a chain that leads back into itself ends.
  private static var forwarding: Set<ObjectIdentifier> = []

  /// Calls the next responder; returns whether there is one.
  ///
  /// A call that a responder makes again while it passes one on ends at this one.
  final func forward(_ body: (NSResponder) -> Void) -> Bool {
    forward {
      body($0)
      return true
    }
  }

  /// Returns the answer of the next responder; false without one.
  final func forward(_ body: (NSResponder) -> Bool) -> Bool {
    guard let next = nextResponder, Self.forwarding.insert(ObjectIdentifier(self)).inserted else {
      return false
    }
    defer { Self.forwarding.remove(ObjectIdentifier(self)) }
    return body(next)
  }

  /// Passes an event to the next responder.
  final func pass(
    _ event: NSEvent, _ selector: @autoclosure () -> ActionSelector, _ body: (NSResponder) -> Void
  ) {
    if !forward(body) { noResponder(for: selector()) }
  }

  /// Delivers an event, apart from one that is being passed on meanwhile.
  static func deliver(_ body: () -> Void) {
    let outer = forwarding
    forwarding = []
    defer { forwarding = outer }
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
}

/// The methods that a search asks, located in the tables of virtual methods.
@MainActor
enum NSResponderOverrides {
  /// Has searches ask AppKit's responders for their next responder where a class overrides
  /// ``NSResponder/nextResponder``, and for the objects that they name.
  static let register: Void = {
    ResponderOverrides.ofDialect = { type, standard in
      guard type is NSResponder.Type else { return standard }
      // The standard `next` is the next responder.
      var overrides = standard.subtracting(.next)
      if nextResponder.isOverridden(in: type) { overrides.insert(.next) }
      if supplementalTarget.isOverridden(in: type) || type is NSApplication.Type {
        overrides.insert(.namesOthers)
      }
      return overrides
    }
  }()

  /// The property has a getter, a setter and an accessor of both.
  static let nextResponder = MethodOverride(
    of: NSResponder.self, overriding: NextProbe.self, plain: PlainResponder.self,
    standard: [NSResponder.self], entries: 3)
  static let supplementalTarget = MethodOverride(
    of: NSResponder.self, overriding: SupplementProbe.self, plain: PlainResponder.self,
    standard: [NSResponder.self])
}

private final class PlainResponder: NSResponder {}

private final class NextProbe: NSResponder {
  override var nextResponder: NSResponder? {
    get { self }
    set {}
  }
}

private final class SupplementProbe: NSResponder {
  override func supplementalTarget(forAction action: ActionSelector, sender: Any?) -> Any? { self }
}
