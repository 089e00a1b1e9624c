import Accessibility
import ButtonModel
import ControlCore
import ControlValues
import Graphics
import Navigation
import ResponderKit
import Testing
import TextControls
import ValueControls

/// What a record says of everything that can happen, as text.
@MainActor @Suite struct RecordTextTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let driver: TouchDriver

  init() {
    window.makeKeyAndVisible()
    driver = TouchDriver(in: window)
  }

  private func record(_ body: () -> Void) -> String {
    InteractionRecord.during(body).description
  }

  @Test func `nothing is said to have happened`() { #expect(record {} == "nothing happened") }

  @Test func `views that are passed over are named with the reason`() {
    let changes: [(View) -> Void] = [
      { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0 }, { _ in },
    ]
    for (number, change) in changes.enumerated() {
      let view = View(frame: Rect(x: Double(number) * 50, y: 0, width: 40, height: 40))
      view.accessibilityIdentifier = "\(number)"
      change(view)
      window.addSubview(view)
    }
    let text = record { for x in [10.0, 60, 110] { driver.tap(at: Point(x: x, y: 10)) } }
    #expect(
      text == """
        touch down at (10, 10)   hits Window
                                 View #0 is passed over: hidden
        touch up at (10, 10)
        touch down at (60, 10)   hits Window
                                 View #1 is passed over: isUserInteractionEnabled is false
        touch up at (60, 10)
        touch down at (110, 10)  hits Window
                                 View #2 is passed over: alpha is below 0.01
        touch up at (110, 10)
        """)
  }

  @Test func `fingers that do not reach a view say why`() {
    let (one, other) = (View(), View())
    for (number, view) in [one, other].enumerated() {
      view.frame = Rect(x: Double(number) * 100, y: 0, width: 50, height: 50)
      window.addSubview(view)
    }
    other.isExclusiveTouch = true
    let text = record {
      driver.touchDown(at: Point(x: 10, y: 10))
      driver.touchDown(at: Point(x: 20, y: 10), finger: 1)
      driver.touchDown(at: Point(x: 110, y: 10), finger: 2)
      driver.move(to: Point(x: 30, y: 10))
      one.removeFromSuperview()
      driver.cancel(finger: 1)
      driver.touchDown(at: Point(x: 400, y: 900), finger: 3)
    }
    #expect(
      text == """
        touch down at (10, 10)       hits View in Window
        finger 2 down at (20, 10)    not delivered to the view: a finger is down and isMultipleTouchEnabled is false
        finger 3 down at (110, 10)   not delivered: isExclusiveTouch
        touch moved to (30, 10)
        touch cancelled at (30, 10)  taken away: the view has left
        finger 2 cancelled at (20, 10)
        finger 4 down at (400, 900)  hits nothing
        """)
  }

  @Test func `a control that refuses or gives up a touch says so, and its menu is told`() {
    final class Knob: Control {
      var begins = true
      override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool { begins }
      override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool { false }
    }
    let knob = Knob(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(knob)
    knob.begins = false
    #expect(record { driver.tap(knob) }.contains("beginTracking answers false"))
    knob.begins = true
    let moved = record {
      driver.touchDown(at: Point(x: 10, y: 10))
      driver.move(to: Point(x: 12, y: 10))
      driver.touchUp()
      driver.touchDown(at: Point(x: 10, y: 10))
      driver.cancel()
    }
    #expect(moved.contains("continueTracking answers false") && moved.contains("cancelTracking"))
    let button = Button(frame: Rect(x: 0, y: 100, width: 80, height: 40))
    button.menu = Menu(children: [Action(title: "Copy") { _ in }, Action(title: "Share") { _ in }])
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    let opened = record { driver.tap(button) }
    #expect(opened.contains("opens its menu") && opened.contains("“Copy”, “Share”"))
  }

  @Test func `controllers that come and go are named, and warnings are quoted`() {
    let (root, detail, sheet) = (ViewController(), ViewController(), ViewController())
    for (controller, name) in [(root, "root"), (detail, "detail"), (sheet, "sheet")] {
      controller.accessibilityIdentifier = name
      controller.view = View(frame: window.bounds)
    }
    let navigation = NavigationController(rootViewController: root)
    let tabs = TabBarController()
    let other = ViewController()
    other.title = "Other"
    tabs.viewControllers = [navigation, other]
    window.rootViewController = tabs
    driver.wait(0)
    let text = record {
      navigation.pushViewController(detail, animated: false)
      detail.present(sheet, animated: false)
      detail.present(ViewController(), animated: false)
      sheet.dismiss(animated: false)
      navigation.popViewController(animated: false)
      tabs.selectedViewController = other
    }
    for part in [
      "pushes ViewController #detail", "presents ViewController #sheet, pageSheet",
      "which is already presenting", "dismisses ViewController #sheet",
      "pops ViewController #detail", "selects ViewController", "disappeared",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func `editing is told step by step`() {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    field.becomeFirstResponder()
    let text = record {
      driver.type("ab")
      driver.select(UTF16Range(location: 0, length: 1))
      driver.deleteBackward()
      driver.paste("c")
      driver.pressReturn()
      field.isSecureTextEntry = true
      driver.type("d")
      field.resignFirstResponder()
    }
    for part in [
      "types “a”", "selects {0, 1}", "deletes", "pastes", "presses return",
      "types a hidden character", "ends editing", "value “",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func `actions that reach no object, and values that change, are told`() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    slider.addTarget(nil, action: ActionSelector("save:"), for: .valueChanged)
    window.addSubview(slider)
    var target: Responder? = Responder()
    slider.addTarget(target, action: ActionSelector("gone"), for: .valueChanged)
    target = nil
    let text = record { slider.accessibilityIncrement() }
    #expect(text.contains("no responder performs save:, asked Slider, Window"))
    #expect(text.contains("gone is not sent: its target has gone"))
    #expect(text.contains("accessibility changed"))
    let well = ColorWell(frame: Rect(x: 0, y: 100, width: 40, height: 40))
    window.addSubview(well)
    #expect(
      record { driver.pick(.sRGB(red: 1, green: 0, blue: 0, alpha: 1), in: well) }.contains(
        "value red"))
    let pages = PageControl(frame: Rect(x: 0, y: 200, width: 200, height: 40))
    pages.numberOfPages = 3
    window.addSubview(pages)
    #expect(record { pages.accessibilityIncrement() }.contains("value 2 of 3"))
  }

  @Test func `motion, commands and keys without effect are told`() {
    final class Center: View {
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [KeyCommand]? {
        [KeyCommand(title: "Stop", action: .init("stop"), input: "s", attributes: .disabled)]
      }
      func stop() {}
      override class var actions: [ActionSelector] { [.init("stop", Center.stop)] }
    }
    let center = Center()
    window.addSubview(center)
    center.becomeFirstResponder()
    let text = record {
      driver.shake()
      driver.remoteControl(.remoteControlPlay)
      driver.key("s")
      driver.key("x")
    }
    #expect(
      text == """
        motion began                      Center
        motion ended                      Center
        remote control remoteControlPlay  Center
        press “s” began                   Center
        key “s”                           “Stop” stop of Center: it is disabled
        press “s” ended                   Center
        press “x” began                   Center
        key “x”                           nothing takes it
        press “x” ended                   Center
        """)
  }
}
