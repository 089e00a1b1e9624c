import ControlCore
import ControlValues
import Graphics
import Navigation
import ResponderKit
import Testing
import TextControls

// The focus where windows, scenes, fields and handlers are in its way.
@MainActor @Suite struct FocusTransitionTests {
  @Test func `a window that moves to another scene takes no focus along`() {
    let (first, second) = (FocusStage(), FocusStage())
    let button = first.button("a", 0, 0)
    #expect(first.driver.focus(button))
    first.window.windowScene = second.scene
    #expect(!button.isFocused)
    first.window.makeKeyAndVisible()
    first.driver.wait(0)
    #expect(second.scene.focusSystem?.focusedItem === button && button.isFocused)
    first.scene.focusSystem?.updateFocusIfNeeded()
    #expect(button.isFocused)
  }

  @Test func `a hidden key window leaves the focus to the one below`() {
    let stage = FocusStage()
    let button = stage.button("a", 0, 0)
    let overlay = Window(windowScene: stage.scene)
    overlay.frame = stage.window.frame
    let inside = stage.button("overlay", 0, 0, in: overlay)
    overlay.makeKeyAndVisible()
    TouchDriver(in: overlay).wait(0)
    #expect(inside.isFocused)
    overlay.isHidden = true
    stage.driver.wait(0)
    #expect(button.isFocused && !inside.isFocused)
  }

  @Test func `a field that refuses to be edited has the focus, and no other one is edited`() {
    final class Refusing: TextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
    }
    let stage = FocusStage(.pad)
    let first = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)), "first")
    let picker = stage.add(TextField(frame: Rect(x: 0, y: 50, width: 100, height: 30)), "picker")
    let delegate = Refusing()
    picker.delegate = delegate
    stage.driver.tap(first)
    stage.driver.key("\t")
    #expect(stage.focused == "picker")
    #expect(!first.isEditing && !picker.isEditing)
    stage.driver.key("a")
    #expect(first.text == "" && picker.text == "")
  }

  @Test
  func `a field that was only tapped leaves no focus behind, and stays edited while disabled`() {
    let stage = FocusStage(.pad)
    let name = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)), "name")
    let search = stage.add(TextField(frame: Rect(x: 0, y: 50, width: 100, height: 30)), "search")
    stage.driver.tap(name)
    #expect(stage.focused == "name")
    name.isEnabled = false
    stage.driver.wait(0)
    #expect(name.isEditing && !search.isEditing)
    name.endEditing(true)
    name.isHidden = true
    stage.driver.wait(0)
    #expect(stage.driver.focusedItem == nil && !search.isEditing)
    stage.application.keyboard = Keyboard(height: 300)
    #expect(stage.scene.focusSystem == nil)
  }

  @Test func `on a television editing ends when the focus leaves the field`() {
    let stage = FocusStage()
    let field = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30)), "field")
    stage.button("button", 0, 50)
    #expect(stage.driver.focus(field))
    stage.driver.press(.select)
    #expect(field.isEditing)
    stage.driver.press(.downArrow)
    #expect(!field.isEditing && stage.focused == "button")
  }

  @Test func `the environments around an item that is gone are told, deallocated or not`() {
    for isRetained in [true, false] {
      let stage = FocusStage()
      let box = stage.add(StageView(frame: Rect(x: 0, y: 0, width: 100, height: 40)), "box")
      var button: StageButton? = stage.button("gone", 0, 0, in: box)
      let next = stage.button("next", 0, 100)
      #expect(button.map { stage.driver.focus($0) } == true)
      box.log.lines = []
      button?.removeFromSuperview()
      if !isRetained { button = nil }
      stage.driver.wait(0)
      #expect(box.log.lines == ["box"])
      #expect(next.isFocused && button?.isFocused != true)
    }
  }

  @Test func `a presentation over a child covers the child alone`() {
    let stage = FocusStage()
    stage.button("outside", 0, 300)
    let child = ViewController()
    child.view = View(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    child.definesPresentationContext = true
    stage.button("covered", 0, 0, in: child.view)
    stage.controller.addChild(child)
    stage.controller.view.addSubview(child.view)
    let sheet = ViewController()
    sheet.view = View(frame: child.view.bounds)
    sheet.modalPresentationStyle = .overCurrentContext
    stage.button("sheet", 0, 0, in: sheet.view)
    child.present(sheet, animated: false)
    stage.driver.wait(0)
    #expect(stage.focused == "sheet")
    #expect(stage.path(.down, .up, .next) == ["outside", "sheet", "outside"])
  }

  @Test func `a movement with nowhere to go is reported, whatever asks for it`() {
    let stage = FocusStage()
    stage.button("only", 0, 0)
    stage.driver.wait(0)
    var count = 0
    let observation = stage.window.noticeCenter.addObserver(
      forName: FocusSystem.movementDidFailNotification
    ) { notice in
      let coordinator = notice.userInfo[FocusSystem.animationCoordinatorKey]
      (coordinator as? FocusAnimationCoordinator)?.addCoordinatedAnimations({ count += 1 })
    }
    let record = InteractionRecord.during {
      for heading in [FocusHeading.next, .previous, .first, .last, .up] {
        #expect(!stage.driver.moveFocus(heading))
      }
    }
    #expect(count == 5)
    #expect(
      record.description == """
          focus does not move next      there is nothing else to focus
          focus does not move previous  there is nothing else to focus
          focus does not move first     there is nothing else to focus
          focus does not move last      there is nothing else to focus
          focus does not move up        there is nothing in that direction
        """)
    stage.window.noticeCenter.removeObserver(observation)
  }

  @Test func `the select button chooses a tab`() {
    let stage = FocusStage()
    let tabs = TabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = ViewController()
      controller.title = title
      return controller
    }
    stage.window.rootViewController = tabs
    stage.driver.wait(0)
    stage.driver.moveFocus(.last)
    stage.driver.press(.select)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `switching the keyboard off takes the focus away and tells the item`() {
    let stage = FocusStage(.phone)
    stage.application.isFullKeyboardAccessEnabled = true
    let button = stage.button("a", 0, 0)
    #expect(stage.driver.focus(button))
    button.log.lines = []
    stage.application.isFullKeyboardAccessEnabled = false
    #expect(stage.driver.focusedItem == nil && button.state == .normal)
    #expect(button.log.lines == ["a"])
  }
}
