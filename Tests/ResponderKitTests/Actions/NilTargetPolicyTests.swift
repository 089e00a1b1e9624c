import ResponderKit
import Testing

extension ActionSelector {
  fileprivate static let share = ActionSelector("share:")
}

private final class Key: View {}

private final class EditorController: ViewController {
  var senders: [Responder] = []
  func share(_ sender: Responder) { senders.append(sender) }
  override class var actions: [ActionSelector] {
    [ActionSelector("share:", EditorController.share)]
  }
}

/// A view that can be first responder and does not have the method.
private class Field: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class SharingField: Field {
  func share(_ sender: Responder) {}
  override class var actions: [ActionSelector] { [ActionSelector("share:", SharingField.share)] }
}

struct PolicyCase: Sendable, CustomTestStringConvertible {
  var policy: NilTargetPolicy
  var expected: String
  var testDescription: String { policy.rawValue }
}

private let bothPerform = [
  PolicyCase(
    policy: .firstResponderThenSender,
    expected: """
      SharingField  performs share:
      → SharingField
      """),
  PolicyCase(
    policy: .firstResponder,
    expected: """
      SharingField  performs share:
      → SharingField
      """),
  PolicyCase(
    policy: .sender,
    expected: """
      Key               does not implement share:
      View              does not implement share:
      EditorController  performs share:
      → EditorController
      """),
]

private let onlyTheSendersChainPerforms = [
  PolicyCase(
    policy: .firstResponderThenSender,
    expected: """
      Field             does not implement share:
      Window            does not implement share:
      WindowScene       does not implement share:
      Application       does not implement share:
      Key               does not implement share:
      View              does not implement share:
      EditorController  performs share:
      → EditorController
      """),
  PolicyCase(
    policy: .firstResponder,
    expected: """
      Field        does not implement share:
      Window       does not implement share:
      WindowScene  does not implement share:
      Application  does not implement share:
      → no responder performs share:
      """),
  PolicyCase(
    policy: .sender,
    expected: """
      Key               does not implement share:
      View              does not implement share:
      EditorController  performs share:
      → EditorController
      """),
]

/// A key window with a first responder of its own beside a controller that performs the action.
@MainActor
private struct Desk {
  let application = Application()
  let controller = EditorController()
  let key = Key()

  init(firstResponder: Field, policy: NilTargetPolicy) {
    application.nilTargetPolicy = policy
    let window = Window(windowScene: WindowScene(application: application))
    window.rootViewController = controller
    window.makeKey()
    controller.view.addSubview(key)
    window.addSubview(firstResponder)
    firstResponder.becomeFirstResponder()
  }

  /// What a search finds, and whether the action was performed.
  func share() -> (search: String, performed: Bool) {
    let search = ActionSearch(for: .share, from: key, in: application)
    return (search.description, application.sendAction(.share, to: nil, from: key, for: nil))
  }
}

@MainActor @Suite struct NilTargetPolicyTests {
  @Test(arguments: bothPerform)
  func `the policy decides between first responder and sender`(_ c: PolicyCase) {
    let (search, performed) = Desk(firstResponder: SharingField(), policy: c.policy).share()
    #expect(search == c.expected)
    #expect(performed)
  }

  @Test(arguments: onlyTheSendersChainPerforms)
  func `the policy decides whether the sender is asked second`(_ c: PolicyCase) {
    let (search, performed) = Desk(firstResponder: Field(), policy: c.policy).share()
    #expect(search == c.expected)
    #expect(performed == (c.policy != .firstResponder))
  }

  @Test func `C043 a first responder that has the method performs it`() {
    let field = SharingField()
    let desk = Desk(firstResponder: field, policy: Application().nilTargetPolicy)
    #expect(field.isFirstResponder)
    #expect(desk.share().search == bothPerform[0].expected)
    #expect(desk.controller.senders.isEmpty)
  }
}
