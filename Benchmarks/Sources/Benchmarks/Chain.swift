import Controls

/// The view at the end of the chain, which performs the action.
final class LastView: View {
  @exclusivity(unchecked) var count = 0

  @inline(never) func reach(_ sender: Control) { count &+= 1 }

  override class var actions: [ActionSelector] { [ActionSelector("reach:", LastView.reach)] }
}

@MainActor
func chain(_ runner: inout Runner) {
  let reach = ActionSelector("reach:")  // a name alone, as a document gives it
  for depth in [4, 8, 16, 64] {
    let last = LastView()
    var view: View = last
    for _ in 2..<depth {
      let inner = View()
      view.addSubview(inner)
      view = inner
    }
    // The control is the first responder that is asked.
    let control = Button(type: .system)
    view.addSubview(control)
    control.addTarget(nil, action: reach, for: .touchUpInside)

    runner.limit("chain", "depth \(depth)", "a walk along plain pointers") { operations in
      Limit.walks(operations, depth: depth)
    }
    let ran = runner.row("chain", "depth \(depth)", "sendActions(for:) to nil") { operations in
      for _ in 0..<operations { control.sendActions(for: .touchUpInside) }
    }
    precondition(!ran || last.count > 0, "the last view was not reached")
  }
}
