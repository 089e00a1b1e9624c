import ControlCore
import Graphics
import ResponderKit

extension TextField: EditsText {
  final var acceptsEdits: Bool { isEnabled || isEditing }
  final var keepsPastedAttributes: Bool { allowsEditingTextAttributes }
  final var baseAttributes: AttributedText.Attributes { defaultTextAttributes }

  /// The text as it is shown: a bullet for each character of a hidden one.
  package final var displayedText: String {
    isSecureTextEntry
      ? String(repeating: "•", count: editing.text.string.count) : editing.text.string
  }

  final func setText(_ text: AttributedText?) {
    hasTextSet = text != nil
    setContent(text ?? AttributedText(""))
  }

  final func setSecure(_ isSecure: Bool) {
    guard isSecure != traits.isSecureTextEntry else { return }
    noteElement()
    traits.isSecureTextEntry = isSecure
    AccessibilityChanges.note()
    editing.clearsAtNextEdit = isSecure && isEditing && clearsHiddenText
    if isSecure { editing.undoManager?.removeAllActions() }
  }

  private var clearsHiddenText: Bool { hasText && policies.hiddenText == .cleared }

  // MARK: Beginning and ending

  final func mayBegin() -> Bool {
    askDelegate(delegate, "textFieldShouldBeginEditing(_:)") {
      $0.textFieldShouldBeginEditing(self)
    }
  }

  /// Asks the delegate; one that ends editing while it is asked is not asked again.
  final func mayEnd() -> Bool {
    guard !editing.isAskingToEnd else { return false }
    editing.isAskingToEnd = true
    defer { editing.isAskingToEnd = false }
    return askDelegate(delegate, "textFieldShouldEndEditing(_:)") {
      $0.textFieldShouldEndEditing(self)
    }
  }

  final func beginEditing() {
    noteEditing(.begins)
    isEditing = true
    editing.lastChange = nil
    if clearsOnBeginEditing, hasText, mayClear() { clear() }
    editing.clearsAtNextEdit = isSecureTextEntry && clearsHiddenText
    tellDelegate(delegate, "textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
    report(.editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  final func finishEditing() {
    guard isEditing else { return }
    noteEditing(.ends)
    isEditing = false
    editing.text.mark(nil)
    editing.clearsAtNextEdit = false
    editing.lastChange = nil
    tellDelegate(delegate, "textFieldDidEndEditing(_:reason:)") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    report(.editingDidEnd)
    let reason = [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed]
    post(
      Self.textDidEndEditingNotification, policies.endUserInfo == .reason ? reason : [:])
  }

  package final func endEditingByForce() {
    guard isEditing else {
      resignFirstResponder()
      return
    }
    _ = mayEnd()
    guard isEditing else { return }
    super.resignFirstResponder()
    finishEditing()
  }

  // MARK: Changes

  final func mayChange(_ range: UTF16Range, to replacement: String) -> Bool {
    askDelegate(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)") {
      $0.textField(
        self, shouldChangeCharactersInRanges: [range], replacementString: replacement)
    }
  }

  final func reportSelection() {
    tellDelegate(delegate, "textFieldDidChangeSelection(_:)") {
      $0.textFieldDidChangeSelection(self)
    }
  }

  final func reportChange() {
    hasTextSet = true
    report(.editingChanged)
    bar?.parts.coordinator?.textHasChanged()
    post(Self.textDidChangeNotification)
  }

  private func mayClear() -> Bool {
    askDelegate(delegate, "textFieldShouldClear(_:)") { $0.textFieldShouldClear(self) }
  }

  /// Removes the text, and reports it.
  private func clear() {
    noteElement()
    editing.text.set(AttributedText(""))
    editing.clearsAtNextEdit = false
    editing.lastChange = nil
    AccessibilityChanges.note()
    setNeedsLayout()
    reportChange()
  }

  /// What a tap on the button that removes the text does: editing begins if it had not.
  final func tapClearButton() {
    guard mayClear() else { return }
    clear()
    if !isEditing { becomeFirstResponder() }
  }

  package final func userReturn() -> Bool {
    guard isFirstResponder, hasText || !enablesReturnKeyAutomatically else { return false }
    noteEditing(.pressesReturn)
    guard askDelegate(delegate, "textFieldShouldReturn(_:)", { $0.textFieldShouldReturn(self) })
    else {
      return true
    }
    // A target for the end on exit is enough to end editing, whatever it does.
    let ends = handlers.contains { $0.events.contains(.editingDidEndOnExit) }
    let events: [ControlEvents] = [.primaryActionTriggered, .editingDidEndOnExit]
    for event in policies.returnOrder == .primaryActionFirst ? events : events.reversed() {
      report(event)
    }
    if ends, isEditing { resignFirstResponder() }
    return true
  }

  /// Sends events; the field of a search bar sends only those that someone handles.
  private func report(_ events: ControlEvents) {
    guard bar == nil || handlers.contains(where: { !$0.events.isDisjoint(with: events) }) else {
      return
    }
    send(events, with: nil)
  }

  private func post(_ name: Notice.Name, _ userInfo: [String: any Sendable] = [:]) {
    noticeCenter.post(Notice(name, object: self, userInfo: userInfo))
  }
}
