import Accessibility
import ControlCore
import ControlValues
import Graphics
import ResponderKit
import Testing
import TextControls

// Keys where handlers and unusual objects are in their way.
@MainActor @Suite struct KeyReentrancyTests {
  private let application = Application()
  private let scene: WindowScene
  private let window: Window
  private let driver: TouchDriver

  init() {
    scene = WindowScene(application: application)
    window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    window.makeKeyAndVisible()
    driver = TouchDriver(in: window)
  }

  @Test func `only the first responder is typed into`() {
    final class Pad: View, KeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text.removeLast() }
    }
    application.isFullKeyboardAccessEnabled = true
    let pad = Pad(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(pad)
    #expect(driver.focus(pad) && pad.isFirstResponder)
    driver.key("a")
    pad.resignFirstResponder()
    driver.key("b")
    #expect(pad.isFocused && pad.text == "a")
  }

  @Test func `an override that keeps a key and forwards the rest is not typed past`() {
    final class Keeper: TextField {
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        super.pressesBegan(presses.filter { $0.key?.characters != " " }, with: event)
      }
    }
    let field = Keeper(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    for key in ["a", " ", "b"] { driver.key(key) }
    #expect(field.text == "ab")
  }

  @Test func `a key that reaches a hidden text on the way is hidden in every step`() {
    final class Opener: View {
      var field: TextField?
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        field?.becomeFirstResponder()
        super.pressesBegan(presses, with: event)
      }
    }
    final class Pin: View, KeyInput, SecureTextEntry {
      var text = ""
      var isSecureTextEntry: Bool { true }
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() {}
    }
    let (opener, field, pin) = (Opener(), TextField(), Pin())
    field.isSecureTextEntry = true
    for view in [opener, field, pin] as [View] { window.addSubview(view) }
    opener.field = field
    #expect(opener.becomeFirstResponder())
    let opened = InteractionRecord.during { driver.key("q") }
    #expect(field.text == "q")
    #expect(
      opened.description.hasSuffix(
        "press a hidden character ended  Opener\naccessibility changed           TextField: value “•”, now isEditing"
      ))
    #expect(pin.becomeFirstResponder())
    let typed = InteractionRecord.during { driver.key("7") }
    #expect(pin.text == "7")
    #expect(!typed.description.contains("7"))
  }

  @Test func `a press of a view that leaves is canceled, and its phases are not sent on`() {
    final class Log: View {
      var phases: [Press.Phase] = []
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { note(presses) }
      override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
        note(presses)
      }
      override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { note(presses) }
      override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
        phases.append(.cancelled)
      }
      private func note(_ presses: Set<Press>) { phases += presses.map(\.phase) }
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = Log()
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    let press = Press(.select)
    window.sendEvent(InputEvent(presses: [press]))
    view.removeFromSuperview()
    press.phase = .changed
    window.sendEvent(InputEvent(presses: [press]))
    press.phase = .ended
    window.sendEvent(InputEvent(presses: [press]))
    #expect(view.phases == [.began, .cancelled])
  }

  @Test func `a command is sent through the application, with the event of its key`() {
    final class Logging: Application {
      var sent: [String] = []
      override func sendAction(
        _ action: ActionSelector, to target: ActionParty?, from sender: ActionParty?,
        for event: InputEvent?
      ) -> Bool {
        sent.append("\(action) \(event?.type == .presses)")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    final class Editor: ViewController {
      var events: [InputEvent.EventType] = []
      override var keyCommands: [KeyCommand]? {
        [KeyCommand(input: "n", modifierFlags: .command, action: .init("new:event:"))]
      }
      func new(_ sender: KeyCommand, event: InputEvent) { events.append(event.type) }
      override class var actions: [ActionSelector] { [.init("new:event:", Editor.new)] }
    }
    let logging = Logging()
    logging.connect(scene)
    let editor = Editor()
    window.rootViewController = editor
    driver.key("n", .command)
    #expect(logging.sent == ["new:event: true"])
    #expect(editor.events == [.presses])
    KeyCommand(title: "New", action: .init("new:event:"), input: nil)
      .performWithSender(editor, target: editor)
    #expect(logging.sent.count == 2)
  }

  @Test
  func `a command of a class of the app is validated as it is, and looks as before afterward`() {
    final class Tagged: KeyCommand { var color = "red" }
    final class Editor: ViewController {
      var colors: [String] = []
      func tag() {}
      override func validate(_ command: Command) {
        colors.append((command as? Tagged)?.color ?? "none")
        command.title = "Tagged"
      }
      override class var actions: [ActionSelector] { [.init("tag", Editor.tag)] }
    }
    let editor = Editor()
    let command = Tagged(title: "Tag", action: .init("tag"), input: "t")
    let menu = Menu(children: [command]).validated(from: editor)
    #expect(editor.colors == ["red"])
    #expect(menu.children.map(\.title) == ["Tagged"] && command.title == "Tag")
  }
}
