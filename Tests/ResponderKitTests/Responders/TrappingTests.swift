import ResponderKit
import Testing

private final class Editor: Responder {
  func save(_ sender: Editor) {}
  override class var actions: [ActionSelector] { [ActionSelector("save:")] }
}

private final class Thief: Responder {
  override class var actions: [ActionSelector] { [ActionSelector("save:", Editor.save)] }
}

/// Bad code traps with a message; bad data never does.
@MainActor @Suite struct TrappingTests {
  @Test func `a name whose colons do not match its method traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ActionSelector("save", Editor.save) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ActionSelector("save:now:please:", Editor.save) }
    }
  }

  @Test func `a selector without a name traps`() async {
    await #expect(processExitsWith: .failure) { _ = ActionSelector("") }
  }

  @Test func `a list of actions with a name alone traps when the class is asked`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Editor().canPerformAction(ActionSelector("save:"), withSender: nil)
      }
    }
  }

  @Test func `a list of actions with another class's method traps when the class is asked`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Thief().canPerformAction(ActionSelector("save:"), withSender: nil) }
    }
  }

  @Test func `a view cannot be put into a view that is inside it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }
}
