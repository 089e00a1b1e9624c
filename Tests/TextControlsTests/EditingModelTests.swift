import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// What is typed; those that follow each other join into one character here and there.
private let keys: [String] =
  [
    "a", "b", " ", "ü", "e\u{301}", "\u{301}", "\u{200D}", "👩", "👨‍👩‍👧‍👦", "🇫🇷", "🇩", "🇪", "👍🏽",
    "🏽", "ل", "ا", "مُ", "\u{64F}", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "日", "क्षि", "\u{94D}",
    "\r\n", "\n", "𝄞",
  ]

@MainActor
@Suite(.tags(.model)) struct EditingModelTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `typing, deleting, selecting, cutting and pasting agree with arrays of characters`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let isArea = seed % 2 == 0
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view: View = isArea ? TextView(frame: window.bounds) : TextField(frame: window.bounds)
    window.addSubview(view)
    view.becomeFirstResponder()
    let driver = TouchDriver(in: window)
    // In a field, a line break is the return key.
    let keys = isArea ? keys : keys.filter { !$0.contains(where: \.isNewline) }
    var model = EditingModel()
    for step in 0..<25_000 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4 where model.text.utf8.count < 400:
        let key = keys[Int.random(in: 0..<keys.count, using: &random)]
        if key.count == 1 {
          driver.type(key)
        } else {
          driver.paste(key)
          model.pasteboard = Array(key)
        }
        model.insert(Array(key))
      case 5, 6:
        driver.deleteBackward()
        model.delete()
      case 7:
        view.perform("cut:")
        model.cut()
      case 8:
        view.perform("copy:")
        model.copy()
      case 9 where model.text.utf8.count < 400:
        view.perform("paste:")
        model.paste()
      default:
        let count = model.text.count
        model.select(
          Int.random(in: 0...count, using: &random), Int.random(in: 0...4, using: &random))
        driver.select(model.selection)
      }
      let (text, selection) = state(of: view)
      guard text == model.text, selection == model.selection else {
        Issue.record(
          "step \(step): “\(text)” \(selection) is not “\(model.text)” \(model.selection)")
        return
      }
    }
  }

  private func state(of view: View) -> (String, UTF16Range) {
    if let view = view as? TextView { return (view.text, view.selectedRange) }
    guard let field = view as? TextField, let range = field.selectedTextRange else {
      return ("", UTF16Range(location: -1, length: 0))
    }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    let length = field.offset(from: range.start, to: range.end)
    return (field.text ?? "", UTF16Range(location: start, length: length))
  }
}

extension View {
  /// Performs an edit action by its name, if the view can.
  fileprivate func perform(_ name: String) {
    Application().sendAction(ActionSelector(name), to: self, from: nil, for: nil)
  }
}
