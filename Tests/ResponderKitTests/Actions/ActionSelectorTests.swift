import ResponderKit
import Testing

/// A target that is not a responder.
@MainActor
private final class Machine {
  var log: [String] = []
  var sender: Responder?
  var event: InputEvent?

  func start() { log.append("start") }
  func stop(_ sender: View) {
    log.append("stop")
    self.sender = sender
  }
  func drag(_ sender: View, event: InputEvent?) {
    log.append("drag")
    self.sender = sender
    self.event = event
  }
}

private final class Editor: Responder {
  var log: [String] = []
  func start() { log.append("start") }
  func save(_ sender: View) { log.append("save") }
  override class var actions: [ActionSelector] { [ActionSelector("start", Editor.start)] }
}

extension ActionSelector {
  fileprivate static let start = ActionSelector("start", Machine.start)
  fileprivate static let stop = ActionSelector("stop:", Machine.stop)
  fileprivate static let drag = ActionSelector("drag:event:", Machine.drag)
}

private let arities: [(String, ActionArity)] = [
  ("reset", .none), ("save:", .sender), ("drag:event:", .senderAndEvent),
  ("a:b:c:", .senderAndEvent),
]

@MainActor @Suite struct ActionSelectorTests {
  @Test func `selectors are equal when their names are`() {
    let typed = ActionSelector("save:", Editor.save)
    #expect(typed == ActionSelector("save:"))
    #expect(typed != ActionSelector("save"))
    #expect(Set([typed, ActionSelector("save:"), ActionSelector("saveAs:")]).count == 2)
    #expect(typed.description == "save:")
  }

  @Test(arguments: arities)
  func `the colons of a name tell what the method takes`(name: String, arity: ActionArity) {
    #expect(ActionSelector(name).arity == arity)
    #expect(ActionArity(selector: name) == arity)
  }

  @Test func `C037 a method without arguments is called`() {
    let machine = Machine()
    #expect(Application().sendAction(.start, to: machine, from: View(), for: nil))
    #expect(machine.log == ["start"])
  }

  @Test func `C038 a method with one argument gets the sender`() {
    let machine = Machine()
    let view = View()
    #expect(Application().sendAction(.stop, to: machine, from: view, for: nil))
    #expect(machine.log == ["stop"])
    #expect(machine.sender === view)
  }

  @Test func `C039 a method with two arguments gets the sender and the event`() {
    let machine = Machine()
    let view = View()
    let event = InputEvent(.touches, timestamp: 3)
    #expect(Application().sendAction(.drag, to: machine, from: view, for: event))
    #expect(machine.log == ["drag"])
    #expect(machine.sender === view)
    #expect(machine.event == event)
    #expect(Application().sendAction(.drag, to: machine, from: view, for: nil))
    #expect(machine.event == nil)
  }

  @Test func `C040 a responder without the method is sent nothing`() {
    let editor = Editor()
    let application = Application()
    #expect(!application.sendAction(.stop, to: editor, from: View(), for: nil))
    #expect(!application.sendAction(ActionSelector("save:"), to: editor, from: View(), for: nil))
    #expect(editor.log.isEmpty)
  }

  @Test func `C040 another object without the method is sent nothing`() {
    let machine = Machine()
    let application = Application()
    let save = ActionSelector("save:", Editor.save)
    #expect(!application.sendAction(save, to: machine, from: View(), for: nil))
    #expect(!application.sendAction(ActionSelector("start"), to: machine, from: View(), for: nil))
    #expect(machine.log.isEmpty)
  }

  @Test func `a responder answers the name with its own method whatever the selector holds`() {
    let editor = Editor()
    #expect(Application().sendAction(.start, to: editor, from: nil, for: nil))
    #expect(editor.log == ["start"])
  }

  @Test func `a sender of another type is declined`() {
    let machine = Machine()
    #expect(!Application().sendAction(.stop, to: machine, from: Responder(), for: nil))
    #expect(!Application().sendAction(.stop, to: machine, from: nil, for: nil))
    #expect(machine.log.isEmpty)
  }
}
