/// Finds the command that a key means, and the object that performs it.
///
/// The chain is searched for a responder that has the command, and then from its start for the first
/// one that performs the action (`UIKeyCommand`).
@MainActor
struct KeyCommandSearch {
  /// The first object of the chain.
  let start: ViewResponder
  /// The window, or the outermost view without one.
  let root: View
  let press: Press
  let event: InputEvent

  /// A command and the name of the responder that has it; nil for the main menu.
  typealias Found = (command: Command, holder: String?)

  /// Returns the first command in the chain that a key means; nil for none.
  func find(_ key: Key, withPriority: Bool) -> Found? {
    let direction = root.effectiveUserInterfaceLayoutDirection
    for responder in start.chain {
      for command in responder.keyCommands ?? []
      where command.wantsPriorityOverSystemBehavior == withPriority {
        if let found = command.matching(key, in: direction) { return (found, responder.recordName) }
      }
    }
    return nil
  }

  /// Returns the first command of the main menu that a key means; nil for none.
  func findInMainMenu(_ key: Key) -> Found? {
    let direction = root.effectiveUserInterfaceLayoutDirection
    let tree = MenuTree(children: [root.ownApplication?.mainMenu ?? MenuTree.standard.root])
    var found: Command?
    _ = tree.element { element in
      found = (element as? KeyCommand)?.matching(key, in: direction)
      return found != nil
    }
    return found.map { ($0, nil) }
  }

  /// Sends the action of a command; nothing is sent if no object performs it, or if the command is
  /// disabled.
  func perform(_ found: Found) {
    let command = found.command
    let validation = CommandValidation(command, from: start, event: event)
    InteractionRecorder.current?.note(
      .press(
        .command(
          key: press.nameInRecords, title: validation.shown.title, action: command.action.name,
          of: found.holder ?? "the main menu", outcome: validation.outcome)))
    guard validation.outcome == .sent else { return }
    if let performer = validation.performer {
      command.perform(for: start, target: performer, event: event)
    } else {
      validation.undo?()
    }
  }
}

extension ViewResponder {
  /// The object and those after it in the chain, each once.
  final var chain: [ViewResponder] {
    var met: Set<ViewResponder> = []
    return Array(sequence(first: self, next: \.next).prefix { met.insert($0).inserted })
  }
}
