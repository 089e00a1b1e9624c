// A handler changes the configuration when the state changes: once for all changes before a pass.
import Controls

let buy = Button(configuration: .tinted())
var updates = 0
buy.configurationUpdateHandler = { button in
  updates += 1
  button.configuration?.title = button.isEnabled ? "Buy" : "Sold Out"
}
buy.layoutIfNeeded()
print(updates, buy.currentTitle ?? "no title")

buy.isHighlighted = true
buy.isHighlighted = false
buy.isEnabled = false
print(updates, buy.currentTitle ?? "no title")
buy.layoutIfNeeded()
print(updates, buy.currentTitle ?? "no title")
