// A pop-up button shows what was chosen of its menu.
import Controls

let order = Button(configuration: .gray())
order.accessibilityLabel = "Sort order"
order.menu = Menu(children: [
  Action(title: "By name") { _ in print("sorts by name") },
  Action(title: "By date") { _ in print("sorts by date") },
  Action(title: "By size", attributes: .disabled) { _ in print("sorts by size") },
])
order.showsMenuAsPrimaryAction = true
order.changesSelectionAsPrimaryAction = true

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
order.frame = Rect(x: 20, y: 20, width: 160, height: 44)
window.addSubview(order)
let hand = TouchDriver(in: window)

print(order.currentAppearance)
hand.tap(order)
print(hand.visibleMenu?.elements.map(\.title) ?? [])
try hand.choose("By date")
print(order.currentAppearance)
print(order.announcement(in: "en"))
do {
  hand.tap(order)
  try hand.choose("By size")
} catch {
  print(error)
}
