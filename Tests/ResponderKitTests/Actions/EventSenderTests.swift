import ControlValues
import ResponderKit
import Testing

/// A sender that is neither a control nor a view.
private final class Bell: EventSender {
  nonisolated(unsafe) var handlerList: Unmanaged<HandlerList>?
  var calls: [String] = []
  var overridesSending: Bool { false }

  func call(_ handler: EventHandler, with event: InputEvent?) {
    calls.append(handler.action.map { "closure \($0.title)" } ?? handler.selector.selector.name)
    handler.action?.performWithSender(self, target: nil)
  }

  var recordName: String { "Bell" }

  func ring() { callHandlers(for: .primaryActionTriggered, with: nil) }

  deinit { handlerList?.release() }
}

@MainActor @Suite struct EventSenderTests {
  @Test func `any object can keep handlers, as a control does`() {
    let bell = Bell()
    let target = Responder()
    bell.addHandler(target, action: ActionSelector("open:"), for: .primaryActionTriggered)
    bell.addHandler(target, action: ActionSelector("open:"), for: .valueChanged)
    bell.addHandler(Action(title: "A") { _ in }, for: .primaryActionTriggered)
    bell.addHandler(nil, action: ActionSelector("close:"), for: .valueChanged)
    bell.ring()
    #expect(bell.calls == ["open:", "closure A"])
    #expect(bell.handlers.count == 3)
    bell.removeHandlers(of: target, action: nil, for: .allEvents)
    bell.ring()
    #expect(bell.calls == ["open:", "closure A", "closure A"])
    #expect(bell.handlers.count == 2)
  }

  @Test func `handlers that are added together are those that are added one by one`() {
    let (first, second) = (Responder(), Responder())
    let targets = [first, second, nil, first, first, nil, second]
    let names = ["a:", "a:", "a:", "b:", "a:", "a:", "a:"]
    let events: [ControlEvents] = [
      .touchDown, .touchDown, .valueChanged, .touchDown, .touchUpInside, .touchDown, .touchDown,
    ]
    let (together, single) = (Bell(), Bell())
    for number in targets.indices {
      single.addHandler(
        targets[number], action: ActionSelector(names[number]), for: events[number])
    }
    together.addHandlers(
      targets.indices.map {
        .targetAction(
          .init(target: targets[$0], action: ActionSelector(names[$0])), events[$0])
      })
    for bell in [together, single] {
      #expect(bell.handlers.map(\.selector.selector.name) == ["a:", "a:", "a:", "b:"])
      #expect(
        bell.handlers.map(\.events) == [
          [.touchDown, .touchUpInside], .touchDown, [.valueChanged, .touchDown], .touchDown,
        ])
      #expect(bell.handlers.map { $0.target === first } == [true, false, false, true])
    }
    // A sender that has handlers keeps them, and merges.
    together.addHandlers([
      .targetAction(.init(target: second, action: ActionSelector("a:")), .valueChanged)
    ])
    #expect(together.handlers.count == 4)
    #expect(together.handlers[1].events == [.touchDown, .valueChanged])
  }

  @Test
  func
    `a list that grows while it is sent keeps its order, and calls what is new from the next time on`()
  {
    let bell = Bell()
    bell.addHandler(
      Action(title: "first") { action in
        for number in 0..<8 {
          (action.sender as? Bell)?.addHandler(
            Action(title: "\(number)") { _ in }, for: .primaryActionTriggered)
        }
      }, for: .primaryActionTriggered)
    bell.addHandler(Action(title: "second") { _ in }, for: .primaryActionTriggered)
    bell.ring()
    #expect(bell.calls == ["closure first", "closure second"])
    bell.calls = []
    bell.remove(.allEvents) { $0.action?.title == "first" }
    bell.ring()
    #expect(bell.calls == ["closure second"] + (0..<8).map { "closure \($0)" })
  }

  @Test func `a handler that is removed while it is sent is not called`() {
    let bell = Bell()
    bell.addHandler(
      Action(title: "first") { action in
        (action.sender as? Bell)?.remove(.allEvents) { $0.action?.title == "second" }
      }, for: .primaryActionTriggered)
    bell.addHandler(Action(title: "second") { _ in }, for: .primaryActionTriggered)
    bell.ring()
    #expect(bell.calls == ["closure first"])
    #expect(bell.handlers.count == 1)
  }

  @Test func `what a list refers to is released with it, also after it grew while it was sent`() {
    weak var kept: Action?
    weak var added: Action?
    do {
      let bell = Bell()
      let action = Action(title: "A") { action in
        let new = Action(title: "new") { _ in }
        added = new
        (action.sender as? Bell)?.addHandler(new, for: .primaryActionTriggered)
      }
      kept = action
      bell.addHandler(action, for: .primaryActionTriggered)
      bell.ring()
    }
    #expect(kept == nil)
    #expect(added == nil)
  }
}
