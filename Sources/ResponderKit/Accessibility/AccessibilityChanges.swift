/// Counts the changes to views and to accessibility properties, so that a screen reader that finds
/// none since it last looked need not look again.
///
/// Only what framework classes keep is counted. What an app's class or block computes may change
/// unseen, so ``AccessibilityHierarchy/isCounted`` says whether that is among what was found.
@MainActor
package enum AccessibilityChanges {
  /// The number of changes so far; written on the main actor, and by deinitializers.
  @exclusivity(unchecked) package nonisolated(unsafe) private(set) static var count = 0

  /// Counts a change to what a reader finds.
  package nonisolated static func note() { count &+= 1 }

  /// The modules whose classes note every change to what a reader finds.
  private static let modules: Set<String> = [
    "ResponderKit", "ControlCore", "ButtonModel", "ValueControls", "TextControls", "Pickers",
    "Navigation",
    "UIKitDialect",
  ]
  private static var isOfFramework: [ObjectIdentifier: Bool] = [:]

  /// Returns whether every change to what a reader finds in an object is counted.
  static func areNoted(of object: Responder) -> Bool {
    if object.accessibility?.hasBlocks == true { return false }
    let type = type(of: object)
    if let known = isOfFramework[ObjectIdentifier(type)] { return known }
    let module = String(reflecting: type).prefix { $0 != "." }
    let isKnown = modules.contains(String(module))
    isOfFramework[ObjectIdentifier(type)] = isKnown
    return isKnown
  }
}
