// A button that a tap turns on and off.
import Controls

let mute = Button(configuration: .bordered())
mute.configuration?.title = "Mute"
mute.changesSelectionAsPrimaryAction = true
mute.addAction(Action { _ in print("muted:", mute.isSelected) }, for: .primaryActionTriggered)

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
mute.frame = Rect(x: 20, y: 20, width: 120, height: 44)
window.addSubview(mute)
let hand = TouchDriver(in: window)

hand.tap(mute)
print(mute.announcement(in: "en"))
hand.tap(mute)
print(mute.announcement(in: "en"))
