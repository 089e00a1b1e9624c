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

  func sendRecorded(_ events: ControlEvents, with event: InputEvent?) {}

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

  @Test func `a list that grows and shrinks while it is sent keeps its order`() {
    let bell = Bell()
    for number in 0..<3 {
      bell.addHandler(
        Action(title: "\(number)") { action in
          guard let bell = action.sender as? Bell else { return }
          for extra in 0..<8 {
            bell.addHandler(Action(title: "new") { _ in }, for: .primaryActionTriggered)
            _ = extra
          }
          bell.remove(.allEvents) { $0.action?.title == "2" }
        }, for: .primaryActionTriggered)
    }
    bell.ring()
    #expect(bell.calls == ["closure 0", "closure 1"])
    #expect(bell.handlers.count == 18)
  }

  @Test func `what a list refers to is released with it`() {
    weak var kept: Action?
    do {
      let bell = Bell()
      let action = Action(title: "A") { _ in }
      kept = action
      for _ in 0..<5 {
        bell.addHandler(Action(title: "B") { _ in }, for: .valueChanged)
      }
      bell.addHandler(action, for: .valueChanged)
    }
    #expect(kept == nil)
  }
}
