import ResponderKit
import Testing

extension ActionSelector {
  fileprivate static let share = ActionSelector("share:")
  fileprivate static let drag = ActionSelector("drag:event:")
}

private final class Key: View {}

/// Declares a sender that a key is not.
private final class Panel: View {
  func share(_ sender: Panel) {}
  override class var actions: [ActionSelector] { [ActionSelector("share:", Panel.share)] }
}

private final class SheetController: ViewController {
  func share(_ sender: Responder) {}
  override class var actions: [ActionSelector] { [ActionSelector("share:", SheetController.share)] }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    false
  }
}

private final class Delegate: ViewResponder {
  var senders: [Responder] = []
  func share(_ sender: Responder) { senders.append(sender) }
  override class var actions: [ActionSelector] { [ActionSelector("share:", Delegate.share)] }
}

private final class EditorController: ViewController {
  var senders: [Responder] = []
  func share(_ sender: Responder) { senders.append(sender) }
  override class var actions: [ActionSelector] {
    [ActionSelector("share:", EditorController.share)]
  }
}

private final class Canvas: View {
  var events: [InputEvent] = []
  func drag(_ sender: View, event: InputEvent) { events.append(event) }
  override class var actions: [ActionSelector] { [ActionSelector("drag:event:", Canvas.drag)] }
}

private final class Loop: Responder {
  var following: Responder?
  override var next: Responder? { following }

  init(_ name: String) {
    super.init()
    accessibilityIdentifier = name
  }
}

@MainActor @Suite struct ActionSearchTests {
  @Test func `an action without a target climbs from the view to the delegate`() {
    let delegate = Delegate()
    let application = Application(delegate: delegate)
    let window = Window(windowScene: WindowScene(application: application))
    let controller = SheetController()
    window.rootViewController = controller
    let panel = Panel()
    let key = Key()
    key.accessibilityIdentifier = "share"
    controller.view.addSubview(panel)
    panel.addSubview(key)

    #expect(application.sendAction(.share, to: nil, from: key, for: nil))
    #expect(delegate.senders.count == 1)
    #expect(delegate.senders.first === key)
    let search = ActionSearch(for: .share, from: key, in: application)
    #expect(search.target == "Delegate")
    #expect(
      search.description == """
        Key #share       does not implement share:
        Panel            implements share: for a sender of type Panel, not Key
        View             does not implement share:
        SheetController  implements share:, but canPerformAction(_:withSender:) is false
        Window           does not implement share:
        WindowScene      does not implement share:
        Application      does not implement share:
        Delegate         performs share:
        → Delegate
        """)
    #expect(delegate.senders.count == 1, "a search performs nothing")
  }

  @Test func `C041 without a first responder the search begins at the sender`() {
    let application = Application()
    let window = Window(windowScene: WindowScene(application: application))
    let controller = EditorController()
    window.rootViewController = controller
    let key = Key()
    controller.view.addSubview(key)
    #expect(application.sendAction(.share, to: nil, from: key, for: nil))
    #expect(controller.senders.first === key)
    #expect(ActionSearch(for: .share, from: key).target == "EditorController")
  }

  @Test func `C042 an action that nobody performs is not sent and raises nothing`() {
    let superview = View()
    let key = Key()
    superview.addSubview(key)
    #expect(!Application().sendAction(.share, to: nil, from: key, for: nil))
    let search = ActionSearch(for: .share, from: key)
    #expect(search.target == nil)
    #expect(
      search.description == """
        Key   does not implement share:
        View  does not implement share:
        → no responder performs share:
        """)
  }

  @Test func `a chain that leads back into itself ends the search`() {
    let first = Loop("first")
    let second = Loop("second")
    first.following = second
    second.following = first
    defer { first.following = nil }

    #expect(!Application().sendAction(.share, to: nil, from: first, for: nil))
    #expect(!first.canPerformAction(.share, withSender: nil))
    #expect(first.target(forAction: .share, withSender: nil) == nil)
    let search = ActionSearch(for: .share, from: first)
    #expect(search.isCyclic)
    #expect(
      search.description == """
        Loop #first   does not implement share:
        Loop #second  does not implement share:
        the chain leads back into itself and ends here
        → no responder performs share:
        """)
  }

  @Test func `a method that needs an event declines without one`() {
    let canvas = Canvas()
    let application = Application()
    #expect(!application.sendAction(.drag, to: nil, from: canvas, for: nil))
    #expect(
      ActionSearch(for: .drag, from: canvas).description == """
        Canvas  implements drag:event: with an event, and there is none
        → no responder performs drag:event:
        """)
    let event = InputEvent(.touches, timestamp: 4)
    #expect(application.sendAction(.drag, to: nil, from: canvas, for: event))
    #expect(canvas.events == [event])
    #expect(
      ActionSearch(for: .drag, from: canvas, event: event).description == """
        Canvas  performs drag:event:
        → Canvas
        """)
  }

  @Test func `a target that was given is asked alone and without its permission`() {
    let controller = SheetController()
    let key = Key()
    controller.view.addSubview(key)
    #expect(Application().sendAction(.share, to: controller, from: key, for: nil))
    #expect(
      ActionSearch(for: .share, to: controller, from: key).description == """
        SheetController  performs share:
        → SheetController
        """)
    #expect(
      ActionSearch(for: .share, to: key, from: key).description == """
        Key  does not implement share:
        → no responder performs share:
        """)
  }
}
