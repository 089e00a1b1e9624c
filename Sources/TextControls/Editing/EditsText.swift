import Graphics
import Localize
import ResponderKit

/// A control whose text the user edits; what text fields and text views share.
@MainActor
protocol EditsText: View, TextInput, UserEditable, EndsEditing, TakesKeys {
  var editing: EditingState { get set }
  /// Indicates whether the user may change the text.
  var acceptsEdits: Bool { get }
  /// Indicates whether an insertion replaces everything, as `clearsOnInsertion` says.
  var clearsOnInsertion: Bool { get set }
  /// The attributes of a text that has none of its own.
  var baseAttributes: AttributedText.Attributes { get }
  /// The token that the delete key removes where there is no text before the caret; nil for
  /// nothing.
  var tokenBeforeCaret: String? { get }
  /// Indicates whether a pasted text keeps its attributes.
  var keepsPastedAttributes: Bool { get }
  var policies: TextPolicies { get }
  /// Indicates whether the text is being edited.
  var isEditing: Bool { get }
  /// Indicates whether the user may select text.
  var allowsSelection: Bool { get }
  /// The manager of the changes that the user can undo; nil if changes are not kept.
  var undoManager: UndoManager? { get }
  /// Called when the selection of the text is set anew.
  func forgetSelectedTokens()
  /// Asks the delegate about a change by the user.
  func mayChange(_ range: UTF16Range, to replacement: String) -> Bool
  /// Reports another selection.
  func reportSelection()
  /// Reports another text, which the program did not set.
  func reportChange()
}

extension EditsText {
  func noteEditing(_ step: InteractionRecord.EditingStep) {
    InteractionRecorder.current?.note(.editing(view: recordName, step))
  }

  /// The selected stretch, which is everything if an insertion replaces everything.
  private var target: EditableText.Span {
    clearsOnInsertion
      ? .init(start: .zero, end: editing.text.end)
      : editing.text.marked ?? editing.text.selection
  }

  /// The end of the text at which the caret is while the text is edited; nil anywhere else.
  var insertionPoint: AccessibilityInsertionPoint? {
    let (text, selection) = (editing.text, editing.text.selection)
    guard isFirstResponder, selection.isEmpty else { return nil }
    return selection.start == .zero ? .start : selection.start == text.end ? .end : nil
  }

  // MARK: The program

  /// Sets the text without a report; the caret is at the end.
  func setContent(_ text: AttributedText) {
    InteractionRecorder.current?.look(at: self)
    editing.inputDelegate?.textWillChange(self)
    forgetSelectedTokens()
    let caret = editing.text.selection.range
    editing.text.set(text)
    if policies.caretAfterSetting == .kept {
      editing.text.select(editing.text.span(of: caret))
    }
    editing.clearsAtNextEdit = false
    forgetChanges()
    editing.inputDelegate?.textDidChange(self)
    contentDidChange()
  }

  /// Inserts a text in place of the selection, and reports it.
  func insert(_ text: String) { insert(AttributedText(text, attributes: insertionAttributes)) }

  private func insert(_ text: AttributedText) {
    emptyIfPending()
    change(target, to: text)
  }

  /// Deletes the selection or the character before the caret, and reports it.
  func delete() {
    if editing.clearsAtNextEdit, !editing.text.string.isEmpty {
      emptyIfPending()
      return reportAll()
    }
    let span = editing.text.marked ?? editing.text.selection
    guard let span = span.isEmpty ? unit(before: span.start) : span else { return }
    change(span, to: AttributedText(""))
  }

  /// Selects a stretch, and reports it if it is another one.
  func select(_ range: UTF16Range) {
    clearsOnInsertion = false
    forgetSelectedTokens()
    let span = editing.text.span(of: range)
    guard span != editing.text.selection else { return }
    InteractionRecorder.current?.look(at: self)
    editing.inputDelegate?.selectionWillChange(self)
    // It may have changed the text.
    let selected = editing.text.span(of: span.range)
    editing.text.select(selected)
    editing.typingAttributes = nil
    editing.lastChange = nil
    // What is composed holds the selection, or is accepted.
    if let marked = editing.text.marked, selected.start < marked.start || marked.end < selected.end
    {
      editing.text.mark(nil)
    }
    editing.inputDelegate?.selectionDidChange(self)
    contentDidChange()
    reportSelection()
  }

  /// Replaces what is composed, and selects a stretch within the new text.
  func compose(_ text: String, _ selected: UTF16Range) {
    guard !text.isEmpty || editing.text.marked != nil else { return }
    emptyIfPending()
    forgetSelectedTokens()
    let start = target.start
    change(target, to: AttributedText(text, attributes: insertionAttributes)) {
      guard !text.isEmpty else { return }
      let end = editing.text.selection.end
      let offset = min(max(0, selected.location), end.utf16 - start.utf16)
      let span = editing.text.span(
        of: .init(location: start.utf16 + offset, length: selected.length))
      editing.text.mark(.init(start: start, end: end))
      editing.text.select(.init(start: min(span.start, end), end: min(span.end, end)))
    }
    editing.lastChange = nil
  }

  // MARK: The user

  package func userInsert(_ text: String) -> Bool {
    guard isFirstResponder, isEditing, acceptsEdits else { return false }
    noteEditing(isSecureTextEntry ? .typesHidden(text.count) : .types(text))
    guard mayChange(target.range, to: text) else { return false }
    insertText(text)
    return true
  }

