import AppKitDialect
import ResponderKit
import Testing

/// A responder that performs an action and notes the events that it gets.
@MainActor
private final class Handler: NSResponder {
  let log = Log()

  func save(_ sender: Any?) { log.note("save") }
  override func keyDown(with event: NSEvent) { log.note("keyDown \(event.characters ?? "")") }
  override func magnify(with event: NSEvent) { log.note("magnify") }
  override func rotate(with event: NSEvent) { log.note("rotate") }
  override func swipe(with event: NSEvent) { log.note("swipe") }
  override func smartMagnify(with event: NSEvent) { log.note("smartMagnify") }
  override func pressureChange(with event: NSEvent) { log.note("pressureChange") }
  override func cursorUpdate(with event: NSEvent) { log.note("cursorUpdate") }
  override func touchesBegan(with event: NSEvent) { log.note("touchesBegan") }
  override func touchesMoved(with event: NSEvent) { log.note("touchesMoved") }
  override func touchesEnded(with event: NSEvent) { log.note("touchesEnded") }
  override func touchesCancelled(with event: NSEvent) { log.note("touchesCancelled") }
  override func scrollWheel(with event: NSEvent) { log.note("scrollWheel") }

  override class var actions: [ActionSelector] { [ActionSelector("save:", Handler.save)] }
}

private let save = ActionSelector("save:")

/// Every method for a gesture, a touch or the cursor, with its name.
@MainActor private let gestures: [(String, (NSResponder, NSEvent) -> Void)] = [
  ("magnify", { $0.magnify(with: $1) }), ("rotate", { $0.rotate(with: $1) }),
  ("swipe", { $0.swipe(with: $1) }), ("smartMagnify", { $0.smartMagnify(with: $1) }),
  ("pressureChange", { $0.pressureChange(with: $1) }),
  ("cursorUpdate", { $0.cursorUpdate(with: $1) }),
  ("touchesBegan", { $0.touchesBegan(with: $1) }),
  ("touchesMoved", { $0.touchesMoved(with: $1) }),
  ("touchesEnded", { $0.touchesEnded(with: $1) }),
  ("touchesCancelled", { $0.touchesCancelled(with: $1) }),
  ("scrollWheel", { $0.scrollWheel(with: $1) }),
]

@MainActor @Suite(.ownApplication) struct ResponderTests {
  private func key(_ text: String) throws -> NSEvent {
    try #require(
      NSEvent.keyEvent(
        with: .keyDown, windowNumber: 0, characters: text, charactersIgnoringModifiers: text))
  }

  @Test func `C094 a new responder is in no chain and does not accept first responder status`() {
    let responder = NSResponder()
    #expect(!responder.acceptsFirstResponder)
    #expect(responder.becomeFirstResponder())
    #expect(responder.resignFirstResponder())
    #expect(responder.nextResponder == nil)
  }

  @Test func `C095 the second responder of a chain performs an action`() {
    let (first, second) = (NSResponder(), Handler())
    first.nextResponder = second
    #expect(first.tryToPerform(save, with: nil))
    #expect(second.log.take() == ["save"])
  }

  @Test func `C096 an action that no responder has is not performed`() {
    let (first, second) = (NSResponder(), NSResponder())
    first.nextResponder = second
    #expect(!first.tryToPerform(save, with: nil))
  }

  @Test func `C097 a key goes to the next responder`() throws {
    let (first, second) = (NSResponder(), Handler())
    first.nextResponder = second
    first.keyDown(with: try key("a"))
    #expect(second.log.take() == ["keyDown a"])
  }

  @Test func `C098 gestures, touches and the cursor go to the next responder`() throws {
    let (first, second) = (NSResponder(), Handler())
    first.nextResponder = second
    let event = try #require(NSEvent.otherEvent(with: .magnify, windowNumber: 0))
    for (name, send) in gestures {
      send(first, event)
      #expect(second.log.take() == [name])
    }
  }

  @Test func `C099 only a key without a responder beeps`() throws {
    let responder = NSResponder()
    responder.noResponder(for: ActionSelector("mouseDown:"))
    #expect(NSApp.beepCount == 0)
    responder.noResponder(for: ActionSelector("keyDown:"))
    #expect(NSApp.beeps == [Beep(responder: "NSResponder", selector: "keyDown:")])
    responder.keyDown(with: try key("a"))
    #expect(NSApp.beepCount == 2)
  }

  @Test func `C100 a responder names no other target and accepts every first responder`() {
    let responder = NSResponder()
    #expect(responder.supplementalTarget(forAction: save, sender: nil) == nil)
    #expect(responder.validateProposedFirstResponder(NSResponder(), for: nil))
  }

  @Test func `a next responder is not kept and reads nil once it has gone`() {
    let first = NSResponder()
    var second: Handler? = Handler()
    first.nextResponder = second
    weak let gone = second
    second = nil
    #expect(gone == nil)
    #expect(first.nextResponder == nil)
    #expect(!first.tryToPerform(save, with: nil))
  }

  @Test func `a chain that leads back into itself ends`() throws {
    let (first, second) = (NSResponder(), NSResponder())
    (first.nextResponder, second.nextResponder) = (second, first)
    #expect(!first.tryToPerform(save, with: nil))
    first.keyDown(with: try key("a"))
    #expect(NSApp.beepCount == 1)
  }

  @Test func `a command goes up the chain and beeps if no responder performs it`() {
    let (first, second) = (NSResponder(), Handler())
    first.nextResponder = second
    first.doCommand(by: save)
    #expect(second.log.take() == ["save"])
    first.doCommand(by: ActionSelector("moveUp:"))
    #expect(NSApp.beeps.map(\.selector) == ["moveUp:"])
  }

  @Test func `a responder may send another command up the chain while it performs one`() {
    final class Editor: NSResponder {
      var inner: NSResponder?
      let log = Log()
      func save(_ sender: Any?) {
        log.note("save")
        _ = inner?.tryToPerform(ActionSelector("check:"), with: nil)
      }
      func check(_ sender: Any?) { log.note("check") }
      override class var actions: [ActionSelector] {
        [ActionSelector("save:", Editor.save), ActionSelector("check:", Editor.check)]
      }
    }
    let (inner, outer) = (NSResponder(), Editor())
    inner.nextResponder = outer
    outer.inner = inner
    #expect(inner.tryToPerform(save, with: nil))
    #expect(outer.log.take() == ["save", "check"])
  }
}
