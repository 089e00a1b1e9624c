import ResponderKit
import Testing

extension ActionSelector {
  fileprivate static let share = ActionSelector("share:")
  fileprivate static let paste = ActionSelector("paste:")
  fileprivate static let typedPaste = ActionSelector("paste:", Desk.pasteHere)
}

private final class Plain: View {}

/// Has the action and nothing else.
private class Desk: View {
  var senders = 0
  func pasteHere(_ sender: View) { senders += 1 }
  override class var actions: [ActionSelector] { [.typedPaste] }
}

private final class Detour: View {
  var following: ViewResponder?
  override var next: ViewResponder? { following ?? super.next }
}

private final class DeepDetour: View {
  override var next: ViewResponder? { superview?.superview }
}

private final class Redirecting: View {
  var other: AnyObject?
  override func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    other
  }
}

private final class Deferring: View {
  var asked = 0
  override func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    asked += 1
    return super.target(forAction: action, withSender: sender)
  }
}

private final class Claiming: View {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool { true }
}

private final class Forwarding: View {
  var asked = 0
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    asked += 1
    return super.canPerformAction(action, withSender: sender)
  }
}

/// Is followed by another one of its kind for ever.
private final class Endless: Responder {
  override var next: Responder? { Endless() }
}

/// Not a responder.
@MainActor
private final class Clipboard {
  var senders = 0
  func pasteHere(_ sender: View) { senders += 1 }
}

/// Puts each view into the one before it.
@MainActor
private func stack(_ views: View...) {
  for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
}

@MainActor
private func send(_ action: ActionSelector, from view: View) -> Bool {
  let sent = Application().sendAction(action, to: nil, from: view, for: nil)
  // What is told of a search is what a send does.
  let search = ActionSearch(for: action, from: view)
  #expect((search.steps.last?.verdict == .performs) == sent)
  return sent
}

@MainActor @Suite struct OverrideTests {
  @Test func `a view that overrides nothing is passed`() {
    let desk = Desk()
    let key = Plain()
    stack(desk, Plain(), Plain(), key)
    #expect(send(.paste, from: key))
    #expect(send(.typedPaste, from: key))
    #expect(desk.senders == 2)
  }

  @Test func `an overridden next leads elsewhere, and back when it asks super`() {
    let desk = Desk()
    let elsewhere = Desk()
    let detour = Detour()
    let key = Plain()
    stack(desk, detour, key)
    #expect(send(.paste, from: key))
    #expect(desk.senders == 1)
    detour.following = elsewhere
    #expect(send(.paste, from: key))
    #expect(elsewhere.senders == 1)
    #expect(desk.senders == 1)
  }

  @Test func `a next that skips a view is followed`() {
    let desk = Desk()
    let skipped = Desk()
    let key = DeepDetour()
    stack(desk, skipped, key)
    #expect(send(.paste, from: key))
    #expect(skipped.senders == 0)
    #expect(desk.senders == 1)
  }

  @Test func `an overridden target names another object`() {
    let desk = Desk()
    let elsewhere = Desk()
    let redirecting = Redirecting()
    let key = Plain()
    stack(desk, redirecting, key)
    redirecting.other = elsewhere
    #expect(send(.paste, from: key))
    #expect(elsewhere.senders == 1)
    #expect(key.target(forAction: .paste, withSender: nil) === elsewhere)
    #expect(
      ActionSearch(for: .paste, from: key).description == """
        Plain        does not implement paste:
        Redirecting  sends paste: on to Desk
        Desk         performs paste:
        → Desk
        """)
    #expect(desk.senders == 0)
  }

  @Test func `an overridden target names an object that is no responder`() {
    let clipboard = Clipboard()
    let redirecting = Redirecting()
    redirecting.other = clipboard
    #expect(send(ActionSelector("paste:", Clipboard.pasteHere), from: redirecting))
    #expect(clipboard.senders == 1)
    #expect(!send(.paste, from: redirecting), "a name alone is not found on it")
  }

  @Test func `an overridden target lets nobody perform the action`() {
    let desk = Desk()
    let redirecting = Redirecting()
    stack(desk, redirecting)
    #expect(!send(.paste, from: redirecting))
    #expect(
      ActionSearch(for: .paste, from: redirecting).description == """
        Redirecting  has no target for paste:
        → no responder performs paste:
        """)
  }

  @Test func `an overridden target that asks super goes on up the chain`() {
    let desk = Desk()
    let deferring = Deferring()
    let key = Plain()
    stack(desk, deferring, key)
    #expect(Application().sendAction(.paste, to: nil, from: key, for: nil))
    #expect(desk.senders == 1)
    #expect(deferring.asked == 1)
  }

  @Test func `who claims an action that it lacks is the target, and nothing is sent`() {
    let desk = Desk()
    let claiming = Claiming()
    stack(desk, claiming)
    #expect(!send(.paste, from: claiming))
    #expect(claiming.target(forAction: .paste, withSender: nil) === claiming)
    #expect(
      ActionSearch(for: .paste, from: claiming).description == """
        Claiming  answers true to canPerformAction(_:withSender:), but does not implement paste:
        → no responder performs paste:
        """)
    #expect(desk.senders == 0)
  }

  @Test func `who passes on the answer of the next responder is not the target`() {
    let desk = Desk()
    let forwarding = Forwarding()
    stack(desk, forwarding)
    #expect(forwarding.canPerformAction(.paste, withSender: nil))
    #expect(send(.paste, from: forwarding))
    #expect(desk.senders == 1)
    #expect(forwarding.target(forAction: .paste, withSender: nil) === desk)
  }

  @Test func `who asks others for permission, too, still passes on`() {
    final class Curious: View {
      let field = Plain()
      override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
          && !field.canPerformAction(.share, withSender: sender)
      }
    }
    let desk = Desk()
    let curious = Curious()
    stack(desk, curious)
    #expect(send(.paste, from: curious))
    #expect(desk.senders == 1)
  }

  @Test func `a method of any object is every responder's`() {
    var targets: [View] = []
    let log = ActionSelector("log:") { @MainActor (target: AnyObject) in
      { @MainActor (sender: View) in
        if let target = target as? View { targets.append(target) }
      }
    }
    let desk = Desk()
    let key = Plain()
    stack(desk, key)
    for _ in 0..<3 { #expect(send(log, from: key)) }
    #expect(targets == [key, key, key])
  }

  @Test func `a chain that never ends is left`() {
    let endless = Endless()
    #expect(!Application().sendAction(.paste, to: nil, from: endless, for: nil))
    let search = ActionSearch(for: .paste, from: endless)
    #expect(search.target == nil)
    #expect(search.isCyclic)
    #expect(search.steps.count == 100_000)
  }

  @Test func `a view outlives its superview and its controller`() {
    let key = Plain()
    do {
      let outer = Plain()
      outer.addSubview(key)
      #expect(key.next === outer)
    }
    #expect(key.superview == nil)
    #expect(key.next == nil)
    let outer = Plain()
    outer.addSubview(key)
    do {
      let controller = ViewController()
      controller.view = key
      #expect(key.next === controller)
    }
    #expect(key.next === outer)
  }

  @Test func `a view with a new controller has left the old one`() {
    let old = ViewController()
    let view = old.view
    do {
      let new = ViewController()
      new.view = view
      old.view = View()
      #expect(view.next === new)
    }
    #expect(view.next == nil)
  }
}
