extension InteractionRecord {
  /// A step of a press, a key or a motion.
  public enum PressStep: Sendable, Hashable {
    /// A phase of a button, or of a key with its modifiers, reaches an object.
    case phase(Press.Phase, of: String, to: String)
    /// A key stands for a command of an object or of the main menu.
    case command(key: String, title: String, action: String, of: String, outcome: CommandOutcome)
    /// No object takes a key.
    case unusedKey(String)
    /// A motion of the device reaches an object.
    case motion(InputEvent.MotionPhase, to: String)
    /// A command of an accessory reaches an object.
    case remoteControl(InputEvent.EventSubtype, to: String)
  }

  /// The outcome of a command that a key stands for.
  public enum CommandOutcome: Sendable, Hashable {
    /// Its action is sent.
    case sent
    /// No object in the responder chain performs its action.
    case noPerformer
    /// It is disabled or hidden.
    case disabled
  }

  /// A step of the focus.
  public enum FocusStep: Sendable, Hashable {
    /// The focus moved from an item to another one; nil for none.
    case moves(from: String?, to: String?, FocusHeading)
    /// An environment does not let the focus move.
    case isRefused(by: String, FocusHeading)
    /// There is nothing to focus in a direction.
    case findsNothing(FocusHeading)
  }
}
