import ControlCore
import Graphics
import ResponderKit

extension TextField: EditsText {
  final var acceptsEdits: Bool { isEnabled || isEditing }
  final var allowsSelection: Bool { true }
  package final var hasPasted: Bool {
    get { editing.hasPasted }
    set { editing.hasPasted = newValue }
  }
  final var keepsPastedAttributes: Bool { allowsEditingTextAttributes }
  final var baseAttributes: AttributedText.Attributes {
    looks.defaultAttributes ?? .init(font: font, foregroundColor: textColor)
  }

  /// The text as it is shown: a bullet for each character of a hidden one.
  package final var displayedText: String {
    isSecureTextEntry
      ? String(repeating: "•", count: editing.text.string.count) : editing.text.string
  }

  final func setText(_ text: AttributedText?) {
    hasTextSet = text != nil
    setContent(text ?? AttributedText(""))
    invalidateIntrinsicContentSize()
  }

  final func setSecure(_ isSecure: Bool) {
    guard isSecure != traits.isSecureTextEntry else { return }
    noteElement()
    traits.isSecureTextEntry = isSecure
    AccessibilityChanges.note()
    editing.clearsAtNextEdit = isSecure && isEditing && clearsHiddenText
    editing.lastChange = nil
    if isSecure { editing.undoManager?.removeAllActions() }
  }

  private var clearsHiddenText: Bool { hasText && policies.hiddenText == .cleared }

  // MARK: Beginning and ending

  /// Asks the delegate; one that begins editing while it is asked is not asked again.
  final func mayBegin() -> Bool {
    guard !editing.isAskingToBegin else { return false }
    editing.isAskingToBegin = true
    defer { editing.isAskingToBegin = false }
    return askDelegate(delegate, "textFieldShouldBeginEditing") {
      $0.textFieldShouldBeginEditing(self)
    }
  }

  /// Asks the delegate; one that ends editing while it is asked is not asked again.
  final func mayEnd() -> Bool {
    guard !editing.isAskingToEnd else { return false }
    editing.isAskingToEnd = true
    defer { editing.isAskingToEnd = false }
    return askDelegate(delegate, "textFieldShouldEndEditing") {
      $0.textFieldShouldEndEditing(self)
    }
  }

  final func beginEditing() {
    // Who listens to the keyboard may have moved the focus.
    guard isFirstResponder, !isEditing else { return }
    noteEditing(.begins)
    isEditing = true
    editing.lastChange = nil
    if clearsOnBeginEditing, hasText, mayClear() { clear() }
    guard isEditing else { return }
    editing.clearsAtNextEdit = isSecureTextEntry && clearsHiddenText
    tellDelegate(delegate, "textFieldDidBeginEditing") { $0.textFieldDidBeginEditing(self) }
    report(.editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  final func finishEditing() {
    guard isEditing, !isFirstResponder else { return }
    noteEditing(.ends)
    isEditing = false
    editing.text.mark(nil)
    editing.clearsAtNextEdit = false
    editing.lastChange = nil
    tellDelegate(delegate, "textFieldDidEndEditing") {
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
    askDelegate(delegate, "shouldChangeCharactersIn") {
      $0.textField(
        self, shouldChangeCharactersInRanges: [range], replacementString: replacement)
    }
  }

  final func reportSelection() {
    tellDelegate(delegate, "textFieldDidChangeSelection") {
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
    askDelegate(delegate, "textFieldShouldClear") { $0.textFieldShouldClear(self) }
  }

  /// Removes the text, and reports it.
  private func clear() {
    editing.clearsAtNextEdit = false
    editing.lastChange = nil
    removeTokens()
    change(.init(start: .zero, end: editing.text.end), to: AttributedText(""))
  }

  /// Taps the button that removes the text, which begins editing if it had not begun.
  final func tapClearButton() {
    guard acceptsEdits, mayClear() else { return }
    clear()
    if !isEditing { becomeFirstResponder() }
  }

  package final func forgetEditing() { isEditing = false }

  package final func userReturn() -> Bool {
    guard isFirstResponder, hasText || !enablesReturnKeyAutomatically else { return false }
    noteEditing(.pressesReturn)
    guard askDelegate(delegate, "textFieldShouldReturn", { $0.textFieldShouldReturn(self) })
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
    guard !editing.isSilent else { return }
    noticeCenter.post(Notice(name, object: self, userInfo: userInfo))
  }
}
