import ControlCore
import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// Text views, search bars and search fields.
@MainActor
@Suite struct TextAreaTests {
  @Test func `T050 a typed character asks and tells the delegate of a text view`() {
    let stage = AreaStage("a")
    #expect(
      stage.calls { $0.type("b") } == [
        "shouldChange({1, 0}, “b”)", "didChangeSelection {2, 0}", "didChange", "changeNotice",
      ])
    stage.view.policies.areaOrder = .changeFirst
    #expect(
      stage.calls { $0.type("c") } == [
        "shouldChange({2, 0}, “c”)", "didChange", "changeNotice", "didChangeSelection {3, 0}",
      ])
  }

  @Test func `T051 one press of the delete key changes the selection once`() {
    let stage = AreaStage("ab")
    #expect(
      stage.calls { $0.deleteBackward() } == [
        "shouldChange({1, 1}, “”)", "didChangeSelection {1, 0}", "didChange", "changeNotice",
      ])
  }

  @Test func `a text view begins, takes a line break and ends`() {
    let stage = AreaStage("a", editing: false)
    #expect(stage.calls { $0.tap(stage.view) } == ["shouldBegin", "didBegin", "beginNotice"])
    #expect(stage.calls { $0.pressReturn() }.first == "shouldChange({1, 0}, “\n”)")
    #expect(stage.view.text == "a\n")
    #expect(
      stage.calls { _ in stage.view.resignFirstResponder() } == [
        "shouldEnd", "didEnd", "endNotice",
      ])
    #expect(stage.calls { _ in stage.view.text = "x" } == [])
  }

  @Test func `a text view that cannot be edited is selected`() {
    let stage = AreaStage("ab", editing: false)
    stage.view.isEditable = false
    #expect(stage.calls { $0.tap(stage.view) } == [])
    #expect(stage.view.becomeFirstResponder())
    #expect(!stage.view.isEditing)
    #expect(stage.calls { $0.type("c") } == [])
    #expect(
      stage.calls { _ in stage.view.selectedRange = UTF16Range(location: 0, length: 1) } == [
        "didChangeSelection {0, 1}"
      ])
    #expect(!stage.view.canPerformAction(ActionSelector("cut:"), withSender: nil))
    #expect(stage.view.canPerformAction(ActionSelector("copy:"), withSender: nil))
  }

  @Test func `T052 a search bar tells of a change and of the search key`() {
    let stage = BarStage()
    #expect(
      stage.calls {
        $0.type("a")
        $0.pressReturn()
      } == ["shouldChange({0, 0}, “a”)", "textDidChange(“a”)", "searchButtonClicked"])
    #expect(stage.bar.isFirstResponder)
  }

  @Test func `T053 the clear button of a search bar tells of an empty text`() throws {
    let stage = BarStage("a")
    let button = try #require(
      stage.bar.searchTextField.subviews.first { $0.recordName == "Clear Button" })
    #expect(stage.calls { $0.tap(button) } == ["textDidChange(“”)"])
  }

  @Test func `T054 a scope out of range is ignored`() {
    let bar = SearchBar(frame: .zero)
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.selectedScopeButtonIndex = 5
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["All"]
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test func `a text set in code is reported by a search bar as a policy says`() {
    let stage = BarStage()
    #expect(stage.calls { _ in stage.bar.text = "x" } == [])
    stage.bar.policies.searchText = .reported
    #expect(stage.calls { _ in stage.bar.text = "y" } == ["textDidChange(“y”)"])
  }

  @Test func `the cancel button and the scopes tell the delegate and do nothing else`() throws {
    let stage = BarStage("a")
    stage.bar.showsCancelButton = true
    stage.bar.showsScopeBar = true
    stage.bar.scopeButtonTitles = ["All", "Unread"]
    stage.bar.frame.size.height = 100
    stage.window.layoutIfNeeded()
    let cancel = try #require(stage.bar.subviews.first { $0.recordName == "Cancel Button" })
    let scopes = try #require(stage.bar.subviews.first { $0.recordName == "Scope Bar" })
    #expect(stage.calls { $0.tap(cancel) } == ["cancelButtonClicked"])
    #expect(stage.bar.text == "a" && stage.bar.isFirstResponder)
    #expect(
      stage.calls { $0.tap(at: scopes.convert(Point(x: scopes.bounds.width - 20, y: 10), to: nil)) }
        == ["scope 1"])
    #expect(stage.bar.selectedScopeButtonIndex == 1)
  }

  @Test func `the search bar sends no events of its own, and those of its field to who asks`() {
    let stage = BarStage()
    let record = InteractionRecord.during { stage.driver.type("a") }
    #expect(record.events == [])
    var count = 0
    stage.bar.searchTextField.addAction(Action { _ in count += 1 }, for: .editingChanged)
    stage.driver.type("b")
    #expect(count == 1)
  }

  @Test func `T055 the textual range leaves out tokens`() {
    let field = SearchTextField(frame: .zero)
    field.tokens = [SearchToken(icon: nil, text: "From: Ada")]
    field.text = "ab"
    #expect(field.text(in: field.textualRange) == "ab")
    #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 1)
    #expect(field.offset(from: field.textualRange.start, to: field.textualRange.end) == 2)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    let selected = field.selectedTextRange
    #expect(selected?.isEmpty == false)
    #expect(selected.map { field.tokens(in: $0).map(\.text) } == ["From: Ada"])
  }

  @Test(arguments: [true, false])
  func `T056 the delete key removes a token if it may`(_ allows: Bool) {
    let field = SearchTextField(frame: .zero)
    let stage = FieldStage(field: field)
    field.tokens = [SearchToken(icon: nil, text: "From: Ada")]
    field.allowsDeletingTokens = allows
    stage.driver.deleteBackward()
    #expect(field.tokens.count == (allows ? 0 : 1))
  }
}
