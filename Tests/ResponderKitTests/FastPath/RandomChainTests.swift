import Graphics
import ResponderKit
import TestSupport
import Testing

/// Who performed the action, if somebody did.
@MainActor
private final class Performer {
  var name: String?
}

/// A view of a chain, by its kind: with the action or without, and with something overridden or not.
private class Link: View {
  let performer: Performer
  var other: ViewResponder?

  init(_ number: Int, _ performer: Performer) {
    self.performer = performer
    super.init(frame: .zero)
    accessibilityIdentifier = "\(number)"
  }
}

private class Having: Link {
  func fire(_ sender: View) { performer.name = accessibilityIdentifier }
  override class var actions: [ActionSelector] { [ActionSelector("fire:", Having.fire)] }
}

/// Has the method for another sender only.
private final class Choosy: Link {
  func fire(_ sender: Window) { performer.name = accessibilityIdentifier }
  override class var actions: [ActionSelector] { [ActionSelector("fire:", Choosy.fire)] }
}

private final class Refusing: Having {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    false
  }
}

private final class Asking: Having {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

private final class Passing: Link {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

private final class Claiming: Link {
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool { true }
}

/// Leads to any other view of the chain, itself included.
private final class Leading: Link {
  override var next: ViewResponder? { other }
}

private final class Deferring: Link {
  override func target(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    super.target(forAction: action, withSender: sender)
  }
}

/// Mostly plain views, as in an app.
@MainActor private let kinds: [@MainActor (Int, Performer) -> Link] = [
  Link.init, Link.init, Link.init, Link.init, Link.init, Link.init, Having.init, Choosy.init,
  Refusing.init, Asking.init, Passing.init, Claiming.init, Leading.init, Deferring.init,
]

private let seeds = (0..<20).map { UInt64($0) * 977 }

@MainActor @Suite(.tags(.model)) struct RandomChainTests {
  @Test(arguments: seeds)
  func `what is told of a search is what a send does, on any chain`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let performer = Performer()
      let views = (0..<Int.random(in: 1...12, using: &random)).map { number in
        kinds[Int.random(in: kinds.indices, using: &random)](number, performer)
      }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      for view in views { view.other = views.randomElement(using: &random) }
      let sender = views[views.count - 1]
      for action in [ActionSelector("fire:"), ActionSelector("fire:", Having.fire)] {
        performer.name = nil
        let search = ActionSearch(for: action, from: sender)
        #expect(performer.name == nil, "a search performs nothing")
        let sent = Application().sendAction(action, to: nil, from: sender, for: nil)
        #expect(sent == (search.target != nil), "\(search)")
        let target = search.target?.split(separator: "#").last.map { String($0) }
        #expect(target == performer.name, "\(search)")
      }
      for view in views { view.other = nil }
    }
  }
}
