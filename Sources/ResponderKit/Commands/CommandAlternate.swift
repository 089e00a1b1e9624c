/// The alternate of a command while other modifier keys are held: UIKit's `UICommandAlternate`, as
/// a value.
public struct CommandAlternate: Sendable {
  /// The title of the alternate (`UICommandAlternate.title`).
  public let title: String
  /// The action that is sent in place of the command's (`UICommandAlternate.action`).
  public let action: ActionSelector
  /// The modifier keys that are held in addition to those of the command
  /// (`UICommandAlternate.modifierFlags`).
  public let modifierFlags: KeyModifierFlags

  /// Creates an alternate (`UICommandAlternate.init(title:action:modifierFlags:)`).
  public init(title: String, action: ActionSelector, modifierFlags: KeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

extension CommandAlternate: Hashable {
  /// Returns whether the modifier keys are the same, whatever the title and the action: UIKit's rule
  /// for the alternates of one command.
  public static func == (left: CommandAlternate, right: CommandAlternate) -> Bool {
    left.modifierFlags == right.modifierFlags
  }
  /// Hashes the modifier keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(modifierFlags) }
}
