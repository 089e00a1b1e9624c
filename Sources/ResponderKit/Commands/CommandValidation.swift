/// What becomes of a command: the object that performs it, and how that object wants it to look.
@MainActor
struct CommandValidation {
  /// The command as a menu shows it, changed by the object that performs it.
  let command: Command
  /// The object that performs the action; nil for none.
  let performer: AnyObject?
  /// Undoes or redoes with the manager of the chain, for the commands of the edit menu.
  private(set) var undo: (@MainActor () -> Void)?
  /// Why nothing is sent, or that the action is.
  let outcome: InteractionRecord.CommandOutcome

  /// Finds the performer, from a responder up the chain, and lets it validate a copy of the command.
  init(_ command: Command, from start: Responder) {
    let copy = command.copy()
    let performer = start.target(forAction: command.action, withSender: command)
    if let performer {
      (performer as? Responder)?.validate(copy)
    } else {
      undo = Self.undo(for: copy, start.undoManager)
    }
    let isOfManager = ["undo:", "redo:"].contains(command.action.name) && start.undoManager != nil
    if performer == nil, undo == nil { copy.attributes.insert(.disabled) }
    self.command = copy
    self.performer = performer
    if performer == nil, !isOfManager {
      outcome = .noPerformer
    } else {
      let isRefused = !copy.attributes.isDisjoint(with: [.disabled, .hidden])
      outcome = isRefused ? .disabled : .sent
    }
  }

  /// What Undo and Redo do where no object of the chain has methods for them: the manager does it.
  private static func undo(
    for command: Command, _ manager: UndoManager?
  ) -> (@MainActor () -> Void)? {
    guard let manager else { return nil }
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
