import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// The edit actions, marked text, positions and what can be undone.
@MainActor
@Suite struct EditActionTests {
  private func available(_ stage: FieldStage) -> Set<String> {
    Set(
      ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"].filter {
        stage.field.canPerformAction(ActionSelector($0), withSender: nil)
      })
  }

  @Test func `T044 a hidden text is neither cut nor copied`() {
    let stage = FieldStage("abc") { $0.isSecureTextEntry = true }
    stage.window.pasteboard.string = "x"
    stage.field.selectAll(nil)
    #expect(available(stage) == ["paste:", "delete:"])
    stage.field.copy(nil)
    #expect(stage.window.pasteboard.string == "x")
  }

  @Test func `T045 a caret can select`() {
    #expect(available(FieldStage("abc")) == ["select:", "selectAll:"])
    #expect(available(FieldStage("")) == [])
  }

  @Test func `T046 everything selected can be cut and copied`() {
    let stage = FieldStage("abc")
    stage.field.selectAll(nil)
    #expect(available(stage) == ["cut:", "copy:", "delete:"])
  }

  @Test func `an action that the text cannot perform goes up the chain`() {
    final class Parent: View {
      override class var actions: [ActionSelector] { [ActionSelector("copy:", Parent.copy)] }
      override func copy(_ sender: Any?) {}
    }
    let stage = FieldStage("abc")
    let parent = Parent(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    parent.addSubview(stage.field)
    let copy = ActionSelector("copy:")
    #expect(stage.field.canPerformAction(copy, withSender: nil))
    #expect(stage.field.target(forAction: copy, withSender: nil) === parent)
    stage.field.becomeFirstResponder()
    stage.field.selectAll(nil)
    #expect(stage.field.target(forAction: copy, withSender: nil) === stage.field)
  }

  @Test func `cutting and pasting moves a text with its attributes`() {
    let stage = FieldStage { $0.allowsEditingTextAttributes = true }
    let red = AttributedText.Attributes(foregroundColor: .system("systemRedColor"))
    stage.field.attributedText =
      AttributedText(runs: [.init("a"), .init("b", attributes: red)]).styled
    stage.driver.select(UTF16Range(location: 1, length: 1))
    #expect(
      stage.calls { _ in stage.field.cut(nil) } == [
        "shouldChange({1, 1}, “”)", "didChangeSelection", "editingChanged", "changeNotice",
      ])
    #expect(stage.field.text == "a")
    stage.driver.select(UTF16Range(location: 0, length: 0))
    stage.field.paste(nil)
    #expect(
      stage.field.attributedText?.attributedText
        == AttributedText(runs: [.init("b", attributes: red), .init("a")]))
  }

  @Test func `select selects the word at the caret`() {
    let stage = FieldStage("one two")
    stage.driver.select(UTF16Range(location: 5, length: 0))
    stage.field.select(nil)
    #expect(stage.selection == UTF16Range(location: 4, length: 3))
  }

  @Test func `T047 marked text is inserted at the caret, with a selection inside`() {
    let stage = FieldStage("ab")
    stage.field.setMarkedText("xy", selectedRange: UTF16Range(location: 1, length: 0))
    #expect(stage.field.text == "abxy")
    #expect(stage.marked == UTF16Range(location: 2, length: 2))
    #expect(stage.selection == UTF16Range(location: 3, length: 0))
    stage.field.setMarkedText("z", selectedRange: UTF16Range(location: 1, length: 0))
    #expect(stage.field.text == "abz")
    stage.field.unmarkText()
    #expect(stage.field.text == "abz")
    #expect(stage.marked == nil)
  }

  @Test func `T048 marked text is removed`() {
    let stage = FieldStage("ab")
    stage.field.setMarkedText("xy", selectedRange: UTF16Range(location: 2, length: 0))
    stage.field.setMarkedText(nil, selectedRange: UTF16Range(location: 0, length: 0))
    #expect(stage.field.text == "ab")
    #expect(stage.field.markedTextRange == nil)
  }

  @Test func `each step of marked text sends editingChanged without a question`() {
    let stage = FieldStage("ab")
    let calls = stage.calls { _ in
      stage.field.setMarkedText("x", selectedRange: UTF16Range(location: 1, length: 0))
    }
    #expect(calls == ["didChangeSelection", "editingChanged", "changeNotice"])
  }

  @Test func `T049 there is no position outside the text`() {
    let field = FieldStage("ab").field
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: .max) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -2) != nil)
  }

  @Test func `typing is undone as a whole, and redone`() {
    let stage = FieldStage("ab")
    stage.driver.type("cde")
    stage.driver.deleteBackward()
    #expect(stage.field.text == "abcd")
    let manager = stage.field.undoManager
    manager?.undo()
    #expect(stage.field.text == "abcde")
    manager?.undo()
    #expect(stage.field.text == "ab")
    #expect(manager?.canUndo == false)
    manager?.redo()
    manager?.redo()
    #expect(stage.field.text == "abcd")
    stage.field.text = "x"
    #expect(manager?.canUndo == false && manager?.canRedo == false)
  }

  @Test func `a hidden text is not kept for undoing`() {
    let stage = FieldStage { $0.isSecureTextEntry = true }
    stage.driver.type("secret")
    #expect(stage.field.undoManager?.canUndo == false)
  }

  @Test(arguments: [
    ("one two", "one "), ("one, two. ", "one, "), ("ab", ""), ("日本語の本", "日本語の"),
  ])
  func `a held delete key removes words`(_ text: String, _ rest: String) {
    let stage = FieldStage(text)
    #expect(stage.driver.deleteBackward(.word))
    #expect(stage.field.text == rest)
  }
}

extension FieldStage {
  /// What is selected, in UTF-16 units.
  var selection: UTF16Range? { field.selectedTextRange.map(units) }
  /// What is marked, in UTF-16 units.
  var marked: UTF16Range? { field.markedTextRange.map(units) }

  private func units(_ range: TextRange) -> UTF16Range {
    UTF16Range(
      location: field.offset(from: field.beginningOfDocument, to: range.start),
      length: field.offset(from: range.start, to: range.end))
  }
}
