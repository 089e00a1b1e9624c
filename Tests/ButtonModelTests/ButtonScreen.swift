import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// A button in a window of 320 × 480 points, and the user's hand.
@MainActor
struct ButtonScreen {
  let application = Application()
  let scene: WindowScene
  let window: Window
  let button: Button
  let driver: TouchDriver

  /// Puts a button of 100 × 40 points into the window.
  init(_ button: Button = Button(type: .system), at origin: Point = Point(x: 20, y: 20)) {
    scene = WindowScene(application: application)
    window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    self.button = button
    button.frame = Rect(origin: origin, size: Size(width: 100, height: 40))
    window.addSubview(button)
    driver = TouchDriver(in: window)
  }

  /// The titles in the open menu, from top to bottom; nil where none is open.
  var titles: [String]? { driver.visibleMenu?.elements.map(\.title) }
}

/// Returns an action that does nothing.
@MainActor
func item(
  _ title: String, attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
) -> Action {
  Action(title: title, attributes: attributes, state: state) { _ in }
}

/// Keeps what closures write down.
@MainActor
final class Notes {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}
