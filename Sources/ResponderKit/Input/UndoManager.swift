/// Remembers how to take back what the user did: Foundation's `UndoManager`, which Linux lacks.
///
/// Each registration is a group of its own, unless a group is open: there is no run loop that would
/// collect those of one event. Main actor only.
@preconcurrency @MainActor
open class UndoManager {
  private struct Step {
    weak var target: AnyObject?
    let body: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are open, from outside to inside.
  private var open: [Group] = []
  private var pendingName = ""
  private var disabledCount = 0
  /// Counts what changes the last registration.
  package private(set) final var generation = 0

  /// Creates a manager with nothing to undo.
  public init() {}

  /// The greatest number of groups that can be undone, 0 for no limit; 0 unless set
  /// (`UndoManager.levelsOfUndo`).
  public final var levelsOfUndo = 0 { didSet { trim() } }
  /// A Boolean value that indicates whether something is being undone (`UndoManager.isUndoing`).
  public private(set) final var isUndoing = false
  /// A Boolean value that indicates whether something is being redone (`UndoManager.isRedoing`).
  public private(set) final var isRedoing = false
  /// The number of open groups (`UndoManager.groupingLevel`).
  public final var groupingLevel: Int { open.count }
  /// A Boolean value that indicates whether registrations are kept
  /// (`UndoManager.isUndoRegistrationEnabled`).
  public final var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// A Boolean value that indicates whether there is something to undo (`UndoManager.canUndo`).
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// A Boolean value that indicates whether there is something to redo (`UndoManager.canRedo`).
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// The name of what is undone next; empty for none (`UndoManager.undoActionName`).
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of what is redone next; empty for none (`UndoManager.redoActionName`).
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Registers how to take back a change; the target is not retained
  /// (`UndoManager.registerUndo(withTarget:handler:)`).
  ///
  /// Actions that are registered while something is undone can be redone.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    generation += 1
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { object in
      if let object = object as? Target { handler(object) }
    }
    if open.isEmpty {
      close(Group(steps: [step]))
    } else {
      open[open.count - 1].steps.append(step)
    }
    if !isUndoing && !isRedoing { redoGroups = [] }
  }

  /// Opens a group, which is undone as a whole (`UndoManager.beginUndoGrouping()`).
  open func beginUndoGrouping() {
    generation += 1
    open.append(Group())
  }

  /// Closes a group; traps without an open one, as Foundation raises an exception
  /// (`UndoManager.endUndoGrouping()`).
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      fatalError("endUndoGrouping called with no matching begin")
    }
    if open.isEmpty {
      close(group)
    } else {
      open[open.count - 1].steps += group.steps
    }
  }

  private func close(_ group: Group) {
    guard !group.steps.isEmpty else { return }
    var group = group
    group.name = pendingName
    pendingName = ""
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  /// Undoes the last group; closes one that is open first (`UndoManager.undo()`).
  open func undo() {
    generation += 1
    while !open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes what was undone last (`UndoManager.redo()`).
  open func redo() {
    generation += 1
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Runs the steps from the last to the first; what they register is one group.
  private func run(_ group: Group) {
    beginUndoGrouping()
    for step in group.steps.reversed() {
      if let target = step.target { step.body(target) }
    }
    pendingName = group.name
    while !open.isEmpty { endUndoGrouping() }
    pendingName = ""
  }

  /// Names what was registered last (`UndoManager.setActionName(_:)`).
  open func setActionName(_ actionName: String) {
    if open.isEmpty, !undoGroups.isEmpty, !isUndoing {
      undoGroups[undoGroups.count - 1].name = actionName
    } else {
      pendingName = actionName
    }
  }

  /// Ignores registrations until ``enableUndoRegistration()`` (`UndoManager.disableUndoRegistration()`).
  open func disableUndoRegistration() {
    generation += 1
    disabledCount += 1
  }

  /// Keeps registrations again (`UndoManager.enableUndoRegistration()`).
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Forgets everything (`UndoManager.removeAllActions()`).
  open func removeAllActions() {
    generation += 1
    (undoGroups, redoGroups, open, disabledCount) = ([], [], [], 0)
  }

  /// Forgets what was registered for a target (`UndoManager.removeAllActions(withTarget:)`).
  open func removeAllActions(withTarget target: AnyObject) {
    generation += 1
    for path in [\UndoManager.undoGroups, \UndoManager.redoGroups, \UndoManager.open] {
      for index in self[keyPath: path].indices {
        self[keyPath: path][index].steps.removeAll { $0.target == nil || $0.target === target }
      }
    }
    undoGroups.removeAll(where: \.steps.isEmpty)
    redoGroups.removeAll(where: \.steps.isEmpty)
  }
}
