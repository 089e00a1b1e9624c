// A button runs its action and says what it is.
import Controls

let button = Button(type: .system)
button.setTitle("Options", for: .normal)
button.accessibilityHint = "Shows additional camera options."
button.addAction(Action { _ in print("Opening the options") }, for: .touchUpInside)

button.sendActions(for: .touchUpInside)
print(button.announcement(in: "en"))

button.isEnabled = false
print(button.announcement(in: "en"))
