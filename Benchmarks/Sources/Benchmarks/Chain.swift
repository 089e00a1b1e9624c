import Controls

/// The view at the end of the chain, which performs the action.
final class LastView: View {
  @exclusivity(unchecked) var count = 0

  @inline(never) func reach(_ sender: Control) { count &+= 1 }

  override class var actions: [ActionSelector] { [ActionSelector("reach:", LastView.reach)] }
}

/// Answers as its superclass does, but has to be asked.
final class AskedView: View {
  override var next: ViewResponder? { super.next }
}

/// The same for permission.
final class PermittingView: View {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

/// A chain of views that is so many long, from a control to the view that performs its action.
@MainActor
private struct ViewChain {
  let last = LastView()
  let control = Button(type: .system)

  /// Makes a chain with one view of a kind half-way.
  init(depth: Int, _ asked: View) {
    var view: View = last
    for number in 2..<depth {
      let inner = number == depth / 2 ? asked : View()
      view.addSubview(inner)
      view = inner
    }
    // The control is the first responder that is asked; its action is a name, as documents give it.
    view.addSubview(control)
    control.addTarget(nil, action: ActionSelector("reach:"), for: .touchUpInside)
  }
}

/// Climbs the chain by asking each responder for the next one, which is the least that a search without
/// the fast path does.
@MainActor
@inline(never)
private func climb(from start: Responder, to last: Responder) -> Bool {
  var current: Responder? = start
  while let responder = current {
    if responder === last { return true }
    current = responder.next
  }
  return false
}

@MainActor
func chain(_ runner: inout Runner) {
  for depth in [4, 8, 16, 64] {
    runner.limit("chain", "depth \(depth)", "a walk along plain pointers") { operations in
      Limit.walks(operations, depth: depth)
    }
    for (name, asked) in [
      ("", View()), (", one class overrides next", AskedView()),
      (", one class overrides canPerformAction", PermittingView()),
    ] {
      let chain = ViewChain(depth: depth, asked)
      let ran = runner.row("chain", "depth \(depth)", "sendActions(for:) to nil\(name)") { count in
        for _ in 0..<count { chain.control.sendActions(for: .touchUpInside) }
      }
      precondition(!ran || chain.last.count > 0, "the last view was not reached")
    }
    let asked = ViewChain(depth: depth, View())
    _ = runner.row("chain", "depth \(depth)", "a loop that asks each responder for next") { count in
      for _ in 0..<count { precondition(climb(from: asked.control, to: asked.last)) }
    }
  }
}
