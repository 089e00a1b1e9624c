/// The outcome of validating a command: the object that performs it, and how that object wants it
/// to look.
@MainActor
struct CommandValidation {
  /// The command as a menu shows it, changed by the object that performs it.
  let shown: Command
  /// The object that performs the action; nil for none.
  let performer: AnyObject?
  /// Undoes or redoes with the manager of the chain, for the commands of the edit menu.
  private(set) var undo: (@MainActor () -> Void)?
  /// The reason that nothing is sent, or that the action is.
  let outcome: InteractionRecord.CommandOutcome

  /// Finds the performer, from a responder up the chain, and lets it validate the command, which
  /// looks as before afterward.
  init(_ command: Command, from start: ViewResponder, event: InputEvent? = nil) {
    let target = start.target(forAction: command.action, withSender: command)
    let look = (command.title, command.image, command.attributes, command.state)
    (target as? ViewResponder)?.validate(command)
    shown = command.copy()
    (command.title, command.image, command.attributes, command.state) = look
    let method = target.flatMap { ActionSending.method(of: $0, for: command.action) }
    performer = method?.accepts(sender: command, event: event) == true ? target : nil
    var isOfManager = false
    if target == nil, let manager = start.undoManager {
      isOfManager = ["undo:", "redo:"].contains(command.action.name)
      undo = Self.undo(for: shown, manager)
    }
    if performer == nil, undo == nil { shown.attributes.insert(.disabled) }
    if performer == nil, !isOfManager {
      outcome = .noPerformer
    } else {
      let isRefused = !shown.attributes.isDisjoint(with: [.disabled, .hidden])
      outcome = isRefused ? .disabled : .sent
    }
  }

  /// Performs Undo and Redo where no object of the chain has methods for them, with the undo
  /// manager.
  private static func undo(
    for command: Command, _ manager: UndoManager
  ) -> (@MainActor () -> Void)? {
    switch command.action.name {
    case "undo:" where manager.canUndo:
      if !manager.undoActionName.isEmpty { command.title += " \(manager.undoActionName)" }
      return { manager.undo() }
    case "redo:" where manager.canRedo:
      if !manager.redoActionName.isEmpty { command.title += " \(manager.redoActionName)" }
      return { manager.redo() }
    default: return nil
    }
  }
}
