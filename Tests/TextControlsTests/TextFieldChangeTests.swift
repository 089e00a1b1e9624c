import Accessibility
import ControlCore
import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// What the user's changes to a text field call, send and post.
@MainActor
@Suite struct TextFieldChangeTests {
  private let changed = ["didChangeSelection", "editingChanged", "changeNotice"]

  @Test func `T007 a typed character asks, selects, sends and posts`() {
    let stage = FieldStage("ab")
    let calls = stage.calls { check($0.type("c")) }
    #expect(calls == ["shouldChange({2, 0}, “c”)"] + changed)
    #expect(stage.field.text == "abc")
  }

  @Test func `T008 a refused character changes nothing`() {
    let stage = FieldStage("ab")
    stage.delegate.shouldChange = false
    #expect(stage.calls { check(!$0.type("c")) } == ["shouldChange({2, 0}, “c”)"])
    #expect(stage.field.text == "ab")
  }

  @Test func `T009 a paste is one change`() {
    let stage = FieldStage()
    let calls = stage.calls { check($0.paste("four")) }
    #expect(calls == ["shouldChange({0, 0}, “four”)"] + changed)
    #expect(stage.field.text == "four")
  }

  @Test func `typing four characters is four changes`() {
    let stage = FieldStage()
    let calls = stage.calls { $0.type("four") }
    #expect(calls.filter { $0 == "editingChanged" }.count == 4)
  }

  @Test func `T010 a paste replaces the selection`() {
    let stage = FieldStage("abc")
    stage.field.selectAll(nil)
    let calls = stage.calls { $0.paste("x") }
    #expect(calls == ["shouldChange({0, 3}, “x”)"] + changed)
    #expect(stage.field.text == "x")
    #expect(stage.caret == 1)
  }

