// A screen that is pushed, read and left.
import Controls

/// A screen with a button of its own in the navigation bar.
final class NoteController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    navigationItem.rightBarButtonItem = BarButtonItem(
      barButtonSystemItem: .done, target: self,
      action: ActionSelector("done:", NoteController.done))
  }

  override func viewDidAppear(_ animated: Bool) { print("Note appeared") }
  override func viewDidDisappear(_ animated: Bool) { print("Note disappeared") }

  func done(_ sender: BarButtonItem) { navigationController?.popViewController(animated: true) }
}

let list = ViewController()
list.title = "Notes"
let navigation = NavigationController(rootViewController: list)
let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
window.rootViewController = navigation
window.makeKeyAndVisible()

navigation.pushViewController(NoteController(), animated: true)
window.layoutIfNeeded()
let stops = AccessibilityHierarchy(of: window).stops
for case let view as View in stops.map(\.object) { print(view.announcement(in: "en")) }
if let done = stops.last?.object as? View { TouchDriver(in: window).tap(done) }
