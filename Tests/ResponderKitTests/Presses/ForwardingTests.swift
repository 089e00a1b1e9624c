import Graphics
import ResponderKit
import Testing

/// Writes down what reaches it, and passes it on or not.
private final class Listener: View {
  var log: [String] = []
  var forwards = true

  override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    log.append("touches began")
    if forwards { super.touchesBegan(touches, with: event) }
  }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    note(presses, event)
    if forwards { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    note(presses, event)
    if forwards { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    note(presses, event)
    if forwards { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    note(presses, event)
    if forwards { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    log.append("\(motion) began")
    if forwards { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    log.append("\(motion) ended")
    if forwards { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    log.append("\(motion) cancelled")
    if forwards { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: InputEvent?) {
    log.append("\(event?.subtype ?? .none)")
    if forwards { super.remoteControlReceived(with: event) }
  }
  private func note(_ presses: Set<Press>, _ event: PressesEvent?) {
    for press in presses {
      log.append("\(press.type.map { "\($0)" } ?? "\(press.key?.characters ?? "")") \(press.phase)")
      #expect(event?.allPresses.contains(press) == true)
    }
  }
}

/// A plain first responder in a listener in a window.
private final class Field: View {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
private struct Screen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let outer = Listener(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let field = Field(frame: Rect(x: 0, y: 0, width: 100, height: 40))
  let driver: TouchDriver

  init() {
    window.addSubview(outer)
    outer.addSubview(field)
    driver = TouchDriver(in: window)
    #expect(field.becomeFirstResponder())
  }
}

@MainActor @Suite struct ForwardingTests {
  @Test func `C087 a touch in a plain view reaches its superview through next`() {
    let screen = Screen()
    screen.driver.touchDown(at: Point(x: 10, y: 10))
    #expect(screen.outer.log == ["touches began"])
  }

  @Test func `a press goes to the first responder and up the chain, in all its phases`() {
    let screen = Screen()
    screen.driver.press(.playPause)
    #expect(screen.outer.log == ["playPause began", "playPause ended"])
    screen.outer.log = []
    let press = Press(.menu)
    for phase in [Press.Phase.began, .changed, .stationary, .cancelled, .ended] {
      press.phase = phase
      screen.window.sendEvent(InputEvent(presses: [press]))
    }
    // What was canceled ends no more.
    #expect(screen.outer.log == ["menu began", "menu changed", "menu cancelled"])
    #expect(press.responder == nil)
  }

  @Test func `the phases of a press go to the object that received its beginning`() {
    let screen = Screen()
    let press = Press(.select)
    screen.window.sendEvent(InputEvent(presses: [press]))
    #expect(press.responder === screen.field)
    #expect(press.window === screen.window)
    screen.field.resignFirstResponder()
    press.phase = .ended
    screen.window.sendEvent(InputEvent(presses: [press]))
    #expect(screen.outer.log == ["select began", "select ended"])
  }

  @Test func `a shake and a command of an accessory go to the first responder and up the chain`() {
    let screen = Screen()
    screen.driver.shake()
    screen.driver.remoteControl(.remoteControlPause)
    var event = InputEvent(.motion, subtype: .motionShake)
    event.motionPhase = .cancelled
    screen.window.sendEvent(event)
    #expect(
      screen.outer.log == [
        "motionShake began", "motionShake ended", "remoteControlPause", "motionShake cancelled",
      ])
  }

  @Test
  func `without a first responder they go to the window, and without one to the outermost view`() {
    let screen = Screen()
    screen.field.resignFirstResponder()
    let record = InteractionRecord.during {
      screen.driver.shake()
      screen.driver.press(.playPause)
    }
    #expect(screen.outer.log == [])
    #expect(
      record.description == """
        motion began           Window
        motion ended           Window
        press playPause began  Window
        press playPause ended  Window
        """)
    let alone = Listener()
    TouchDriver(in: alone).shake()
    #expect(alone.log == ["motionShake began", "motionShake ended"])
  }

  @Test
  func `without a first responder they go to the controller that is shown alone or presented`() {
    final class Log: ViewController {
      override func motionEnded(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
        title = "shaken"
      }
    }
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let (root, child, sheet) = (ViewController(), Log(), Log())
    root.addChild(child)
    root.view.addSubview(child.view)
    window.rootViewController = root
    window.isHidden = false
    TouchDriver(in: window).shake()
    #expect((child.title, sheet.title) == ("shaken", nil))
    child.title = nil
    root.present(sheet, animated: false)
    TouchDriver(in: window).shake()
    #expect((child.title, sheet.title) == (nil, "shaken"))
  }

  @Test func `a chain that leads back into itself ends the call`() {
    final class Loop: ViewResponder {
      var back: ViewResponder?
      var count = 0
      override var next: ViewResponder? { back }
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        count += 1
        super.pressesBegan(presses, with: event)
      }
    }
    let (first, second) = (Loop(), Loop())
    (first.back, second.back) = (second, first)
    first.pressesBegan([Press(.select)], with: nil)
    #expect((first.count, second.count) == (2, 1))
    #expect(first.undoManager == nil)
    #expect(first.textInputMode == nil)
  }

  @Test func `a handler of a press may send another one`() {
    final class Nested: View {
      var log: [String] = []
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        guard let press = presses.first else { return }
        log.append("\(press.type.map { "\($0)" } ?? "")")
        if press.type == .menu { TouchDriver(in: self).press(.playPause) }
        super.pressesBegan(presses, with: event)
      }
    }
    let view = Nested()
    TouchDriver(in: view).press(.menu)
    #expect(view.log == ["menu", "playPause"])
  }

  @Test func `the undo manager and the input mode are those of the next responder that has them`() {
    final class Controller: ViewController {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
      override var textInputMode: TextInputMode? { TextInputMode(primaryLanguage: "de-DE") }
    }
    let screen = Screen()
    #expect(screen.field.undoManager === screen.window.undoManager)
    #expect(screen.field.textInputMode == nil)
    #expect(View().undoManager == nil)
    let controller = Controller()
    controller.view.addSubview(screen.field)
    screen.window.rootViewController = controller
    #expect(screen.field.undoManager === controller.manager)
    #expect(screen.field.textInputMode?.primaryLanguage == "de-DE")
  }

  @Test func `input views are read again by the first responder alone`() {
    final class Accessory: View {
      var height = 0.0
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: View? { View(frame: Rect(x: 0, y: 0, width: 320, height: height)) }
    }
    let application = Application()
    application.keyboard = Keyboard(height: 300)
    let window = Window(windowScene: WindowScene(application: application))
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    let view = Accessory()
    window.addSubview(view)
    var heights: [Scalar] = []
    let observation = application.noticeCenter.addObserver(
      forName: ViewResponder.keyboardDidChangeFrameNotification
    ) { notice in
      heights.append(
        (notice.userInfo[ViewResponder.keyboardFrameEndUserInfoKey] as? Rect)?.height ?? -1)
    }
    view.reloadInputViews()
    #expect(heights == [])
    view.height = 100
    #expect(view.becomeFirstResponder())
    view.height = 200
    view.reloadInputViews()
    #expect(heights == [200])
    application.noticeCenter.removeObserver(observation)
  }

  @Test func `raw values are UIKit's`() {
    #expect(Press.PressType.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33])
    #expect(Press.Phase.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    let flags: [KeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
    let priorities: [FocusGroupPriority] = [
      .ignored, .previouslyFocused, .prioritized, .currentlyFocused,
    ]
    #expect(priorities.map(\.rawValue) == [0, 1000, 2000, .max])
  }
}
