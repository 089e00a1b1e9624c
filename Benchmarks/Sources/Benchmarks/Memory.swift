import Controls
import Glibc

/// Measures what a control with one action takes, a hundred thousand of them alive.
@MainActor
func memory(_ runner: inout Runner) {
  let count = 100_000
  let target = Counter()
  var controls: [Control] = []
  controls.reserveCapacity(count)
  // What is made once is not a control's.
  for _ in 0..<100 { controls.append(controlWithAction(of: target)) }
  controls.removeAll(keepingCapacity: true)
  let before = residentBytes()
  for _ in 0..<count { controls.append(controlWithAction(of: target)) }
  // The array's own pages were touched for the first time, too.
  let pages = count * MemoryLayout<Control>.stride
  let resident = Double(residentBytes() - before - pages) / Double(count)
  runner.value("mem", "100k controls, RSS", "Control with a target", resident, "B/control", count)
  withExtendedLifetime(controls) {}
}

@MainActor
private func controlWithAction(of target: Counter) -> Control {
  let control = Control(frame: .zero)
  control.addTarget(target, action: .fire, for: .touchUpInside)
  return control
}

/// What of the process is in memory; the second number of the kernel's line, in pages.
private func residentBytes() -> Int {
  var bytes = [UInt8](repeating: 0, count: 256)
  let file = open("/proc/self/statm", O_RDONLY)
  defer { close(file) }
  let count = max(0, read(file, &bytes, bytes.count))
  let numbers = bytes[..<count].split(separator: UInt8(ascii: " "))
  guard numbers.count > 1 else { return 0 }
  return (Int(String(decoding: numbers[1], as: UTF8.self)) ?? 0) * Int(getpagesize())
}
