import Graphics

/// The methods that a search asks, located in the tables of virtual methods.
@MainActor
package enum ResponderOverrides {
  package static let next = responderPoint(NextProbe.self)
  package static let canPerformAction = responderPoint(PermissionProbe.self)
  package static let target = responderPoint(TargetProbe.self)
  package static let sendAction = MethodOverride(
    of: Application.self, overriding: SendingProbe.self, plain: PlainApplication.self,
    standard: [Application.self])

  private static func responderPoint(_ probe: AnyClass) -> MethodOverride {
    MethodOverride(
      of: Responder.self, overriding: probe, plain: PlainResponder.self,
      standard: [Responder.self, ViewResponder.self])
  }

  /// All of them, for the test that each is found.
  package static var all: [MethodOverride] { [next, canPerformAction, target, sendAction] }

  /// The overrides of a dialect's own hooks in a class, beyond those of UIKit's methods.
  package static var ofDialect:
    (@MainActor (Responder.Type, ClassFacts.Overrides) -> ClassFacts.Overrides)?

  static func overrides(of type: Responder.Type) -> ClassFacts.Overrides {
    var overrides: ClassFacts.Overrides = []
    if next.isOverridden(in: type) { overrides.insert(.next) }
    if canPerformAction.isOverridden(in: type) { overrides.insert(.canPerformAction) }
    if target.isOverridden(in: type) { overrides.insert(.target) }
    if type is Application.Type, sendAction.isOverridden(in: type) { overrides.insert(.sendAction) }
    return ofDialect?(type, overrides) ?? overrides
  }
}

private final class PlainResponder: Responder {}
private final class PlainApplication: Application {}

private final class NextProbe: Responder {
  override var next: Responder? { self }
}

private final class PermissionProbe: Responder {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool { true }
}

private final class TargetProbe: Responder {
  override func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    self
  }
}

private final class SendingProbe: Application {
  override func sendAction(
    _ action: ActionSelector, to target: ActionParty?, from sender: ActionParty?,
    for event: InputEvent?
  ) -> Bool { true }
}
