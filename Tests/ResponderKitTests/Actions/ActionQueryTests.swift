import ResponderKit
import Testing

extension ActionSelector {
  /// Names alone: the methods are found in the `actions` of the classes.
  fileprivate static let cut = ActionSelector("cut:")
  fileprivate static let paste = ActionSelector("paste:")
}

private final class EditorController: ViewController {
  func cutText(_ sender: Responder) {}
  override class var actions: [ActionSelector] {
    [ActionSelector("cut:", EditorController.cutText)]
  }
}

/// Has the method and hides it.
private final class ReadOnlyView: View {
  func cutText(_ sender: Responder) {}
  override class var actions: [ActionSelector] { [ActionSelector("cut:", ReadOnlyView.cutText)] }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    action == .cut ? false : super.canPerformAction(action, withSender: sender)
  }
}

private class Document: Responder {
  var log: [String] = []
  func cutText(_ sender: Responder) { log.append("Document.cut") }
  override class var actions: [ActionSelector] { [ActionSelector("cut:", Document.cutText)] }
}

/// Lists its own action and not that of its superclass.
private final class Drawing: Document {
  func pasteText(_ sender: Responder) { log.append("Drawing.paste") }
  override class var actions: [ActionSelector] { [ActionSelector("paste:", Drawing.pasteText)] }
}

/// Answers the action of its superclass with a method of its own.
private final class Archive: Document {
  func store(_ sender: Responder) { log.append("Archive.store") }
  override class var actions: [ActionSelector] { [ActionSelector("cut:", Archive.store)] }
}

/// Remembers for whom it was asked.
private final class Gate: View {
  var senders: [Responder] = []
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    if let sender = sender as? Responder { senders.append(sender) }
    return false
  }
}

/// Has a method that `actions` does not list.
private final class Unlisted: Responder {
  func cutText(_ sender: Responder) {}
}

private final class Picky: View {
  func pick(_ sender: Picky) {}
  override class var actions: [ActionSelector] { [ActionSelector("pick:", Picky.pick)] }
}

private final class Easy: ViewController {
  func pick(_ sender: View) {}
  override class var actions: [ActionSelector] { [ActionSelector("pick:", Easy.pick)] }
}

/// Asks a subview about one action while that forwards another.
private final class Asking: View {
  var asked: View?
  var answer: Bool?
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    answer = asked?.canPerformAction(ActionSelector("pick:"), withSender: sender)
    return false
  }
}

@MainActor @Suite struct ActionQueryTests {
  @Test func `C084 the target of an action is the controller that has it`() {
    let controller = EditorController()
    let view = View()
    controller.view.addSubview(view)
    #expect(view.target(forAction: .cut, withSender: nil) === controller)
  }

  @Test func `C085 a view that refuses the action is skipped`() {
    let controller = EditorController()
    let view = ReadOnlyView()
    controller.view.addSubview(view)
    #expect(view.target(forAction: .cut, withSender: nil) === controller)
    #expect(!view.canPerformAction(.cut, withSender: nil))
  }

  @Test func `C086 an action that nobody has is without a target`() {
    let view = View()
    #expect(view.target(forAction: .cut, withSender: nil) == nil)
    #expect(!view.canPerformAction(.cut, withSender: nil))
  }

  @Test func `a view can perform what its next responder can`() {
    let controller = EditorController()
    #expect(controller.view.canPerformAction(.cut, withSender: nil))
    #expect(!controller.view.canPerformAction(.paste, withSender: nil))
  }

  @Test func `a refusal along the chain is the answer of the views inside`() {
    let controller = EditorController()
    let readOnly = ReadOnlyView()
    let view = View()
    controller.view.addSubview(readOnly)
    readOnly.addSubview(view)
    #expect(!view.canPerformAction(.cut, withSender: nil))
    #expect(controller.canPerformAction(.cut, withSender: nil))
  }

  @Test func `the query gets the sender`() {
    let gate = Gate()
    let view = View()
    gate.addSubview(view)
    #expect(!view.canPerformAction(.cut, withSender: view))
    #expect(gate.senders.count == 1)
    #expect(gate.senders.first === view)
  }
}

@MainActor @Suite struct ActionListTests {
  @Test func `a class answers the actions of its superclass without repeating them`() {
    let drawing = Drawing()
    let application = Application()
    #expect(application.sendAction(.cut, to: drawing, from: drawing, for: nil))
    #expect(application.sendAction(.paste, to: drawing, from: drawing, for: nil))
    #expect(drawing.log == ["Document.cut", "Drawing.paste"])
  }

  @Test func `the superclass does not get the actions of its subclass`() {
    #expect(Document().target(forAction: .paste, withSender: nil) == nil)
  }

  @Test func `an action listed by a class wins over that of its superclass`() {
    let archive = Archive()
    #expect(Application().sendAction(.cut, to: archive, from: archive, for: nil))
    #expect(archive.log == ["Archive.store"])
  }

  @Test func `an unlisted method answers its typed selector and not the bare name`() {
    let unlisted = Unlisted()
    let typed = ActionSelector("cut:", Unlisted.cutText)
    #expect(unlisted.target(forAction: typed, withSender: nil) === unlisted)
    #expect(unlisted.target(forAction: .cut, withSender: nil) == nil)
  }

  @Test func `a method for another kind of sender is not the target`() {
    let (panel, controller) = (Picky(), Easy())
    controller.view.addSubview(panel)
    let pick = ActionSelector("pick:")
    #expect(panel.target(forAction: pick, withSender: View()) === controller)
    #expect(panel.target(forAction: pick, withSender: panel) === panel)
    #expect(panel.target(forAction: pick, withSender: nil) === panel)
  }

  @Test func `an override may ask its subviews about another action while it is asked`() {
    let (superview, subview) = (Asking(), Picky())
    superview.addSubview(subview)
    superview.asked = subview
    #expect(!subview.canPerformAction(ActionSelector("unknown"), withSender: nil))
    #expect(superview.answer == true)
  }
}