  @Test func `T011 the delete key removes the selection`() {
    let stage = FieldStage("abc")
    stage.driver.select(UTF16Range(location: 1, length: 1))
    #expect(
      stage.calls { $0.deleteBackward() } == ["shouldChange({1, 1}, “”)"] + changed)
    #expect(stage.field.text == "ac")
    #expect(stage.caret == 1)
  }

  @Test func `T012 the delete key removes the character before the caret`() {
    let stage = FieldStage("abc")
    #expect(stage.calls { $0.deleteBackward() } == ["shouldChange({2, 1}, “”)"] + changed)
    #expect(stage.field.text == "ab")
  }

  @Test func `T013 the delete key in an empty field asks nothing`() {
    let stage = FieldStage()
    #expect(stage.calls { check(!$0.deleteBackward()) } == [])
    stage.field.policies.deletionAtStart = .asked
    #expect(stage.calls { $0.deleteBackward() } == ["shouldChange({0, 0}, “”)"])
  }

  @Test func `T014 the delete key removes a family as a whole`() {
    let stage = FieldStage("a👨‍👩‍👧‍👦")
    #expect(stage.calls { $0.deleteBackward() }.first == "shouldChange({1, 11}, “”)")
    #expect(stage.field.text == "a")
  }

  @Test func `T015 the delete key removes a flag as a whole`() {
    let stage = FieldStage("🇫🇷")
    #expect(stage.calls { $0.deleteBackward() }.first == "shouldChange({0, 4}, “”)")
    #expect(stage.field.text == "")
  }

  @Test func `T016 the delete key removes a letter with its mark`() {
    let stage = FieldStage("e\u{301}")
    #expect(stage.calls { $0.deleteBackward() }.first == "shouldChange({0, 2}, “”)")
    #expect(stage.field.text == "")
    let other = FieldStage("e\u{301}") { $0.policies.deletionUnit = .codePoint }
    #expect(other.calls { $0.deleteBackward() }.first == "shouldChange({1, 1}, “”)")
    #expect(other.field.text == "e")
  }

  @Test func `T017 insertText in code is reported and not asked`() {
    let stage = FieldStage("ab")
    #expect(stage.calls { _ in stage.field.insertText("c") } == changed)
    #expect(stage.field.text == "abc")
    #expect(stage.calls { _ in stage.field.deleteBackward() } == changed)
  }

  @Test(arguments: [true, false])
  func `T018 a text set in code is silent`(_ isEditing: Bool) {
    let stage = FieldStage("ab", editing: isEditing)
    #expect(stage.calls { _ in stage.field.text = "x" } == [])
    #expect(stage.calls { _ in stage.field.attributedText = AttributedText("y").styled } == [])
    #expect(stage.field.text == "y")
  }

  @Test func `T019 a text set in code puts the caret at its end`() {
    let stage = FieldStage("abc")
    stage.driver.select(UTF16Range(location: 0, length: 0))
    stage.field.text = "xy"
    #expect(stage.caret == 2)
    stage.field.policies.caretAfterSetting = .kept
    stage.driver.select(UTF16Range(location: 1, length: 0))
    stage.field.text = "uvw"
    #expect(stage.caret == 1)
  }

  @Test func `T020 of the two questions about a change, the one with ranges is asked`() {
    @MainActor final class Both: TextFieldDelegate {
      var calls: [String] = []
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: UTF16Range,
        replacementString string: String
      ) -> Bool {
        calls.append("range")
        return true
      }
      func textField(
        _ textField: TextField, shouldChangeCharactersInRanges ranges: [UTF16Range],
        replacementString string: String
      ) -> Bool {
        calls.append("ranges \(ranges)")
        return true
      }
    }
    let stage = FieldStage("ab")
    let both = Both()
    stage.field.delegate = both
    stage.driver.type("c")
    #expect(both.calls == ["ranges [{2, 0}]"])
  }

  @Test func `T021 an empty field has no clear button`() {
    let stage = FieldStage(editing: false) { $0.clearButtonMode = .always }
    #expect(stage.clearButton == nil)
  }

  @Test func `T022 a clear button while editing appears with the editing`() {
    let stage = FieldStage("a", editing: false) { $0.clearButtonMode = .whileEditing }
    #expect(stage.clearButton == nil)
    stage.field.becomeFirstResponder()
    #expect(stage.clearButton != nil)
    stage.field.rightView = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    stage.field.rightViewMode = .always
    #expect(stage.clearButton == nil)
  }

  @Test func `T023 a tap on the clear button asks, clears and sends once`() throws {
    let stage = FieldStage("abc") { $0.clearButtonMode = .always }
    let button = try #require(stage.clearButton)
    #expect(stage.calls { $0.tap(button) } == ["shouldClear"] + changed)
    #expect(stage.field.text == "")
    #expect(stage.clearButton == nil)
  }

  @Test func `a clear button of a field that is not edited begins editing`() throws {
    let stage = FieldStage("abc", editing: false) { $0.clearButtonMode = .always }
    let button = try #require(stage.clearButton)
    stage.delegate.shouldClear = false
    #expect(stage.calls { $0.tap(button) } == ["shouldClear"])
    #expect(stage.field.text == "abc")
    stage.delegate.shouldClear = true
    let begun = ["shouldBegin", "didBegin", "editingDidBegin", "beginNotice"]
    #expect(
      stage.calls { $0.tap(button) } == ["shouldClear"] + changed + begun)
  }

  @Test func `T024 a field that clears when editing begins does so before it says that it began`() {
    let stage = FieldStage("abc", editing: false) { $0.clearsOnBeginEditing = true }
    let calls = stage.calls { $0.tap(stage.field) }
    #expect(
      calls == ["touchDown", "shouldBegin", "shouldClear"] + changed
        + ["didBegin", "editingDidBegin", "beginNotice"])
    #expect(stage.field.text == "")
  }

  @Test func `T025 a delegate keeps the text when editing begins`() {
    let stage = FieldStage("abc", editing: false) { $0.clearsOnBeginEditing = true }
    stage.delegate.shouldClear = false
    stage.driver.tap(stage.field)
    #expect(stage.field.text == "abc")
    #expect(stage.field.isEditing)
  }

  @Test func `T026 an insertion replaces everything once`() {
    let stage = FieldStage("abc")
    stage.field.clearsOnInsertion = true
    #expect(stage.calls { $0.type("x") } == ["shouldChange({0, 3}, “x”)"] + changed)
    #expect(stage.field.text == "x")
    #expect(!stage.field.clearsOnInsertion)
  }

  @Test func `T027 another selection ends that`() {
    let stage = FieldStage("abc")
    stage.field.clearsOnInsertion = true
    stage.field.selectedTextRange = stage.field.textRange(
      from: stage.field.beginningOfDocument, to: stage.field.beginningOfDocument)
    #expect(!stage.field.clearsOnInsertion)
    #expect(stage.field.text == "abc")
  }

  @Test func `T028 the return key without a target for the end on exit does not end editing`() {
    let stage = FieldStage()
    let record = InteractionRecord.during { stage.driver.pressReturn() }
    #expect(record.events == [.primaryActionTriggered, .editingDidEndOnExit])
    #expect(stage.log.calls == ["shouldReturn", "primaryActionTriggered"])
    #expect(stage.field.isEditing)
  }

  @Test(arguments: TextPolicies.ReturnOrder.allCases)
  func `T029 the return key ends editing where there is a target for the end on exit`(
    _ order: TextPolicies.ReturnOrder
  ) {
    let stage = FieldStage()
    stage.field.policies.returnOrder = order
    stage.field.addAction(
      Action { _ in stage.log.add("editingDidEndOnExit") }, for: .editingDidEndOnExit)
    let calls = stage.calls { check($0.pressReturn()) }
    let events = ["primaryActionTriggered", "editingDidEndOnExit"]
    #expect(
      calls == ["shouldReturn"] + (order == .primaryActionFirst ? events : events.reversed())
        + ["shouldEnd", "didEnd", "editingDidEnd", "endNotice"])
  }

  @Test func `T030 a delegate makes the return key do nothing`() {
    let stage = FieldStage()
    stage.field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    stage.delegate.shouldReturn = false
    #expect(stage.calls { $0.pressReturn() } == ["shouldReturn"])
    #expect(stage.field.isEditing)
  }

  @Test func `T031 a return key that needs a text is disabled without one`() {
    let stage = FieldStage { $0.enablesReturnKeyAutomatically = true }
    #expect(stage.calls { check(!$0.pressReturn()) } == [])
    stage.driver.type("a")
    #expect(stage.driver.pressReturn())
  }

  @Test(arguments: TextPolicies.HiddenText.allCases)
  func `T040 the first key in a hidden text replaces it`(_ policy: TextPolicies.HiddenText) {
    let stage = hidden("abc", policy)
    let calls = stage.calls { $0.type("d") }
    #expect(calls == ["shouldChange({3, 0}, “d”)"] + changed)
    #expect(stage.field.text == (policy == .cleared ? "d" : "abcd"))
    stage.driver.type("e")
    #expect(stage.field.text == (policy == .cleared ? "de" : "abcde"))
  }

  @Test func `T041 the delete key empties a hidden text to which the user has come back`() {
    let stage = hidden("abc")
    #expect(stage.calls { $0.deleteBackward() } == ["shouldChange({2, 1}, “”)"] + changed)
    #expect(stage.field.text == "")
  }

  @Test func `T042 a text that is hidden while it is edited is replaced by the first key`() {
    let stage = FieldStage("abc")
    stage.field.isSecureTextEntry = true
    stage.driver.type("d")
    #expect(stage.field.text == "d")
  }

  @Test func `a text set in code is not replaced by the next key`() {
    let stage = hidden("abc")
    stage.field.text = "abc"
    stage.driver.type("d")
    #expect(stage.field.text == "abcd")
  }

  @Test func `T043 a hidden text is shown as bullets and read as it is`() {
    let stage = FieldStage("pass") { $0.isSecureTextEntry = true }
    #expect(stage.field.displayedText == "\u{2022}\u{2022}\u{2022}\u{2022}")
    #expect(stage.field.text == "pass")
    #expect(stage.field.accessibilityValue == "••••")
  }

  private func hidden(
    _ text: String, _ policy: TextPolicies.HiddenText = .cleared
  ) -> FieldStage {
    FieldStage(text) {
      $0.isSecureTextEntry = true
      $0.policies.hiddenText = policy
    }
  }
}

extension FieldStage {
  /// The offset of the caret, or of the start of the selection.
  var caret: Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  /// The clear button, if it is shown.
  var clearButton: View? {
    window.layoutIfNeeded()
    return field.subviews.first { $0.recordName == "Clear Button" }
  }
}
