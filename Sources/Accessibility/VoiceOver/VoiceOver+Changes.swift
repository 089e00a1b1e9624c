extension VoiceOver {
  /// Returns what VoiceOver says after the user changes the element under the cursor; nil if it
  /// says nothing.
  ///
  /// VoiceOver says the new state of a switch, the new value of an adjustable element, and the
  /// selection, name and place of a newly selected item in a series. For any other element, it says
  /// what has changed. It does not repeat the kind or the hint. This was heard on devices and is in
  /// magentaA11y's transcripts; the behavior of buttons is derived.
  public func announcement(
    ofChangeFrom before: AccessibilityElement, to after: AccessibilityElement,
    in phrasebook: some Phrasebook
  ) -> Announcement? {
    var utterance = VoiceOverUtterance(
      element: after.withTraitsOfUIKit, book: phrasebook, reader: self)
    utterance.addChanges(since: before.withTraitsOfUIKit)
    return utterance.description.isEmpty ? nil : utterance.announcement
  }

  /// Returns what VoiceOver says when a view scrolls to a page: `Page 2 of 5`.
  public func text(
    ofScrollingToPage page: Int, of count: Int, in phrasebook: some Phrasebook
  ) -> String { phrasebook.word(.scrolledPage, with: page, count) }

  /// Returns what VoiceOver says when its cursor enters a container; nil if it says nothing.
  ///
  /// VoiceOver says the name of a semantic group, and the word for an alert with its title and
  /// message.
  public func announcement(
    ofEntering container: AccessibilityContainer, in phrasebook: some Phrasebook
  ) -> Announcement? {
    let isAlert = container.traits.contains(.alert)
    guard isAlert || container.type == .semanticGroup && groupName == .spoken else { return nil }
    var utterance = VoiceOverUtterance(element: .init(), book: phrasebook, reader: self)
    if isAlert { utterance.say(.alert, .container) }
    let value = isAlert ? utterance.text(of: container.value) : ""
    for text in [container.label ?? "", value] where !text.isEmpty {
      utterance.description.append(
        .init(utterance.ended(text), words: text, source: .container))
    }
    return utterance.description.isEmpty ? nil : utterance.announcement
  }
}

extension VoiceOverUtterance {
  fileprivate mutating func addChanges(since before: AccessibilityElement) {
    let isNewlySelected = traits.contains(.selected) && !before.traits.contains(.selected)
    if case .series = element.position, isNewlySelected {
      say(.selectedAlone, .trait(.selected))
      addLabel()
      return addPosition()
    }
    let value = spokenValue
    let valueHasChanged = element.value != before.value
    if traits.contains(.toggleButton) {
      guard valueHasChanged || before == element else { return }
      let state = toggleWord.map { (book.word($0), $0) }
      let words = (state?.0 ?? value).trimmingEnd(book.word(.sentenceEnd))
      if !words.isEmpty {
        description.append(
          .init(words, source: .value, rule: .toggleState, word: state?.1.spoken))
      }
      return
    }
    if traits.contains(.adjustable), !value.isEmpty, element.label != before.label {
      addLabel()
      description.append(.init(value, source: .value))
      return
    }
    if traits.contains(.adjustable), !value.isEmpty, valueHasChanged || element == before {
      // At the end of the range, the unchanged value is repeated if the caller requests it.
      description.append(.init(value, source: .value))
      return
    }
    if isNewlySelected { say(.selectedAlone, .trait(.selected)) }
    if element.label != before.label { addLabel() }
    if valueHasChanged, !value.isEmpty {
      description.append(.init(ended(value), words: value, source: .value))
    }
    if traits.isSuperset(of: [.textEntry, .isEditing]), !before.traits.contains(.isEditing) {
      say(.isEditing, .trait(.isEditing))
      addInsertionPoint()
    }
    if traits.contains(.notEnabled), !before.traits.contains(.notEnabled) {
      say(.dimmed, .trait(.notEnabled))
    }
    if element.expandedStatus != before.expandedStatus {
      switch element.expandedStatus {
      case .expanded: say(.expanded, .expandedStatus)
      case .collapsed: say(.collapsed, .expandedStatus)
      case .unsupported: break
      }
    }
  }

  private mutating func addLabel() {
    guard
      let label = (element.label ?? book.systemLabel(of: element)).map(
        onOneLine),
      !label.isEmpty
    else { return }
    description.append(
      .init(
        ended(label), words: label, source: .label(element.labelSource),
        word: element.label == nil ? element.systemLabel.map { .system($0) } : nil,
        attributed: element.attributedLabel))
  }
}

extension String {
  /// Returns the text without a mark at its end.
  fileprivate func trimmingEnd(_ mark: String) -> String {
    hasSuffix(mark) ? String(dropLast(mark.count)) : self
  }
}
