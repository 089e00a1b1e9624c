import Controls

/// A button in a state of the benchmark's choice.
private final class StateButton: Button {
  @exclusivity(unchecked) var shownState = ControlState.normal
  override var state: ControlState { shownState }
}

/// Reads the title of a button in each of the 128 states that its low bits make, where five have one.
@MainActor
func buttons(_ runner: inout Runner) {
  let button = StateButton(type: .system)
  let states: [ControlState] = [.normal, .highlighted, .disabled, .selected, .focused]
  for (number, state) in states.enumerated() { button.setTitle("Title \(number)", for: state) }
  var length = 0

  let name = "a title"
  runner.limit("buttons", name, "Swift virtual method call") { operations in
    Limit.calls(operations, targets: 1)
  }
  for state in [ControlState.normal, .highlighted, [.highlighted, .selected]] {
    runner.row("buttons", name, "currentTitle, \(state)") { operations in
      button.shownState = state
      for _ in 0..<operations { length &+= button.currentTitle?.utf8.count ?? 0 }
    }
  }
  runner.row("buttons", name, "currentTitle, all 128 low states in turn") { operations in
    for operation in 0..<operations {
      button.shownState = ControlState(rawValue: UInt(operation & 127))
      length &+= button.currentTitle?.utf8.count ?? 0
    }
  }
  let configured = Button(configuration: .filled())
  configured.configuration?.title = "Title"
  runner.row("buttons", name, "currentTitle, of a configuration") { operations in
    for _ in 0..<operations { length &+= configured.currentTitle?.utf8.count ?? 0 }
  }
  runner.row("buttons", "an update", "state changed, configuration updated and laid out") {
    operations in
    for _ in 0..<operations {
      configured.isHighlighted.toggle()
      configured.layoutIfNeeded()
    }
  }
  precondition(length >= 0)
}
