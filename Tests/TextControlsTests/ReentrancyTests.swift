import ControlCore
import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// Delegates and subclasses that change the text or the focus while they are asked.
@MainActor
@Suite struct ReentrancyTests {
  /// Does something when it is asked about a change.
  @MainActor
  private final class Meddler: TextFieldDelegate, TextInputDelegate {
    var change: (TextField) -> Void = { _ in }
    var end: (TextField) -> Void = { _ in }
    var select: () -> Void = {}
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: UTF16Range,
      replacementString string: String
    ) -> Bool {
      change(textField)
      return true
    }
    func textFieldDidEndEditing(_ textField: TextField) { end(textField) }
    func selectionWillChange(_ textInput: (any TextInput)?) { select() }
    func selectionDidChange(_ textInput: (any TextInput)?) {}
    func textWillChange(_ textInput: (any TextInput)?) {}
    func textDidChange(_ textInput: (any TextInput)?) {}
  }

  private let meddler = Meddler()

  private func stage(_ text: String, field: TextField? = nil) -> FieldStage {
    let stage = FieldStage(text, field: field)
    stage.field.delegate = meddler
    return stage
  }

  @Test(arguments: TextGranularity.allCases)
  func `a delegate that empties the text while a deletion is asked`(_ unit: TextGranularity) {
    let stage = stage("one two")
    meddler.change = { $0.text = "" }
    stage.driver.deleteBackward(unit)
    stage.driver.type("x")
    #expect(stage.field.text == "x")
  }

  @Test func `an input delegate that empties the text while the selection changes`() {
    let stage = stage("one two")
    stage.field.inputDelegate = meddler
    meddler.select = { stage.field.text = "" }
    stage.driver.select(UTF16Range(location: 4, length: 3))
    meddler.select = {}
    #expect(stage.selection == UTF16Range(location: 0, length: 0))
    stage.driver.type("x")
    #expect(stage.field.text == "x")
  }

  @Test func `a delegate that removes the field while a change is asked`() {
    let stage = stage("one")
    meddler.change = { $0.removeFromSuperview() }
    stage.driver.type("x")
    #expect(!stage.field.isEditing && stage.window.firstResponder == nil)
  }

  @Test func `a field that begins again when it ends is not edited outside its window`() {
    let stage = stage("one")
    meddler.end = { $0.becomeFirstResponder() }
    stage.field.removeFromSuperview()
    #expect(!stage.field.isEditing && !stage.field.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  @Test(arguments: [
    UTF16Range(location: 1, length: .max), UTF16Range(location: .max, length: 0),
    UTF16Range(location: .min, length: 5), UTF16Range(location: 2, length: -1),
    UTF16Range(location: .max, length: .max),
  ])
  func `a range outside the text is cut to it`(_ range: UTF16Range) {
    let stage = stage("abc")
    stage.driver.select(range)
    stage.field.setMarkedText("xy", selectedRange: range)
    stage.driver.type("d")
    #expect(stage.field.text?.hasSuffix("d") == true || stage.field.text?.contains("d") == true)
    let area = AreaStage("abc")
    area.view.selectedRange = range
    #expect(area.view.selectedRange.upperBound <= 3)
  }

  @Test func `the delete key reaches a subclass in an empty field`() {
    final class CodeField: TextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let field = CodeField(frame: .zero)
    let stage = stage("", field: field)
    stage.driver.deleteBackward()
    #expect(field.deletions == 1)
  }

  @Test func `a subclass that does not paste keeps the user from pasting`() {
    final class Closed: TextField {
      override func canPerformAction(
        _ action: ActionSelector, withSender sender: Any?
      ) -> Bool { action.name != "paste:" && super.canPerformAction(action, withSender: sender) }
    }
    final class Silent: TextField {
      override func paste(_ sender: Any?) {}
    }
    for field in [Closed(frame: .zero), Silent(frame: .zero)] {
      let stage = stage("a", field: field)
      #expect(!stage.driver.paste("b"))
      #expect(field.text == "a")
    }
    #expect(!stage("a").driver.paste(""))
  }

  @Test func `cutting what the delegate keeps leaves the pasteboard alone`() {
    let stage = FieldStage("abc")
    stage.window.pasteboard.string = "x"
    stage.delegate.shouldChange = false
    stage.field.selectAll(nil)
    stage.field.cut(nil)
    #expect(stage.window.pasteboard.string == "x")
    #expect(stage.field.text == "abc")
  }

  @Test func `typing after the manager forgot everything can be undone`() {
    let stage = stage("")
    stage.driver.type("abc")
    stage.field.undoManager?.removeAllActions()
    stage.driver.type("d")
    stage.field.undoManager?.undo()
    #expect(stage.field.text == "abc")
    stage.driver.type("e")
    stage.field.isSecureTextEntry = true
    stage.field.isSecureTextEntry = false
    stage.driver.type("f")
    stage.field.undoManager?.undo()
    #expect(stage.field.text == "abce")
  }

  @Test func `a cleared text comes back when that is undone`() throws {
    let stage = stage("")
    stage.field.clearButtonMode = .always
    stage.driver.type("hello")
    let button = try #require(stage.clearButton)
    stage.driver.tap(button)
    #expect(stage.field.text == "")
    stage.field.undoManager?.undo()
    #expect(stage.field.text == "hello")
  }

  @Test func `the clear button of a disabled field does nothing`() throws {
    let stage = FieldStage("abc", editing: false) { $0.clearButtonMode = .always }
    stage.field.isEnabled = false
    let button = try #require(stage.clearButton)
    #expect(stage.calls { $0.tap(button) } == [])
    #expect(stage.field.text == "abc")
  }

  @Test func `a text that is composed does not keep replacing everything`() {
    let stage = stage("abc")
    stage.field.clearsOnInsertion = true
    stage.field.setMarkedText("x", selectedRange: UTF16Range(location: 1, length: 0))
    stage.field.unmarkText()
    stage.driver.type("y")
    #expect(stage.field.text == "xy")
  }

  @Test func `a line break in a field is the return key, and typing goes on in the next one`() {
    let stage = FieldStage("")
    let next = TextField(frame: Rect(x: 0, y: 100, width: 200, height: 34))
    stage.window.addSubview(next)
    stage.field.addAction(Action { _ in next.becomeFirstResponder() }, for: .primaryActionTriggered)
    #expect(stage.driver.type("a\nb"))
    #expect(stage.field.text == "a" && next.text == "b")
  }
}
