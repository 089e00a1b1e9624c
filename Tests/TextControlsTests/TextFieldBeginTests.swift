import ControlCore
import Graphics
import ResponderKit
import TextControls
import TestSupport
import Testing

/// How editing of a text field begins and ends.
@MainActor
@Suite struct TextFieldBeginTests {
  @Test func `T001 the text of a new field is empty`() {
    let field = TextField(frame: .zero)
    #expect(field.text == "")
    field.policies.emptyText = .nil
    #expect(field.text == nil)
    field.text = ""
    #expect(field.text == "")
  }

  @Test func `T002 a new field has no border, no side views and no smallest size`() {
    let field = TextField(frame: .zero)
    #expect(field.borderStyle.rawValue == 0)
    #expect(field.clearButtonMode.rawValue == 0)
    #expect(field.leftViewMode.rawValue == 0)
    #expect(field.minimumFontSize == 0)
  }

  @Test func `T003 new traits capitalize sentences and leave the rest to the system`() {
    for traits: any TextInputTraits in [
      TextField(frame: .zero), TextView(frame: .zero), SearchBar(frame: .zero),
    ] {
      #expect(traits.autocapitalizationType.rawValue == 2)
      #expect(traits.autocorrectionType.rawValue == 0)
      #expect(traits.keyboardType.rawValue == 0)
    }
    #expect(TextField(frame: .zero).returnKeyType.rawValue == 0)
  }

  @Test func `T004 becoming first responder asks, tells, sends and posts`() {
    let stage = FieldStage(editing: false)
    let calls = stage.calls { _ in check(stage.field.becomeFirstResponder()) }
    #expect(calls == ["shouldBegin", "didBegin", "editingDidBegin", "beginNotice"])
    #expect(stage.field.isEditing && stage.field.isFirstResponder)
    #expect(stage.calls { _ in stage.field.becomeFirstResponder() } == [])
  }

  @Test func `T005 a field outside a window cannot be edited`() {
    let stage = FieldStage(editing: false)
    stage.field.removeFromSuperview()
    #expect(stage.calls { _ in check(!stage.field.becomeFirstResponder()) } == [])
  }

  @Test func `T006 a tap that the delegate refuses sends touchDown alone`() {
    let stage = FieldStage(editing: false)
    stage.delegate.shouldBegin = false
    #expect(stage.calls { $0.tap(stage.field) } == ["touchDown", "shouldBegin"])
    #expect(!stage.field.isFirstResponder)
  }

