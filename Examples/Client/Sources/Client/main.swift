import Controls

final class Editor: Responder {
  var saves = 0

  func save(_ sender: Button) {
    saves += 1
    sender.isSelected = true
  }

  override class var actions: [ActionSelector] { [.save] }
}

extension ActionSelector {
  static let save = ActionSelector("save:", Editor.save)
}

let editor = Editor()
let button = Button(type: .system)
button.setTitle("Save", for: .normal)
button.setTitle("Saved", for: .selected)
button.accessibilityHint = "Saves the document"
button.addTarget(editor, action: .save, for: .touchUpInside)

print(button.announcement(in: "en"))
button.sendActions(for: .touchUpInside)
print(button.announcement(in: "en"))
print("saved \(editor.saves) time")
