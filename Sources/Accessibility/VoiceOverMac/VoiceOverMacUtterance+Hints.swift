extension VoiceOverMacUtterance {
  /// Adds the help after a pause, and the instruction as an utterance of its own.
  mutating func addHints() {
    guard reader.speaksHints else { return }
    if let help = element.hint, !help.isEmpty, help != element.label {
      hint.append(.init(help, source: .hint, attributed: element.attributedHint))
    }
    // The titles of the menu bar are in no open menu.
    guard let kind, role != .menuBarItem, !element.traits.contains(.notEnabled) else { return }
    if let instruction = instruction(for: kind) {
      remarks.append(
        .init(
          instruction, source: .readerHint(element.traits), word: sentences(of: kind).first?.spoken)
      )
    }
  }

  /// The sentences of the instruction for a kind: where the cursor is, and what to do.
  private func sentences(of kind: Word) -> [Word] {
    switch kind {
    case .button, .toggleButton, .menuButton: [.onButton, .clickButton]
    case .popUpButton: [.onPopUpButton]
    case .checkBox: [.onCheckBox, .switchCheckBox]
    case .switchButton: [.onSwitch, .switchCheckBox]
    case .radioButton: [.onRadioButton, .selectOption]
    case .tab: [.onTab, .selectOption]
    case .slider: [.onSlider, .useSlider]
    case .textField, .searchField, .secureTextField, .textArea: [.onTextField]
    case .comboBox: [.useComboBox]
    case .link: [.onLink, .clickLink]
    case .menuItem: [.onMenuItem, .chooseItem]
    case .disclosureTriangle: [.onDisclosureTriangle]
    default: []
    }
  }

  private func instruction(for kind: Word) -> String? {
    var sentences = sentences(of: kind).map { book.word($0.spoken) }
    guard !sentences.isEmpty else { return nil }
    let separator = book.word(Word.separator.spoken) + book.word(Word.sentenceSeparator.spoken)
    if kind != .comboBox {
      if let (place, count) = place {
        sentences[0] += separator + book.word(Word.place.spoken, with: place, count)
      }
      if element.appKit?.enclosingRole == .toolbar {
        sentences[0] += separator + book.word(Word.insideToolbar.spoken)
      }
      sentences[0] += book.word(Word.sentenceEnd.spoken)
    }
    return sentences.joined(separator: book.word(Word.sentenceSeparator.spoken))
  }
}