  @Test func `a tap begins editing when the finger is lifted inside`() {
    let stage = FieldStage(editing: false)
    let calls = stage.calls { $0.tap(stage.field) }
    #expect(
      calls == ["touchDown", "shouldBegin", "didBegin", "editingDidBegin", "beginNotice"])
    let other = FieldStage(editing: false)
    #expect(
      other.calls {
        $0.touchDown(at: Point(x: 30, y: 30))
        $0.touchUp(at: Point(x: 30, y: 300))
      } == ["touchDown"])
    other.field.isEnabled = false
    #expect(other.calls { $0.tap(other.field) } == [])
  }

  @Test func `T032 resigning asks, tells, sends and posts, without the end on exit`() {
    let stage = FieldStage()
    var exits = 0
    stage.field.addAction(Action { _ in exits += 1 }, for: .editingDidEndOnExit)
    let calls = stage.calls { _ in check(stage.field.resignFirstResponder()) }
    #expect(calls == ["shouldEnd", "didEnd", "editingDidEnd", "endNotice"])
    #expect(exits == 0)
  }

  @Test func `T033 a delegate keeps the field in editing`() {
    let stage = FieldStage()
    stage.delegate.shouldEnd = false
    #expect(stage.calls { _ in check(!stage.field.resignFirstResponder()) } == ["shouldEnd"])
    #expect(stage.field.isEditing)
  }

  @Test func `T034 endEditing asks, and ends by force`() {
    let stage = FieldStage()
    stage.delegate.shouldEnd = false
    #expect(!stage.window.endEditing(false))
    #expect(stage.field.isEditing)
    let calls = stage.calls { _ in check(stage.window.endEditing(true)) }
    #expect(calls == ["shouldEnd", "didEnd", "editingDidEnd", "endNotice"])
    #expect(!stage.window.endEditing(true))
  }

  @Test func `T035 a field that leaves its window ends editing, whatever the delegate says`() {
    let stage = FieldStage()
    stage.delegate.shouldEnd = false
    let calls = stage.calls { _ in stage.field.removeFromSuperview() }
    #expect(calls == ["shouldEnd", "didEnd", "editingDidEnd", "endNotice"])
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `T036 of the two methods for the end, the one with a reason is called`() {
    @MainActor final class Both: TextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: TextField) { calls.append("didEnd") }
      func textFieldDidEndEditing(
        _ textField: TextField, reason: TextField.DidEndEditingReason
      ) { calls.append("didEnd \(reason.rawValue)") }
    }
    let stage = FieldStage()
    let both = Both()
    stage.field.delegate = both
    stage.field.resignFirstResponder()
    #expect(both.calls == ["didEnd 0"])
  }

  @Test(arguments: TextPolicies.EndUserInfo.allCases)
  func `the notice about the end carries the reason, as a policy says`(
    _ policy: TextPolicies.EndUserInfo
  ) {
    let stage = FieldStage()
    stage.field.policies.endUserInfo = policy
    var reasons: [TextField.DidEndEditingReason?] = []
    let observation = stage.window.noticeCenter.addObserver(
      forName: TextField.textDidEndEditingNotification, object: stage.field
    ) {
      reasons.append(
        $0.userInfo[TextField.didEndEditingReasonUserInfoKey] as? TextField.DidEndEditingReason)
    }
    stage.field.resignFirstResponder()
    #expect(reasons == [policy == .reason ? .committed : nil])
    stage.window.noticeCenter.removeObserver(observation)
  }

  @Test func `T037 one field hands over to another`() {
    let (a, b) = pair()
    let calls = a.calls { _ in b.field.becomeFirstResponder() }
    #expect(
      calls.filter { !$0.contains("Notice") } == [
        "b.shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "b.didBegin",
        "b.editingDidBegin",
      ])
  }

  @Test func `T038 a field that may not begin leaves the other one in editing`() {
    let (a, b) = pair()
    b.delegate.shouldBegin = false
    #expect(a.calls { _ in check(!b.field.becomeFirstResponder()) } == ["b.shouldBegin"])
    #expect(a.field.isEditing)
  }

  @Test func `T039 a field that may not end keeps the other one from beginning`() {
    let (a, b) = pair()
    a.delegate.shouldEnd = false
    let calls = a.calls { _ in check(!b.field.becomeFirstResponder()) }
    #expect(calls == ["b.shouldBegin", "a.shouldEnd"])
    #expect(a.field.isEditing && !b.field.isEditing)
  }

  /// Two fields in one window, of which the first is being edited.
  private func pair() -> (a: FieldStage, b: FieldStage) {
    let log = CallLog()
    let a = FieldStage(named: "a", log: log)
    let b = FieldStage(named: "b", editing: false, log: log)
    a.window.addSubview(b.field)
    b.field.frame.origin.y = 100
    return (a, b)
  }

  @Test(arguments: TextPolicies.DisabledWhileEditing.allCases)
  func `disabling a field that is edited ends it, or not, as a policy says`(
    _ policy: TextPolicies.DisabledWhileEditing
  ) {
    let stage = FieldStage()
    stage.field.policies.disabledWhileEditing = policy
    stage.field.isEnabled = false
    #expect(stage.field.isEditing == (policy == .keepsEditing))
  }

  @Test func `a delegate that resigns and begins again in its methods comes to an end`() {
    @MainActor final class Stubborn: TextFieldDelegate {
      var ends = 0
      func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: TextField) {
        ends += 1
        textField.becomeFirstResponder()
      }
    }
    let (a, b) = pair()
    let stubborn = Stubborn()
    a.field.delegate = stubborn
    #expect(!b.field.becomeFirstResponder())
    #expect(a.field.isEditing && a.field.isFirstResponder && !b.field.isEditing)
    #expect(stubborn.ends == 2)
  }
}
