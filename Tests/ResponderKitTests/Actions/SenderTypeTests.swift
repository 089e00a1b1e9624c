import ResponderKit
import Testing

/// Writes down what each kind of parameter is given.
private final class Reader: Responder {
  var given: [String] = []
  func any(_ sender: Any) { given.append("\(type(of: sender))") }
  func object(_ sender: AnyObject) { given.append("\(type(of: sender))") }
  func view(_ sender: View) { given.append("\(type(of: sender))") }
  func optional(_ sender: View?) { given.append(sender == nil ? "nil" : "a view") }
}

@MainActor @Suite struct SenderTypeTests {
  private let reader = Reader()

  private func send(_ action: ActionSelector, from sender: AnyObject?) -> Bool {
    Application().sendAction(action, to: reader, from: sender, for: nil)
  }

  @Test func `a method that takes Any gets the sender itself, not an optional`() {
    #expect(send(ActionSelector("any:", Reader.any), from: View()))
    #expect(send(ActionSelector("object:", Reader.object), from: View()))
    #expect(send(ActionSelector("view:", Reader.view), from: View()))
    #expect(reader.given == ["View", "View", "View"])
  }

  @Test func `without a sender only a method with an optional one is called`() {
    #expect(!send(ActionSelector("any:", Reader.any), from: nil))
    #expect(!send(ActionSelector("view:", Reader.view), from: nil))
    #expect(send(ActionSelector("optional:", Reader.optional), from: nil))
    #expect(reader.given == ["nil"])
  }

  @Test func `an optional sender of another type is declined`() {
    #expect(!send(ActionSelector("optional:", Reader.optional), from: Responder()))
    #expect(send(ActionSelector("optional:", Reader.optional), from: View()))
    #expect(reader.given == ["a view"])
  }
}
