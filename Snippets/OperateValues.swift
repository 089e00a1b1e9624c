// Each control that has a value is operated once, as a finger does.
import Controls

let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
let driver = TouchDriver(in: window)
let changed = Action { action in print(action.sender.map { "\(type(of: $0)) changed" } ?? "") }

@MainActor
func show(_ control: Control, _ frame: Rect) {
  control.frame = frame
  control.addAction(changed, for: .valueChanged)
  window.addSubview(control)
}

let volume = Slider(frame: .zero)
show(volume, Rect(x: 10, y: 10, width: 200, height: 34))
driver.drag(volume, to: 0.75)
print(volume.announcement(in: "en"))

let sound = Switch(frame: .zero)
show(sound, Rect(x: 10, y: 60, width: 51, height: 31))
driver.tap(sound)
print(sound.announcement(in: "en"))

let copies = Stepper(frame: .zero)
show(copies, Rect(x: 10, y: 110, width: 94, height: 32))
driver.holdIncrement(copies, for: 0.65)  // repeats after half a second, ten times a second
print(copies.value)

let size = SegmentedControl(items: ["Small", "Medium", "Large"])
show(size, Rect(x: 10, y: 160, width: 300, height: 32))
driver.tap(size)
print(size.titleForSegment(at: size.selectedSegmentIndex) ?? "none")

let pages = PageControl(frame: .zero)
pages.numberOfPages = 5
show(pages, Rect(x: 10, y: 210, width: 100, height: 26))
driver.scrub(pages, to: 2)
print(pages.announcement(in: "en"))

let accent = ColorWell(frame: .zero)
accent.title = "Accent"
show(accent, Rect(x: 10, y: 260, width: 44, height: 44))
driver.pick(.sRGB(red: 1, green: 0, blue: 0, alpha: 1), in: accent)
print(accent.announcement(in: "en"))

let mail = ScrollView(frame: Rect(x: 0, y: 320, width: 320, height: 160))
let refresh = RefreshControl()
refresh.addAction(changed, for: .valueChanged)
mail.refreshControl = refresh
window.addSubview(mail)
driver.pullToRefresh(mail)
print(refresh.isRefreshing)
