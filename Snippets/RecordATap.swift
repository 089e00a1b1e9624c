// A finger, a button and all that comes of it.
import Controls

final class Editor: ViewController {
  func save(_ sender: Button) { sender.isEnabled = false }
  override class var actions: [ActionSelector] { [.save] }
}
extension ActionSelector {
  static let save = ActionSelector("save:", Editor.save)
}

let window = Window(frame: Rect(x: 0, y: 0, width: 393, height: 852))
window.rootViewController = Editor()
let button = Button(frame: Rect(x: 20, y: 100, width: 120, height: 44))
button.setTitle("Save", for: .normal)
button.addTarget(nil, action: .save, for: .touchUpInside)
window.rootViewController?.view.addSubview(button)

let finger = TouchDriver(in: window)
print(InteractionRecord.during { finger.tap(button) })
