// An action without a target climbs the chain to the responder that has it.
import ResponderKit

final class Editor: ViewController {
  func save(_ sender: View) { print("The editor saves for", sender) }
  override class var actions: [ActionSelector] { [ActionSelector("save:", Editor.save)] }
}

let (editor, field) = (Editor(), View(frame: Rect(x: 8, y: 8, width: 120, height: 44)))
editor.view.addSubview(field)
let save = ActionSelector("save:")
print(field.target(forAction: save, withSender: field) === editor)
Application().sendAction(save, to: nil, from: field, for: nil)
