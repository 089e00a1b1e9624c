import Graphics
import ResponderKit
import Testing
import TextControls

/// A row: keys that are pressed one after the other in "one two\nthree", with the caret at the end, and
/// what is selected then.
private let rows: [(keys: [String], location: Int, length: Int)] = [
  (["←"], 12, 0), (["→"], 13, 0), (["⌥←"], 8, 0), (["⌘←"], 8, 0), (["⌘↑"], 0, 0),
  (["Home"], 0, 0), (["Home", "End"], 13, 0), (["⌘↑", "⌥→"], 3, 0), (["⌘↑", "⌥→", "⌥→"], 7, 0),
  (["⌘↑", "⌘→"], 7, 0), (["↑"], 5, 0), (["↑", "↑"], 0, 0), (["↑", "↓"], 13, 0), (["↓"], 13, 0),
  (["⇧←"], 12, 1), (["⇧←", "⇧←"], 11, 2), (["⇧←", "⇧→"], 13, 0), (["⇧⌥←"], 8, 5),
  (["⇧⌘←", "←"], 8, 0), (["⇧⌘←", "→"], 13, 0), (["⇧⌘↑"], 0, 13), (["⌘↑", "⇧→", "⇧→"], 0, 2),
  (["⌘↑", "⇧↓"], 0, 8), (["⌘A"], 13, 0),
]

@MainActor @Suite struct TextKeyTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let view = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let field = TextField(frame: Rect(x: 0, y: 220, width: 300, height: 30))
  private let driver: TouchDriver

  init() {
    window.addSubview(view)
    window.addSubview(field)
    driver = TouchDriver(in: window)
  }

  private func press(_ keys: [String]) throws {
    for key in keys { driver.press(try #require(Key(shortcut: key))) }
  }

  @Test(arguments: rows) func `arrows move the caret and with Shift the end of the selection`(
    keys: [String], location: Int, length: Int
  ) throws {
    view.text = "one two\nthree"
    view.selectedRange = UTF16Range(location: 13, length: 0)
    #expect(view.becomeFirstResponder())
    // Without an application there is a main menu all the same, whose key selects everything.
    try press(keys)
    let expected =
      keys == ["⌘A"]
      ? UTF16Range(location: 0, length: 13) : UTF16Range(location: location, length: length)
    #expect(view.selectedRange == expected)
  }

  @Test func `the delete key deletes a character, with Option a word, with Command a line`() throws
  {
    view.text = "one two\nthree four"
    #expect(view.becomeFirstResponder())
    view.selectedRange = UTF16Range(location: 18, length: 0)
    try press(["Delete"])
    #expect(view.text == "one two\nthree fou")
    try press(["⌥Delete"])
    #expect(view.text == "one two\nthree ")
    try press(["⌘Delete"])
    #expect(view.text == "one two\n")
  }

  @Test func `Return and Tab are typed into a text view, and leave a field`() throws {
    #expect(view.becomeFirstResponder())
    try press(["a", "Return", "Tab", "b", "Space", "⇧C"])
    #expect(view.text == "a\n\tb C")
    final class Delegate: TextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: TextField) -> Bool {
        returns += 1
        return false
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    #expect(field.becomeFirstResponder())
    try press(["a", "↑", "b", "↓", "c", "Return", "Tab", "Escape", "F1", "⌃A"])
    #expect(field.text == "bac")
    #expect(delegate.returns == 1)
  }

  @Test func `a text that cannot be edited takes arrows alone`() throws {
    view.text = "abc"
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    view.selectedRange = UTF16Range(location: 0, length: 0)
    try press(["x", "Delete", "Return", "⇧→"])
    #expect(view.text == "abc")
    #expect(view.selectedRange == UTF16Range(location: 0, length: 1))
    view.isSelectable = false
    try press(["⇧→"])
    #expect(view.selectedRange == UTF16Range(location: 0, length: 1))
  }

  @Test func `up and down keep the column in characters, and a hidden text is one word`() throws {
    view.text = "ab\ne\u{301}f\n👨‍👩‍👧‍👦x"
    #expect(view.becomeFirstResponder())
    view.selectedRange = UTF16Range(location: 1, length: 0)
    try press(["↓"])
    #expect(view.selectedRange.location == 5)
    try press(["↓"])
    #expect(view.selectedRange.location == 18)
    try press(["↑", "↑"])
    #expect(view.selectedRange.location == 1)
    field.text = "my secret"
    field.isSecureTextEntry = true
    #expect(field.becomeFirstResponder())
    try press(["⌥←"])
    #expect(
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        == 0)
    try press(["End", "⌥Delete"])
    #expect(field.text == "")
  }

  @Test func `the forward delete key deletes the next character, or the selection`() throws {
    view.text = "abc"
    #expect(view.becomeFirstResponder())
    try press(["Home", "ForwardDelete", "ForwardDelete"])
    #expect(view.text == "c" && view.selectedRange == UTF16Range(location: 0, length: 0))
    try press(["⇧→", "ForwardDelete", "ForwardDelete"])
    #expect(view.text == "")
  }

  @Test func `a plain key input gets characters, line breaks and deletions`() throws {
    final class Terminal: View, KeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text.removeLast() }
    }
    let terminal = Terminal()
    window.addSubview(terminal)
    #expect(terminal.becomeFirstResponder())
    try press(["Delete", "a", "é", "Delete", "Return", "⇧1", "⌘C", "↑"])
    #expect(terminal.text == "a\n!")
  }

  @Test func `keys that are typed into a hidden text are in no record`() {
    field.isSecureTextEntry = true
    #expect(field.becomeFirstResponder())
    let record = InteractionRecord.during { driver.key("q") }
    #expect(
      record.description == """
        press a hidden character began  TextField
          types a hidden character      TextField
          editingChanged                no handler
        press a hidden character ended  TextField
        accessibility changed           TextField: value “•”
        """)
  }
}
