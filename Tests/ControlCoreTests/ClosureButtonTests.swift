import ControlCore
import Graphics
import ResponderKit
import Testing

/// The button of many tutorials: it keeps a closure and is its own target.
private final class ClosureButton: Control {
  var onTap: (() -> Void)? {
    didSet {
      // Each selector is written where `#selector` is, and both are equal.
      if onTap != nil {
        addTarget(self, action: ActionSelector("tapped", ClosureButton.tapped), for: .touchUpInside)
      } else {
        removeTarget(
          self, action: ActionSelector("tapped", ClosureButton.tapped), for: .touchUpInside)
      }
    }
  }
  func tapped() { onTap?() }
}

/// A cell that is used again for other content.
private final class Cell: View {
  let button = ClosureButton(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  var taps: [String] = []

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    addSubview(button)
  }
  func show(_ name: String) {
    button.onTap = { [unowned self] in taps.append(name) }
  }
  func prepareForReuse() { button.onTap = nil }
}

/// Tells whether an object is alive.
private struct Ghost {
  weak var object: AnyObject?
}

@MainActor @Suite struct ClosureButtonTests {
  @Test func `clearing the closure unregisters`() {
    let button = ClosureButton()
    var taps = 0
    button.onTap = { taps += 1 }
    button.sendActions(for: .touchUpInside)
    button.onTap = nil
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    #expect(button.allControlEvents == [])
  }

  @Test func `a cell that is used again fires once, for what it shows`() {
    let cell = Cell()
    let driver = TouchDriver(in: cell)
    cell.show("first")
    cell.prepareForReuse()
    cell.show("second")
    cell.show("third")
    driver.tap(cell.button)
    #expect(cell.taps == ["third"])
  }

  @Test func `a button that is its own target is not kept by itself`() {
    var button: ClosureButton? = ClosureButton()
    button?.onTap = {}
    let ghost = Ghost(object: button)
    button = nil
    #expect(ghost.object == nil)
  }

  @Test func `an action that captures its control weakly does not keep it`() {
    var control: Control? = Control()
    let ghost = Ghost(object: control)
    control?.addAction(Action { [weak control] _ in control?.isSelected = true }, for: .touchDown)
    control = nil
    #expect(ghost.object == nil)
  }

  @Test func `a control keeps its actions until they are removed`() {
    let control = Control()
    var action: Action? = Action(identifier: Action.Identifier("a")) { _ in }
    let ghost = Ghost(object: action)
    if let action { control.addAction(action, for: .touchDown) }
    action = nil
    #expect(ghost.object != nil)
    control.removeAction(identifiedBy: Action.Identifier("a"), for: .touchDown)
    #expect(ghost.object == nil)
  }

  @Test func `a control that goes lets go of its actions and anchors`() {
    var control: Control? = Control()
    let target = Control()
    var action: Action? = Action { _ in }
    let ghost = Ghost(object: action)
    if let action { control?.addAction(action, for: .touchDown) }
    for bit in 0..<12 {
      control?.addTarget(
        target, action: ActionSelector("tapped"), for: ControlEvents(rawValue: 1 << UInt(bit)))
      control?.addAction(Action { _ in }, for: .touchCancel)
    }
    action = nil
    control = nil
    #expect(ghost.object == nil)
  }
}
