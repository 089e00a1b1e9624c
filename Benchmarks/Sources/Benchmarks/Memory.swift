import Controls
import Glibc

/// Measures what a control takes, a hundred thousand of them alive: one with an action, and buttons
/// with content for the normal state.
///
/// Strings of up to 15 bytes are in the values that hold them.
@MainActor
func memory(_ runner: inout Runner) {
  let target = Counter()
  let image = Image(named: "star")
  measure(&runner, "Control with a target") { controlWithAction(of: target) }
  measure(&runner, "Slider with a target") {
    let slider = Slider(frame: .zero)
    slider.addTarget(target, action: .fire, for: .valueChanged)
    return slider
  }
  measure(&runner, "Button with a title") {
    let button = Button(type: .system)
    button.setTitle("Options", for: .normal)
    return button
  }
  measure(&runner, "Button with a title and an image") {
    let button = Button(type: .system)
    button.setTitle("Options", for: .normal)
    button.setImage(image, for: .normal)
    return button
  }
  measure(&runner, "Button with a title, an image and a color") {
    let button = Button(type: .system)
    button.setTitle("Options", for: .normal)
    button.setImage(image, for: .normal)
    button.setTitleColor(.white, for: .normal)
    return button
  }
  measure(&runner, "Button with title, image and two colors") {
    let button = Button(type: .system)
    button.setTitle("Options", for: .normal)
    button.setImage(image, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    return button
  }
}

@MainActor
private func measure(_ runner: inout Runner, _ name: String, _ make: () -> Control) {
  let count = 100_000
  var controls: [Control] = []
  controls.reserveCapacity(count)
  // What is made once is not a control's.
  for _ in 0..<100 { controls.append(make()) }
  measured.append(controls)
  controls.removeAll(keepingCapacity: true)
  let before = residentBytes()
  for _ in 0..<count { controls.append(make()) }
  // The array's own pages were touched for the first time, too.
  let pages = count * MemoryLayout<Control>.stride
  let resident = Double(residentBytes() - before - pages) / Double(count)
  runner.value("mem", "100k controls, RSS", name, resident, "B/control", count)
  // What is freed would be used again by those that come next.
  measured.append(controls)
}

@MainActor private var measured: [[Control]] = []

@MainActor
private func controlWithAction(of target: Counter) -> Control {
  let control = Control(frame: .zero)
  control.addTarget(target, action: .fire, for: .touchUpInside)
  return control
}

/// Returns the memory that the process occupies; the second number of the kernel's line, in pages.
private func residentBytes() -> Int {
  var bytes = [UInt8](repeating: 0, count: 256)
  let file = open("/proc/self/statm", O_RDONLY)
  defer { close(file) }
  let count = max(0, read(file, &bytes, bytes.count))
  let numbers = bytes[..<count].split(separator: UInt8(ascii: " "))
  guard numbers.count > 1 else { return 0 }
  return (Int(String(decoding: numbers[1], as: UTF8.self)) ?? 0) * Int(getpagesize())
}
