// A check box and a field that follow a model, without an action or an outlet.
import AppKitDialect

final class Player: KeyValueSource {
  let keyValueObservers = KeyValueObservers()
  @KeyValue var repeats = false
  @KeyValue var count: Int? = 3
}

let player = Player()
let checkBox = NSButton(checkboxWithTitle: "Repeat", target: nil, action: nil)
checkBox.frame = NSRect(x: 20, y: 60, width: 100, height: 20)
let field = NSTextField(frame: NSRect(x: 20, y: 20, width: 100, height: 22))
checkBox.bind(.value, to: player, withKeyPath: "repeats")
field.bind(.value, to: player, withKeyPath: "count", options: [.nullPlaceholder: "Forever"])
field.bind(.enabled, to: player, withKeyPath: "repeats")
let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled)
window.contentView?.addSubview(checkBox)
window.contentView?.addSubview(field)
window.makeKeyAndOrderFront(nil)

print(InteractionRecord.during { MouseDriver(in: window).click(checkBox) })
player.count = nil
print(player.repeats, field.isEnabled, field.placeholderString ?? "none")
