import Controls

/// Counts what it is sent.
class Counter: Responder {
  @exclusivity(unchecked) final var count = 0

  @inline(never) func fire(_ sender: Control) { count &+= 1 }

  override class var actions: [ActionSelector] { [.fire] }
}

final class OtherCounter: Counter {
  @inline(never) override func fire(_ sender: Control) { count &+= 2 }
}

extension ActionSelector {
  static let fire = ActionSelector("fire:", Counter.fire)
}

@MainActor
func dispatch(_ runner: inout Runner) {
  for (name, number) in [("1 target", 1), ("10 targets", 10)] {
    let control = Button(type: .system)
    let targets = (0..<number).map { $0.isMultiple(of: 2) ? OtherCounter() : Counter() }
    for target in targets { control.addTarget(target, action: .fire, for: .touchUpInside) }

    runner.limit("dispatch", name, "a virtual call for each target") { operations in
      Limit.calls(operations, targets: number)
    }
    let ran = runner.row("dispatch", name, "sendActions(for:)") { operations in
      for _ in 0..<operations { control.sendActions(for: .touchUpInside) }
    }
    precondition(!ran || targets.allSatisfy { $0.count > 0 }, "a target was not reached")
  }

  let closed = Button(type: .system)
  var runs = 0
  closed.addAction(Action { _ in runs &+= 1 }, for: .touchUpInside)
  runner.row("dispatch", "1 target", "sendActions(for:), closure") { operations in
    for _ in 0..<operations { closed.sendActions(for: .touchUpInside) }
  }

  let application = Application()
  let target = Counter()
  runner.row("dispatch", "1 target", "Application.sendAction, target given") { operations in
    for _ in 0..<operations { application.sendAction(.fire, to: target, from: closed, for: nil) }
  }
}
