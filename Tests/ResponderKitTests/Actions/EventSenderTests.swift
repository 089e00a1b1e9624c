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
