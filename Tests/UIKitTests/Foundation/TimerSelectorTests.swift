#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
private final class Ticking: UIView {
  var ticks = 0
  var userInfo: Any?
  func tick() { ticks += 1 }
  func timed(_ timer: Timer) {
    ticks += 1
    userInfo = timer.userInfo
  }
}

@MainActor
struct TimerSelectorTests {
  private let timed = ActionSelector("timed:", Ticking.timed)

  @Test func `a timer calls a method with its user info`() {
    let target = Ticking()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: timed, userInfo: "info", repeats: true)
    timer.fire()
    timer.fire()
    #expect(target.ticks == 2)
    #expect(target.userInfo as? String == "info")
    #expect(timer.userInfo as? String == "info")
    #expect(timer.timeInterval == 60)
    timer.invalidate()
    timer.fire()
    #expect(target.ticks == 2)
  }

  @Test func `a timer that does not repeat is invalid after it has fired`() {
    let target = Ticking()
    let timer = Timer(
      timeInterval: 60, target: target, selector: ActionSelector("tick", Ticking.tick),
      userInfo: nil, repeats: false)
    #expect(timer.isValid)
    timer.fire()
    #expect(target.ticks == 1)
    #expect(!timer.isValid)
    #expect(timer.userInfo == nil)
  }

  @Test func `a timer keeps its target until it is invalidated`() {
    weak var gone: Ticking?
    let timer: Timer
    do {
      let target = Ticking()
      gone = target
      timer = Timer(
        timeInterval: 60, target: target, selector: timed, userInfo: nil, repeats: true)
    }
    #expect(gone != nil)
    timer.invalidate()
    #expect(gone == nil)
  }

  @Test func `a timer begins at a date`() {
    let date = Date(timeIntervalSinceNow: 1000)
    let timer = Timer(
      fireAt: date, interval: 5, target: Ticking(), selector: timed, userInfo: nil, repeats: true)
    #expect(abs(timer.fireDate.timeIntervalSince(date)) < 0.01)
    timer.invalidate()
  }

  @Test func `a timer fires on the run loop`() {
    let target = Ticking()
    Timer.scheduledTimer(
      timeInterval: 0.01, target: target, selector: timed, userInfo: nil, repeats: false)
    let end = Date(timeIntervalSinceNow: 5)
    while target.ticks == 0, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    #expect(target.ticks == 1)
  }

  @Test func `undoing calls a method with its object`() {
    @MainActor final class Editor {
      var text = "new"
      func set(_ text: NSString) { self.text = String(text) }
    }
    let (editor, manager) = (Editor(), UndoManager())
    manager.registerUndo(
      withTarget: editor, selector: ActionSelector("set:", Editor.set), object: "old" as NSString)
    manager.undo()
    #expect(editor.text == "old")
  }

  @Test func `a selector is made of its name and back`() {
    let selector = NSSelectorFromString("save:")
    #expect(selector == ActionSelector("save:"))
    #expect(NSStringFromSelector(selector) == "save:")
  }
}
#endif
