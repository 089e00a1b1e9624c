import Graphics
package import ResponderKit

/// The two methods through which every handler is called.
@MainActor
package enum SendActionOverrides {
  private static let target = MethodOverride(
    of: Control.self, overriding: TargetProbe.self, plain: PlainControl.self,
    standard: [Control.self])
  private static let action = MethodOverride(
    of: Control.self, overriding: ActionProbe.self, plain: PlainControl.self,
    standard: [Control.self])

  /// Both, for the test that each is found.
  package static var all: [MethodOverride] { [target, action] }

  static func isOverridden(by control: Control) -> Bool {
    let facts = control.facts
    if let known = facts.pointee.overridesControl { return known }
    let type = type(of: control)
    let isOverridden = target.isOverridden(in: type) || action.isOverridden(in: type)
    facts.pointee.overridesControl = isOverridden
    return isOverridden
  }
}

private final class PlainControl: Control {}

private final class TargetProbe: Control {
  override func sendAction(
    _ action: ActionSelector, to target: ActionParty?, for event: InputEvent?
  ) {}
}

private final class ActionProbe: Control {
  override func sendAction(_ action: Action) {}
}
