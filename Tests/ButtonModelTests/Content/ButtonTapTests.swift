import ButtonModel
import ControlCore
import Graphics
import ResponderKit
import Testing

@MainActor @Suite struct ButtonTapTests {
  @Test func `a tap triggers the primary action after touchUpInside`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let button = Button(frame: Rect(x: 100, y: 100, width: 100, height: 40))
    root.addSubview(button)
    let driver = TouchDriver(in: root)
    let record = InteractionRecord.during { driver.tap(button) }
    #expect(record.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  @Test func `a touch that ends outside does not`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 900, height: 900))
    let button = Button(frame: Rect(x: 100, y: 100, width: 100, height: 40))
    root.addSubview(button)
    let driver = TouchDriver(in: root)
    let record = InteractionRecord.during {
      driver.touchDown(at: Point(x: 150, y: 120))
      driver.touchUp(at: Point(x: 800, y: 800))
    }
    #expect(record.events == [.touchDown, .touchUpOutside])
  }

  @Test func `the primary action can be performed in code`() {
    var runs = 0
    let button = Button(type: .system, primaryAction: Action(title: "Go") { _ in runs += 1 })
    button.performPrimaryAction()
    #expect(runs == 1)
  }
}
