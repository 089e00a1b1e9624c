import ResponderKit

extension DialectRun {
  /// Something that happened, in words that have no class and no method of a dialect in them.
  public struct Line: Sendable, Hashable {
    /// The kinds of things that happen.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The user presses a control or lets it go.
      case input
      /// A control looks pressed, or normal again.
      case look
      /// The state or the value of a control changed.
      case value
      /// A control reports an event, to those who listen or to none.
      case event
      /// An action is sent.
      case action
      /// A text is edited.
      case editing
      /// The keyboard or the focus.
      case key
      /// The computer beeps.
      case beep
      /// Anything else.
      case other
    }
    /// The kind.
    public var kind: Kind
    /// The words.
    public var text: String

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// Returns what happened in a step, without the places of fingers.
  public func lines(ofStep step: Int) -> [Line] {
    records[step].entries.compactMap { $0.step.line }
  }
}

extension InteractionRecord.Step {
  fileprivate var line: DialectRun.Line? {
    switch self {
    case .touch(let step):
      switch step.phase {
      case .began: .init(.input, "presses \(step.hit?.view ?? "nothing")")
      case .ended: .init(.input, "lets go")
      default: nil
      }
    case .mouse(let step):
      step.event.hasSuffix("down")
        ? .init(.input, "presses \(step.path.first ?? "nothing")")
        : step.event.hasSuffix("up") ? .init(.input, "lets go") : nil
    case .state(let control, let from, let to):
      to.contains(.highlighted) != from.contains(.highlighted)
        ? .init(.look, "\(control) looks \(to.contains(.highlighted) ? "pressed" : "normal")")
        : .init(.value, "\(control) is \(to)")
    case .cell(let control, let step): step.line(of: control)
    case .events(let control, let events, _): .init(.event, "\(control) reports \(events)")
    case .action(let search, _): search.line
    case .goneTarget(let action), .keptAction(let action): .init(.action, "\(action) is not sent")
    case .closure: .init(.action, "a closure runs")
    case .editing(let view, let step): .init(.editing, "\(view) \(step.words)")
    case .press(let step): step.line
    case .beep: .init(.beep, "the computer beeps")
    case .focus: .init(.key, "the focus moves")
    case .delegate(let step):
      .init(.other, "\(step.object) is \(step.isQuestion ? "asked" : "told")")
    case .element(let control, _, _): .init(.value, "\(control) changed for a screen reader")
    case .binding(let step): .init(.value, "\(step.object) \(step.change.words)")
    case .tracking, .menu, .scroll, .gesture, .controller, .warning: nil
    }
  }
}

extension InteractionRecord.CellStep {
  fileprivate func line(of control: String) -> DialectRun.Line {
    switch self {
    case .highlights: .init(.look, "\(control) looks pressed")
    case .unhighlights: .init(.look, "\(control) looks normal")
    case .state(_, let to): .init(.value, "\(control) is \(to)")
    case .value(let text): .init(.value, "\(control) has the value \(text)")
    case .sendsAction: .init(.event, "\(control) sends its action")
    case .sends(let events, _): .init(.event, "\(control) reports \(events)")
    }
  }
}

extension ActionSearch {
  fileprivate var line: DialectRun.Line {
    let asked = steps.filter { $0.verdict != .performs }.map(\.responder)
    let after = asked.isEmpty ? "" : ", after \(asked.joined(separator: ", "))"
    return .init(.action, "\(action) reaches \(target ?? "no object")\(after)")
  }
}

extension InteractionRecord.EditingStep {
  fileprivate var words: String {
    switch self {
    case .begins: "begins to be edited"
    case .ends: "is no longer edited"
    case .types(let text): "gets “\(text)”"
    case .typesHidden: "gets hidden characters"
    case .pastes: "gets what was copied"
    case .deletes: "loses a character"
    case .pressesReturn: "gets the return key"
    case .selects: "has a selection"
    case .turns: "turns a page"
    }
  }
}

extension InteractionRecord.BindingStep.Change {
  fileprivate var words: String {
    switch self {
    case .sets: "sets its bound value"
    case .shows: "shows its bound value"
    case .isRefused: "keeps its bound value"
    }
  }
}

extension InteractionRecord.PressStep {
  fileprivate var line: DialectRun.Line? {
    switch self {
    case .phase(.began, let key, let object): .init(.key, "\(key) goes to \(object)")
    case .command(let key, let title, _, _, let outcome):
      .init(.key, "\(key) means “\(title)”: \(outcome)")
    case .unusedKey(let key): .init(.key, "no object takes \(key)")
    case .phase, .motion, .remoteControl: nil
    }
  }
}
