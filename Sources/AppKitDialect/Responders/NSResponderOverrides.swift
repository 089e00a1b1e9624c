import ResponderKit

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
      // A controller's next responder follows its view.
      if nextResponder.isOverridden(in: type) || type is NSViewController.Type {
        overrides.insert(.next)
      }
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

  private final class PlainResponder: NSResponder {}

  private final class NextProbe: NSResponder {
    override var nextResponder: NSResponder? {
      get { self }
      set {}
    }
  }

  private final class SupplementProbe: NSResponder {
    override func supplementalTarget(forAction action: ActionSelector, sender: Any?) -> Any? {
      self
    }
  }
}
