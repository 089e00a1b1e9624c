extension VoiceOverUtterance {
  /// Adds the placeholder of an empty field that has a label, as a sentence.
  mutating func addPlaceholder() {
    let isEdited = traits.contains(.isEditing)
    guard let text = element.placeholder.map(onOneLine), !text.isEmpty, spokenValue.isEmpty,
      !isEdited || reader.editingValue == .afterName
    else { return }
    endSentence()
    description.append(.init(ended(text), words: text, source: .value, rule: .placeholder))
  }

  /// Adds the important custom content of the element, each item as a sentence.
  mutating func addCustomContent() {
    for content in element.customContent where content.importance == .high {
      let parts = [content.label, content.value].filter { !$0.isEmpty }
      guard !parts.isEmpty else { continue }
      endSentence()
      let separator = book.word(.labelValueSeparator) + book.word(.sentenceSeparator)
      let text = parts.joined(separator: separator)
      description.append(.init(ended(text), words: text, source: .customContent))
    }
  }

  /// Adds the author's hint and VoiceOver's own hints for the traits.
  mutating func addHints() {
    guard reader.settings.speaksHints else { return }
    let isDimmed = traits.contains(.notEnabled)
    let isField = traits.contains(.textEntry) && !isDimmed
    if let own = element.hint.map(onOneLine), !own.isEmpty, !hintIsName,
      !isField || reader.fieldHint == .authorFirst
    {
      hint = [.init(own, source: .hint, attributed: element.attributedHint)]
    }
    if isDimmed { return }
    if isField {
      let isEditing = traits.contains(.isEditing)
      if !isEditing { addReaderHint(.editHint, .textEntry) }
      if isEditing || traits.contains(.textArea) { addReaderHint(.editingHint, .textEntry) }
    }
    if traits.contains(.toggleButton) {
      addReaderHint(.toggleHint, .toggleButton)
    } else if traits.contains(.adjustable), !hintIsName {
      addReaderHint(.adjustHint, .adjustable)
    }
    switch element.expandedStatus {
    case .expanded: addReaderHint(.collapseHint, .none)
    case .collapsed: addReaderHint(.expandHint, .none)
    case .unsupported: break
    }
    if reader.speaksPopUpButtons, traits.contains(.popUpButton) {
      addReaderHint(.popUpHint, .popUpButton)
    }
    if traits.contains(.draggable) { addReaderHint(.dragHint, .draggable) }
  }

  private mutating func addReaderHint(_ word: VoiceOver.Word, _ trait: AccessibilityTraits) {
    if let last = hint.indices.last { hint[last].text = ended(hint[last].text) }
    hint.append(.init(book.word(word), source: .readerHint(trait), word: word.spoken))
  }

  /// Adds remarks about custom actions and about content that is spoken on demand.
  mutating func addRemarks() {
    guard reader.settings.speaksActionsAvailable else { return }
    if !element.customActions.isEmpty {
      let word: VoiceOver.Word =
        reader.actionsRemark == .available ? .actionsAvailable : .actionsHint
      remarks.append(.init(book.word(word), source: .customActions, word: word.spoken))
    }
    if element.customContent.contains(where: { $0.importance == .default }) {
      remarks.append(
        .init(
          book.word(.moreContentAvailable), source: .customContent, rule: .remark,
          word: VoiceOver.Word.moreContentAvailable.spoken))
    }
  }
}
