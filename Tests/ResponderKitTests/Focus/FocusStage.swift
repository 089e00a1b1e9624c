import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// A window of 400 by 400 points on a device, with an application.
@MainActor
struct FocusStage {
  let application = Application()
  let scene: WindowScene
  let window: Window
  let controller = StageController()
  let driver: TouchDriver

  init(_ idiom: TraitCollection.UserInterfaceIdiom = .tv) {
    scene = WindowScene(application: application)
    scene.traitCollection.userInterfaceIdiom = idiom
    window = Window(windowScene: scene)
    window.frame = Rect(x: 0, y: 0, width: 400, height: 400)
    controller.view = View(frame: window.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    driver = TouchDriver(in: window)
  }

  var system: FocusSystem? { scene.focusSystem }

  /// Adds a named view to another one, the controller's view unless given.
  @discardableResult
  func add<Inner: View>(_ view: Inner, _ name: String, to outer: View? = nil) -> Inner {
    view.accessibilityIdentifier = name
    (outer ?? controller.view).addSubview(view)
    return view
  }

  /// Adds a button of 40 by 20 points at a place.
  @discardableResult
  func button(_ name: String, _ x: Double, _ y: Double, in outer: View? = nil) -> StageButton {
    add(StageButton(frame: Rect(x: x, y: y, width: 40, height: 20)), name, to: outer)
  }

  /// The name of the focused view.
  var focused: String? { (driver.focusedItem as? View)?.accessibilityIdentifier }

  /// Moves the focus several times; returns where it was after each.
  func path(_ headings: FocusHeading...) -> [String?] {
    headings.map {
      driver.moveFocus($0)
      return focused
    }
  }
}

/// A button that writes down what it is asked and told.
final class StageButton: Button {
  var log = StageLog()
  var allows = true

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { allows }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    log.lines.append(accessibilityIdentifier ?? "")
  }
}

/// A view that may be focused, with preferences of its own.
final class StageView: View {
  var log = StageLog()
  var isFocusable = false
  var preferred: [any FocusEnvironment] = []
  var allows = true

  override var canBecomeFocused: Bool { isFocusable }
  override var preferredFocusEnvironments: [any FocusEnvironment] { preferred }
  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { allows }
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) { log.lines.append(accessibilityIdentifier ?? "") }
}

/// A controller with preferences of its own.
final class StageController: ViewController {
  var preferred: [any FocusEnvironment]?
  var commands: [KeyCommand] = []

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    preferred ?? super.preferredFocusEnvironments
  }
  override var keyCommands: [KeyCommand]? { commands }
}

@MainActor
final class StageLog {
  var lines: [String] = []
}
