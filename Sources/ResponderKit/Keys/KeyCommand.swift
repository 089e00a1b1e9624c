public import Graphics

/// A command with a key of a hardware keyboard: UIKit's `UIKeyCommand`.
///
/// A responder has key commands in ``ViewResponder/keyCommands``, and a menu shows them with their keys.
@preconcurrency @MainActor
open class KeyCommand: Command {
  /// The character of the key without modifiers, or one of the constants; nil for none
  /// (`UIKeyCommand.input`).
  ///
  /// A letter is the same in either case.
  public final let input: String?
  /// The modifier keys that are held; none unless given (`UIKeyCommand.modifierFlags`).
  public final let modifierFlags: KeyModifierFlags
  /// A Boolean value that indicates whether the key is offered to the command before text input and
  /// focus; false unless set (`UIKeyCommand.wantsPriorityOverSystemBehavior`).
  public final var wantsPriorityOverSystemBehavior = false
  /// A Boolean value that indicates whether the key is replaced by another one on keyboards that
  /// cannot type it; true unless set (`UIKeyCommand.allowsAutomaticLocalization`).
  ///
  /// Keys are pressed by their characters here, so it makes no difference.
  public final var allowsAutomaticLocalization = true
  /// A Boolean value that indicates whether brackets and the arrows to the left and right are
  /// exchanged in an interface from right to left; true unless set
  /// (`UIKeyCommand.allowsAutomaticMirroring`).
  public final var allowsAutomaticMirroring = true

  /// Creates a key command for a menu (`UIKeyCommand.init(title:image:action:input:…)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, action: ActionSelector,
    input: String?, modifierFlags: KeyModifierFlags = [],
    propertyList: (any Hashable & Sendable)? = nil, alternates: [CommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a key command without a title (`UIKeyCommand.init(input:modifierFlags:action:)`).
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: ActionSelector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Returns the command that replaces this one while other modifier keys are held.
  final func alternative(_ alternate: CommandAlternate) -> KeyCommand {
    let copy = copy(
      alternate.action, modifierFlags: modifierFlags.union(alternate.modifierFlags), alternates: [])
    copy.title = alternate.title
    return copy
  }

  override func copy() -> Command {
    copy(action, modifierFlags: modifierFlags, alternates: alternates)
  }

  private func copy(
    _ action: ActionSelector, modifierFlags: KeyModifierFlags, alternates: [CommandAlternate]
  ) -> KeyCommand {
    let copy = KeyCommand(
      title: title, subtitle: subtitle, image: image, action: action, input: input,
      modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }
}
