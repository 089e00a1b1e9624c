import InterfaceLoader

/// A press on a page that moves or is long, as a gesture of a finger.
struct PageDrag {
  let gesture: ScreenGesture

  /// Reads the distances to the right and down, and the milliseconds; a text that is none is a long press.
  ///
  /// A movement of at least 10 points is quick within 300 milliseconds. With `Alt` after them there are two fingers, as in
  /// Apple's Simulator: they tap, move apart or together, or turn.
  init(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.prefix(3).map { Double($0) ?? 0 }
    if words.count == 4, words[3] == "Alt" {
      gesture =
        max(abs(numbers[0]), abs(numbers[1])) <= 10
        ? .twoFingerTap
        : abs(numbers[0]) > abs(numbers[1])
          ? .rotate : numbers[1] < 0 ? .pinchOpen : .pinchClose
      return
    }
    guard words.count == 3, numbers.count == 3, max(abs(numbers[0]), abs(numbers[1])) > 10 else {
      gesture = .longPress
      return
    }
    let isQuick = numbers[2] < 300
    gesture =
      abs(numbers[0]) >= abs(numbers[1])
      ? numbers[0] < 0
        ? isQuick ? .swipeLeft : .panLeft : isQuick ? .swipeRight : .panRight
      : numbers[1] < 0 ? isQuick ? .swipeUp : .panUp : isQuick ? .swipeDown : .panDown
  }
}

/// A key as a browser names it, in the words of a step.
struct PageKey: CustomStringConvertible {
  let description: String

  private static let symbols = ["Control": "⌃", "Alt": "⌥", "Shift": "⇧", "Meta": "⌘"]
  private static let names = [
    "ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→", "Backspace": "Delete",
    "Delete": "ForwardDelete", "Enter": "Return",
  ]

  /// Reads the modifier keys and the key.
  init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    // The space bar is a space, which separates words.
    let key = text.hasSuffix(" ") || words.isEmpty ? "Space" : words[words.count - 1]
    let flags = text.hasSuffix(" ") ? words : words.dropLast()
    let known = flags.compactMap { Self.symbols[$0] }.joined()
    let name = Self.names[key] ?? (known.isEmpty || key.count > 1 ? key : key.uppercased())
    let isPlain = name.allSatisfy { !"\"\\".contains($0) }
    description =
      isPlain ? known + name : "\"" + known + (name == "\\" ? "\\\\" : "\\\"") + "\""
  }
}
