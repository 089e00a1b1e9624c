import Controls

/// Taps a button without recognizers around it, and under three that a tap decides.
@MainActor
func taps(_ runner: inout Runner) {
  for (row, number) in [("a tap on a button", 0), ("a tap on a button under 3 recognizers", 3)] {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let button = Button(frame: Rect(x: 100, y: 100, width: 100, height: 44))
    window.addSubview(button)
    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    let recognizers = [
      TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer(),
    ]
    for recognizer in recognizers.prefix(number) { window.addGestureRecognizer(recognizer) }
    let driver = TouchDriver(in: window)
    let point = button.center
    runner.row("taps", "one button", row) { operations in
      let before = count
      for _ in 0..<operations {
        driver.tap(at: point)
        driver.wait(1)
      }
      precondition(count == before + operations)
    }
  }
}
