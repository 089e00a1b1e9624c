// Moves the focus with the arrows of a remote, and presses what is focused.
import UIKitDialect

final class PlayerController: UIViewController {
  let playButton = UIButton(type: .system)
  let trailerButton = UIButton(type: .system)

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [playButton] }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Search", action: PlayerController.search, input: "f", modifierFlags: .command)
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, button) in [trailerButton, playButton].enumerated() {
      button.frame = CGRect(x: 100, y: Double(number) * 120 + 100, width: 300, height: 80)
      view.addSubview(button)
    }
    playButton.setTitle("Play", for: .normal)
    playButton.setTitle("Play Now", for: .focused)
    playButton.addAction(
      UIAction { _ in print("Playing") }, for: .primaryActionTriggered)
    trailerButton.setTitle("Trailer", for: .normal)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    print("Focused:", (context.nextFocusedItem as? UIButton)?.currentTitle ?? "nothing")
  }

  func performSearch() { print("Searching") }
  static let search = ActionSelector("search", PlayerController.performSearch)
  override class var actions: [ActionSelector] { [search] }
}

let scene = UIWindowScene()
scene.traitCollection.userInterfaceIdiom = .tv
let window = UIWindow(windowScene: scene)
window.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
window.rootViewController = PlayerController()
window.makeKeyAndVisible()

let remote = TouchDriver(in: window)
remote.press(.upArrow)
remote.press(.downArrow)
remote.press(.select)
remote.key("f", .command)
