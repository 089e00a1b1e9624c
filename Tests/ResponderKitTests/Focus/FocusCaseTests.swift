import ButtonModel
import Accessibility
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct FocusCaseTests {
  @Test func `T154 next is 16 and last is 512`() {
    #expect(FocusHeading.next.rawValue == 16)
    #expect(FocusHeading.last.rawValue == 512)
    let others: [FocusHeading] = [.up, .down, .left, .right, .previous, .first]
    #expect(others.map(\.rawValue) == [1, 2, 4, 8, 32, 256])
    #expect("\(FocusHeading.next)" == "next")
    #expect("\(FocusHeading())" == "none")
  }

  @Test func `T155 a plain view and a disabled button cannot be focused, an enabled one can`() {
    let stage = FocusStage()
    let plain = stage.add(View(frame: Rect(x: 0, y: 0, width: 40, height: 20)), "plain")
    let enabled = stage.button("enabled", 0, 40)
    let disabled = stage.button("disabled", 0, 80)
    disabled.isEnabled = false
    #expect([plain, enabled, disabled].map(\.canBecomeFocused) == [false, true, false])
  }

  @Test func `T156 a scene of a phone has no focus system`() {
    #expect(FocusStage(.phone).scene.focusSystem == nil)
    #expect(FocusStage(.pad).scene.focusSystem != nil)
    #expect(FocusStage(.tv).scene.focusSystem != nil)
    #expect(FocusSystem(for: FocusStage(.phone).controller) == nil)
    let stage = FocusStage(.tv)
    #expect(FocusSystem(for: stage.controller) === stage.scene.focusSystem)
  }

  @Test func `T157 of preferred environments the first that leads to an item is focused`() {
    let stage = FocusStage()
    let second = stage.button("b2", 0, 0)
    let container = stage.add(StageView(frame: Rect(x: 0, y: 100, width: 200, height: 100)), "box")
    stage.button("inside", 0, 0, in: container)
    stage.controller.preferred = [container, second]
    stage.driver.wait(0)
    #expect(stage.focused == "inside")
  }

  @Test func `T158 without preferences a view is focused itself, or the first item inside`() {
    let stage = FocusStage()
    stage.button("first", 0, 0)
    let view = stage.add(StageView(frame: Rect(x: 0, y: 100, width: 200, height: 100)), "view")
    stage.button("inside", 0, 0, in: view)
    #expect(stage.driver.focus(view))
    #expect(stage.focused == "inside")
    view.isFocusable = true
    #expect(stage.driver.focus(view))
    #expect(stage.focused == "view")
  }

  @Test func `T159 a request of an environment without the focused item has no effect`() {
    let stage = FocusStage()
    stage.button("a", 0, 0)
    let other = stage.add(StageView(frame: Rect(x: 0, y: 100, width: 200, height: 100)), "other")
    stage.button("b", 0, 0, in: other)
    stage.driver.wait(0)
    #expect(stage.focused == "a")
    other.setNeedsFocusUpdate()
    stage.driver.wait(0)
    #expect(stage.focused == "a")
    stage.system?.requestFocusUpdate(to: other)
    #expect(stage.focused == "a")
    stage.system?.updateFocusIfNeeded()
    #expect(stage.focused == "b")
  }

  @Test func `T160 the request of a parent wins over its child's, in either order`() {
    for parentIsFirst in [true, false] {
      let stage = FocusStage()
      let parent = stage.add(StageView(frame: Rect(x: 0, y: 0, width: 400, height: 400)), "parent")
      let child = stage.add(
        StageView(frame: Rect(x: 0, y: 0, width: 200, height: 100)), "child", to: parent)
      let a = stage.button("a", 0, 0, in: child)
      let b = stage.button("b", 100, 0, in: child)
      let c = stage.button("c", 0, 200, in: parent)
      #expect(stage.driver.focus(a))
      (parent.preferred, child.preferred) = ([c], [b])
      for environment in parentIsFirst ? [parent, child] : [child, parent] {
        environment.setNeedsFocusUpdate()
      }
      child.updateFocusIfNeeded()
      #expect(stage.focused == "c")
    }
  }

  @Test func `T161 one environment that disagrees keeps the focus, and is told nothing`() {
    let stage = FocusStage()
    let box = stage.add(StageView(frame: Rect(x: 0, y: 100, width: 200, height: 100)), "box")
    let a = stage.button("a", 0, 0)
    let b = stage.button("b", 0, 0, in: box)
    #expect(stage.driver.focus(a))
    let log = StageLog()
    (a.log, b.log, box.log, box.allows) = (log, log, log, false)
    #expect(stage.path(.down) == ["a"])
    #expect(log.lines == [])
    #expect(a.isFocused && !b.isFocused)
    box.allows = true
    #expect(stage.path(.down) == ["b"])
    #expect(log.lines == ["a", "b", "box"])
  }

  @Test func `T162 those around the previous item are told, then those around the next, each once`()
  {
    let stage = FocusStage()
    let container = stage.add(StageView(frame: stage.window.bounds), "container")
    let left = stage.add(
      StageView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), "left", to: container)
    let a = stage.button("a", 0, 0, in: left)
    let b = stage.button("b", 200, 0, in: container)
    #expect(stage.driver.focus(a))
    let log = StageLog()
    (a.log, b.log, left.log, container.log) = (log, log, log, log)
    #expect(stage.path(.right) == ["b"])
    #expect(log.lines == ["a", "left", "container", "b"])
  }

  @Test
  func `T163 when the focused item is removed, the nearest environment that is left has the focus`()
  {
    let stage = FocusStage()
    stage.button("first", 0, 0)
    let box = stage.add(StageView(frame: Rect(x: 0, y: 100, width: 200, height: 100)), "box")
    let a = stage.button("a", 0, 0, in: box)
    let b = stage.button("b", 100, 0, in: box)
    var contexts: [(String?, String?)] = []
    let observation = stage.window.noticeCenter.addObserver(
      forName: FocusSystem.didUpdateNotification
    ) { notice in
      let context = notice.userInfo[FocusSystem.focusUpdateContextKey] as? FocusUpdateContext
      contexts.append(
        (
          context?.previouslyFocusedView?.accessibilityIdentifier,
          context?.nextFocusedView?.accessibilityIdentifier
        ))
    }
    #expect(stage.driver.focus(a))
    contexts = []
    a.removeFromSuperview()
    stage.driver.wait(0)
    #expect(stage.focused == "b")
    #expect(contexts.map { "\($0 ?? "") \($1 ?? "")" } == ["a b"])
    #expect(!a.isFocused && b.isFocused)
    b.isEnabled = false
    stage.driver.wait(0)
    #expect(stage.focused == "first")
    stage.window.noticeCenter.removeObserver(observation)
  }

  @Test func `T164 a guide passes the focus to the item that it prefers`() {
    let stage = FocusStage()
    let a = stage.button("a", 0, 0)
    let b = stage.button("b", 300, 300)
    let guide = FocusGuide()
    stage.controller.view.addLayoutGuide(guide)
    guide.layoutFrame = Rect(x: 0, y: 50, width: 40, height: 20)
    guide.preferredFocusEnvironments = [b]
    #expect(stage.driver.focus(a))
    #expect(stage.path(.down) == ["b"])
  }

  @Test func `T165 a guide without preferences is passed over`() {
    let stage = FocusStage()
    let a = stage.button("a", 0, 0)
    stage.button("c", 0, 100)
    let guide = FocusGuide()
    stage.controller.view.addLayoutGuide(guide)
    guide.layoutFrame = Rect(x: 0, y: 50, width: 40, height: 20)
    #expect(stage.driver.focus(a))
    #expect(stage.path(.down) == ["c"])
    guide.preferredFocusEnvironments = [stage.button("other", 300, 300)]
    guide.isEnabled = false
    #expect(stage.driver.focus(a))
    #expect(stage.path(.down) == ["c"])
  }

  /// Two buttons in one group and two in another, on an iPad with full keyboard access.
  private func groups() -> (stage: FocusStage, d: StageButton) {
    let stage = FocusStage(.pad)
    stage.application.isFullKeyboardAccessEnabled = true
    for (name, frame) in [("g1", 0.0), ("g2", 100.0)] {
      let view = stage.add(View(frame: Rect(x: 0, y: frame, width: 400, height: 40)), name)
      view.focusGroupIdentifier = name
    }
    let views = stage.controller.view.subviews
    stage.button("a", 0, 0, in: views[0])
    stage.button("b", 100, 0, in: views[0])
    stage.button("c", 0, 0, in: views[1])
    return (stage, stage.button("d", 100, 0, in: views[1]))
  }

  @Test func `T166 Tab enters the next group, and Shift-Tab comes back to the remembered item`() {
    let (stage, _) = groups()
    stage.driver.key("\t")
    #expect(stage.focused == "a")
    stage.driver.key(KeyCommand.inputRightArrow)
    #expect(stage.focused == "b")
    stage.driver.key("\t")
    #expect(stage.focused == "c")
    stage.driver.key("\t", .shift)
    #expect(stage.focused == "b")
  }

  @Test func `T167 Tab enters a group at its item with the highest priority`() {
    let (stage, d) = groups()
    d.focusGroupPriority = .prioritized
    stage.driver.key("\t")
    stage.driver.key("\t")
    #expect(stage.focused == "d")
    // An item below 0 is ignored, unless it was focused last.
    let (other, last) = groups()
    let first = other.controller.view.subviews[1].subviews[0]
    first.focusGroupPriority = FocusGroupPriority(rawValue: -1)
    other.driver.key("\t")
    other.driver.key("\t")
    #expect(last.isFocused)
    // So is one without a group.
    let (third, _) = groups()
    for view in third.controller.view.subviews { view.focusGroupIdentifier = nil }
    third.controller.view.subviews[0].subviews[1].focusGroupPriority = .init(rawValue: -1)
    third.driver.key("\t")
    third.driver.key("\t")
    #expect(third.focused == "c")
  }
}
