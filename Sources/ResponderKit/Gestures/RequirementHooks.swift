/// The methods that let a subclass wait for other recognizers, or others for it.
@MainActor
enum RequirementHooks {
  private static let requiring = MethodOverride(
    of: GestureRecognizer.self, overriding: Requiring.self, plain: Plain.self,
    standard: [GestureRecognizer.self])
  private static let required = MethodOverride(
    of: GestureRecognizer.self, overriding: Required.self, plain: Plain.self,
    standard: [GestureRecognizer.self])
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a class overrides none of them, so that nothing has to be asked.
  static func arePlain(in type: GestureRecognizer.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = !requiring.isOverridden(in: type) && !required.isOverridden(in: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

private final class Plain: GestureRecognizer {}

private final class Requiring: GestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
}

private final class Required: GestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool {
    false
  }
}
