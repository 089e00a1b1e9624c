import ControlValues
import ResponderKit
import Testing

/// A sender with a list of handlers, which writes down what it calls.
private final class Bell: EventSender {
  nonisolated(unsafe) var handlerList: Unmanaged<HandlerList>?
  var calls: [String] = []
  var overridesSending: Bool { false }
  var recordName: String { "Bell" }

  func call(_ handler: EventHandler, with event: InputEvent?) {
    calls.append(handler.action?.identifier.rawValue ?? handler.selector.selector.name)
    handler.action?.performWithSender(self, target: nil)
  }

  func ring() {
    calls = []
    callHandlers(for: .touchDown, with: nil)
  }

  deinit { handlerList?.release() }
}

/// An entry of a plain list, which is searched.
private struct Entry: Equatable {
  var target: Int?
  var name: String
  var events: ControlEvents
}

/// A list that is so long that the places of its entries are kept does what a short one does.
@MainActor @Suite struct LongHandlerListTests {
  private let targets = (0..<40).map { _ in Responder() }
  private let objects = (0..<40).map { _ in Object() }

  private final class Object {}

  /// The targets are responders, other objects, and nil for the responder chain.
  private func target(_ number: Int?) -> AnyObject? {
    number.map { $0 < 40 ? targets[$0] as AnyObject : objects[$0 - 40] }
  }

  private func entries(of bell: Bell) -> [Entry] {
    bell.handlers.filter { !$0.events.isEmpty }.map { handler in
      Entry(
        target: (0..<80).first { target($0) === handler.target && handler.kind != .chain },
        name: handler.selector.selector.name, events: handler.events)
    }
  }

  @Test func `what is added and removed at random is that of a list that is searched`() {
    var numbers: UInt64 = 1
    func random(_ count: Int) -> Int {
      numbers = numbers &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(numbers >> 33) % count
    }
    let bell = Bell()
    var plain: [Entry] = []
    for step in 0..<6_000 {
      let number = random(20) == 0 ? nil : random(80)
      let name = "a\(random(3)):"
      let events: ControlEvents = [.touchDown, .valueChanged, [.touchDown, .valueChanged]][
        random(3)]
      // The list becomes long, is emptied, and becomes long again.
      if random(10) < (step / 1_000 % 2 == 0 ? 7 : 3) {
        bell.addHandler(target(number), action: ActionSelector(name), for: events)
        if let place = plain.firstIndex(where: { $0.target == number && $0.name == name }) {
          plain[place].events.formUnion(events)
        } else {
          plain.append(Entry(target: number, name: name, events: events))
        }
      } else if number != nil || random(50) == 0 {
        let wanted = random(2) == 0 ? nil : name
        bell.removeHandlers(
          of: target(number), action: wanted.map { ActionSelector($0) }, for: events)
        for place in plain.indices
        where number == nil
          || plain[place].target == number
            && (wanted == nil || plain[place].name == wanted)
        {
          plain[place].events.subtract(events)
        }
        plain.removeAll { $0.events.isEmpty }
      }
      if step % 100 == 0 {
        #expect(entries(of: bell) == plain)
        bell.ring()
        #expect(bell.calls == plain.filter { $0.events.contains(.touchDown) }.map(\.name))
      }
    }
  }

  @Test func `a closure that leaves a long list is released at once`() {
    let bell = Bell()
    for target in targets {
      bell.addHandler(target, action: ActionSelector("a:"), for: .touchDown)
    }
    weak var released: Action?
    do {
      let action = Action(identifier: .init("closure")) { _ in }
      released = action
      bell.addHandler(action, for: .touchDown)
    }
    #expect(released != nil)
    bell.removeHandler(identifiedBy: .init("closure"), for: .touchDown)
    #expect(released == nil)
    #expect(entries(of: bell).count == 40)
  }

  @Test func `a closure replaces the one with its identifier in a long list, in its place`() {
    let bell = Bell()
    for number in 0..<50 {
      bell.addHandler(Action(identifier: .init("\(number)")) { _ in }, for: .touchDown)
    }
    var ran = false
    bell.addHandler(Action(identifier: .init("7")) { _ in ran = true }, for: .valueChanged)
    bell.ring()
    #expect(ran)
    #expect(bell.calls == (0..<50).map { "\($0)" })
  }

  @Test func `a handler that is removed from a long list while it is sent is not called`() {
    let bell = Bell()
    for number in 0..<50 {
      bell.addHandler(Action(identifier: .init("\(number)")) { _ in }, for: .touchDown)
    }
    let first = Action(identifier: .init("0")) { action in
      (action.sender as? Bell)?.removeHandler(identifiedBy: .init("20"), for: .touchDown)
      (action.sender as? Bell)?.addHandler(
        Action(identifier: .init("20")) { _ in }, for: .touchDown)
    }
    bell.addHandler(first, for: .touchDown)
    bell.ring()
    #expect(bell.calls == (0..<50).filter { $0 != 20 }.map { "\($0)" })
    // The one that was added in its place is called from then on.
    bell.addHandler(Action(identifier: .init("0")) { _ in }, for: .touchDown)
    bell.ring()
    #expect(bell.calls == ((0..<50).filter { $0 != 20 } + [20]).map { "\($0)" })
  }

  @Test func `a target that is gone leaves no trace for an object at its address`() {
    let bell = Bell()
    for target in targets {
      bell.addHandler(target, action: ActionSelector("a:"), for: .touchDown)
    }
    for _ in 0..<100 {
      let object = Object()
      bell.addHandler(object, action: ActionSelector("b:"), for: .touchDown)
      #expect(bell.handlers.last?.target === object)
      #expect(bell.handlers.count { $0.target === object } == 1)
    }
    #expect(bell.handlers.count == 140)
  }

  @Test func `twice as many targets take at most 2.6 times as long`() {
    expectLinear(from: 4_000) { count in
      let bell = Bell()
      let targets = (0..<count).map { _ in Responder() }
      return seconds {
        for target in targets {
          bell.addHandler(target, action: ActionSelector("a:"), for: .touchDown)
        }
        for target in targets {
          bell.removeHandlers(of: target, action: nil, for: .allEvents)
        }
      }
    }
  }
}
