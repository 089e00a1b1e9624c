import ControlCore
import ControlValues
import Graphics
import ResponderKit
import Testing
import TextControls

/// Counts the commands that it performs.
private final class Editor: ViewController {
  var commands: [KeyCommand] = []
  var performed: [String] = []
  override var keyCommands: [KeyCommand]? { commands }
  func add(_ sender: KeyCommand) { performed.append("add:") }
  override class var actions: [ActionSelector] { [ActionSelector("add:", Editor.add)] }
}

private final class AppDelegate: ViewResponder {
  var performed: [String] = []
  func open(_ sender: KeyCommand) { performed.append("open: of \(sender.title)") }
  override class var actions: [ActionSelector] { [ActionSelector("open:", AppDelegate.open)] }
}

/// Has the action and refuses it.
private final class Locked: View {
  var performed = 0
  override var canBecomeFirstResponder: Bool { true }
  func lock() { performed += 1 }
  override class var actions: [ActionSelector] { [ActionSelector("lock", Locked.lock)] }
  override func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    false
  }
}

@MainActor
private struct Screen {
  let application: Application
  let delegate = AppDelegate()
  let window: Window
  let editor = Editor()
  let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
  let driver: TouchDriver

  init() {
    application = Application(delegate: delegate)
    window = Window(windowScene: WindowScene(application: application))
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    window.rootViewController = editor
    editor.view.addSubview(field)
    driver = TouchDriver(in: window)
  }
}

@MainActor @Suite struct KeyCaseTests {
  private func typed(withPriority: Bool) -> (text: String?, performed: [String]) {
    let screen = Screen()
    let command = KeyCommand(input: "a", modifierFlags: [], action: ActionSelector("add:"))
    command.wantsPriorityOverSystemBehavior = withPriority
    screen.editor.commands = [command]
    #expect(screen.field.becomeFirstResponder())
    screen.driver.key("a")
    return (screen.field.text, screen.editor.performed)
  }

  @Test func `T168 a key of a field that is edited is typed rather than sent as a command`() {
    let (text, performed) = typed(withPriority: false)
    #expect(text == "a")
    #expect(performed == [])
  }

  @Test func `T169 a command with priority takes the key from the field`() {
    let (text, performed) = typed(withPriority: true)
    #expect(text == "")
    #expect(performed == ["add:"])
  }

  @Test func `T170 the object that performs a command is found in the chain, up to the delegate`() {
    let screen = Screen()
    screen.editor.commands = [
      KeyCommand(
        title: "Open", action: ActionSelector("open:"), input: "o", modifierFlags: .command)
    ]
    screen.driver.key("o", .command)
    #expect(screen.delegate.performed == ["open: of Open"])
  }

  @Test func `T171 a command that its only object refuses is not sent, and disabled in the menu`() {
    let screen = Screen()
    let view = Locked(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    screen.editor.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    let command = KeyCommand(
      title: "Lock", action: ActionSelector("lock"), input: "l", modifierFlags: .command)
    screen.editor.commands = [command]
    let record = InteractionRecord.during { screen.driver.key("l", .command) }
    #expect(view.performed == 0)
    #expect(
      record.description == """
        press ⌘L began  Locked
        key ⌘L          “Lock” lock of Editor: no responder performs it
        press ⌘L ended  Locked
        """)
    let menu = Menu(children: [command]).validated(from: view)
    #expect((menu.children.first as? KeyCommand)?.attributes == .disabled)
    #expect(command.attributes == [])
  }
}
