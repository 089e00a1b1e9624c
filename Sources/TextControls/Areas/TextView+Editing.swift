public import ResponderKit

// With the trait, the name of a notice is Foundation's, which Graphics has.
public import Graphics

extension TextView {
  /// The border of a text view, with the raw values of `UITextView.BorderStyle`.
  public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
    /// No border.
    case none = 0
    /// Rounded corners.
    case roundedRect = 1
  }

  /// Editing has begun (`UITextView.textDidBeginEditingNotification`).
  public nonisolated static let textDidBeginEditingNotification = Notice.Name(
    rawValue: "UITextViewTextDidBeginEditingNotification")
  /// Editing has ended (`UITextView.textDidEndEditingNotification`).
  public nonisolated static let textDidEndEditingNotification = Notice.Name(
    rawValue: "UITextViewTextDidEndEditingNotification")
  /// The user has changed the text (`UITextView.textDidChangeNotification`).
  public nonisolated static let textDidChangeNotification = Notice.Name(
    rawValue: "UITextViewTextDidChangeNotification")
}

extension TextView: EditsText {
  final var acceptsEdits: Bool { isEditable }
  final var allowsSelection: Bool { isSelectable }
  final func forgetSelectedTokens() {}
  package final func forgetEditing() { isEditing = false }
  package final var hasPasted: Bool {
    get { editing.hasPasted }
    set { editing.hasPasted = newValue }
  }
  final var tokenBeforeCaret: String? { nil }
  final var keepsPastedAttributes: Bool { allowsEditingTextAttributes }
  final var baseAttributes: AttributedText.Attributes {
    .init(font: font, foregroundColor: textColor)
  }

  /// The text as it is shown: a bullet for each character of a hidden one.
  package final var displayedText: String {
    isSecureTextEntry
      ? String(repeating: "•", count: editing.text.string.count) : editing.text.string
  }

  final func setSecure(_ isSecure: Bool) {
    guard isSecure != traits.isSecureTextEntry else { return }
    InteractionRecorder.current?.look(at: self)
    traits.isSecureTextEntry = isSecure
    AccessibilityChanges.note()
    editing.clearsAtNextEdit = isSecure && isEditing && clearsHiddenText
    editing.lastChange = nil
    if isSecure { editing.undoManager?.removeAllActions() }
  }

  private var clearsHiddenText: Bool { hasText && policies.hiddenText == .cleared }

  /// Asks the delegate; one that begins editing while it is asked is not asked again.
  final func mayBegin() -> Bool {
    guard !editing.isAskingToBegin else { return false }
    editing.isAskingToBegin = true
    defer { editing.isAskingToBegin = false }
    return askDelegate(delegate, "textViewShouldBeginEditing") {
      $0.textViewShouldBeginEditing(self)
    }
  }

  /// Asks the delegate; one that ends editing while it is asked is not asked again.
  final func mayEnd() -> Bool {
    guard !editing.isAskingToEnd else { return false }
    editing.isAskingToEnd = true
    defer { editing.isAskingToEnd = false }
    return askDelegate(delegate, "textViewShouldEndEditing") {
      $0.textViewShouldEndEditing(self)
    }
  }

  final func beginEditing() {
    // Who listens to the keyboard may have moved the focus.
    guard isFirstResponder, !isEditing else { return }
    noteEditing(.begins)
    isEditing = true
    editing.lastChange = nil
    editing.clearsAtNextEdit = isSecureTextEntry && clearsHiddenText
    tellDelegate(delegate, "textViewDidBeginEditing") { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  final func finishEditing() {
    guard isEditing, !isFirstResponder else { return }
    noteEditing(.ends)
    isEditing = false
    editing.text.mark(nil)
    editing.clearsAtNextEdit = false
    editing.lastChange = nil
    tellDelegate(delegate, "textViewDidEndEditing") { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
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

  final func mayChange(_ range: UTF16Range, to replacement: String) -> Bool {
    askDelegate(delegate, "shouldChangeTextIn") {
      $0.textView(self, shouldChangeTextInRanges: [range], replacementText: replacement)
    }
  }

  final func reportSelection() {
    tellDelegate(delegate, "textViewDidChangeSelection") { $0.textViewDidChangeSelection(self) }
  }

  final func reportChange() {
    tellDelegate(delegate, "textViewDidChange") { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  package final func userReturn() -> Bool {
    guard isFirstResponder, hasText || !enablesReturnKeyAutomatically else { return false }
    noteEditing(.pressesReturn)
    return userInsert("\n")
  }

  private func post(_ name: Notice.Name) {
    guard !editing.isSilent else { return }
    noticeCenter.post(Notice(name, object: self))
  }
}