  package func userPaste() -> Bool {
    guard isFirstResponder, isEditing, acceptsEdits, pasteboard.hasStrings,
      let pasted = pasteboard.attributedText
    else { return false }
    noteEditing(.pastes)
    guard mayChange(target.range, to: pasted.string) else { return false }
    editing.lastChange = nil
    if keepsPastedAttributes { insert(pasted) } else { insertText(pasted.string) }
    editing.lastChange = nil
    editing.hasPasted = true
    return true
  }

  package func userDelete(_ granularity: TextGranularity) -> String? {
    guard isFirstResponder, isEditing, acceptsEdits else { return nil }
    let selection = editing.text.marked ?? editing.text.selection
    noteEditing(.deletes)
    if let token = tokenBeforeCaret {
      deleteBackward()
      return token
    }
    let span =
      selection.isEmpty ? deletedSpan(before: selection.start, granularity) : selection
    guard let span, !span.isEmpty else {
      if policies.deletionAtStart == .asked { _ = mayChange(selection.range, to: "") }
      // There is nothing to delete, but a subclass may do something of its own.
      deleteBackward()
      return nil
    }
    let text = editing.text.text(in: span)
    guard mayChange(span.range, to: "") else { return nil }
    if selection.isEmpty, granularity != .character, !editing.clearsAtNextEdit {
      // The delegate may have changed the text.
      change(editing.text.span(of: span.range), to: AttributedText(""))
    } else {
      deleteBackward()
    }
    return text
  }

  private func deletedSpan(
    before place: EditableText.Place, _ granularity: TextGranularity
  ) -> EditableText.Span? {
    let head = EditableText.Span(start: .zero, end: place)
    let length: Int
    switch granularity {
    case .character: return unit(before: place)
    case .word: length = TextBoundary.word.lengthOfLast(in: editing.text.text(in: head))
    case .sentence: length = TextBoundary.sentence.lengthOfLast(in: editing.text.text(in: head))
    case .paragraph, .line:
      length = editing.text.text(in: head).reversed().prefix { !$0.isNewline }
        .reduce(0) { $0 + $1.utf16.count }
    case .document: return head
    }
    return .init(start: editing.text.place(at: place.utf16 - length), end: place)
  }

  /// Returns the range that the delete key removes before a place; nil at the start.
  private func unit(before place: EditableText.Place) -> EditableText.Span? {
    guard let character = editing.text.character(before: place) else { return nil }
    guard policies.deletionUnit == .codePoint,
      let scalar = editing.text.text(in: character).unicodeScalars.last
    else { return character }
    return .init(start: editing.text.place(at: place.utf16 - UTF16.width(scalar)), end: place)
  }

  package func userSelect(_ range: UTF16Range) -> Bool {
    guard isFirstResponder, allowsSelection else { return false }
    noteEditing(.selects(range))
    select(range)
    return true
  }

  // MARK: Changes

  private var insertionAttributes: AttributedText.Attributes {
    editing.typingAttributes ?? editing.text.attributes(before: target.start) ?? baseAttributes
  }

  /// Empties a hidden text to which the user has come back.
  private func emptyIfPending() {
    guard editing.clearsAtNextEdit else { return }
    editing.clearsAtNextEdit = false
    InteractionRecorder.current?.look(at: self)
    editing.text.set(AttributedText(""))
    forgetChanges()
  }

  /// Replaces a stretch, remembers how to take it back, and reports it.
  ///
  /// A closure completes the change before it is reported.
  func change(
    _ span: EditableText.Span, to text: AttributedText, completedBy complete: () -> Void = {}
  ) {
    InteractionRecorder.current?.look(at: self)
    let removed = span.isEmpty ? AttributedText("") : editing.text.attributedText(in: span)
    editing.text.replace(span, with: text)
    clearsOnInsertion = false
    let start = span.start.utf16
    remember(
      UTF16Range(location: start, length: editing.text.selection.start.utf16 - start), removed)
    complete()
    reportAll()
  }

  private func reportAll() {
    contentDidChange()
    let isChangeFirst = self is TextView && policies.areaOrder == .changeFirst
    if isChangeFirst { reportChange() }
    reportSelection()
    if !isChangeFirst { reportChange() }
  }

  private func contentDidChange() {
    AccessibilityChanges.note()
    setNeedsLayout()
  }

  // MARK: Undo

  /// Remembers a change; a hidden text is not kept.
  private func remember(_ inserted: UTF16Range, _ removed: AttributedText) {
    guard !isSecureTextEntry, let undoManager else { return }
    if let last = editing.lastChange, removed.string.isEmpty, inserted.length > 0,
      last.inserted.upperBound == inserted.location, last.generation == undoManager.generation
    {
      last.inserted.length += inserted.length
      return
    }
    let change = TextChange(inserted: inserted, removed: removed)
    undoManager.registerUndo(withTarget: self) { $0.takeBack(change) }
    change.generation = undoManager.generation
    editing.lastChange = removed.string.isEmpty ? change : nil
  }

  private func takeBack(_ change: TextChange) {
    editing.lastChange = nil
    self.change(editing.text.span(of: change.inserted), to: change.removed)
    editing.lastChange = nil
  }

  var madeUndoManager: UndoManager {
    if let manager = editing.undoManager { return manager }
    let manager = UndoManager()
    editing.undoManager = manager
    return manager
  }

  private func forgetChanges() {
    editing.lastChange = nil
    editing.typingAttributes = nil
    editing.undoManager?.removeAllActions()
  }
}
