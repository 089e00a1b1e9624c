/// A button whose role has a key of its own, such as Return.
@MainActor
package protocol HasRoleKey: View {
  /// The input of the key; nil for none.
  var roleKey: String? { get }
  /// Does what the key does; returns whether the button is enabled.
  func pressByKey() -> Bool
}

extension View {
  /// Presses the first button on the screen whose role has the key; returns whether there is one.
  final func pressRoleButton(_ key: Key) -> Bool {
    guard key.modifierFlags.ofCommands.isEmpty else { return false }
    var rest: [View] = [self]
    while let view = rest.popLast() {
      guard view.isFocusReachable else { continue }
      if let button = view as? any HasRoleKey, button.roleKey == key.input, button.pressByKey() {
        return true
      }
      rest += view.subviews.reversed()
    }
    return false
  }
}
