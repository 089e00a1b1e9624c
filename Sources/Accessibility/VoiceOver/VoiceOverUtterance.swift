import Graphics

/// A VoiceOver announcement under construction.
struct VoiceOverUtterance<Book: Phrasebook> {
  let element: AccessibilityElement
  let book: Book
  let reader: VoiceOver
  var description: [Announcement.Phrase] = []
  var hint: [Announcement.Phrase] = []
  var remarks: [Announcement.Phrase] = []
  /// Indicates whether the author's hint was used as the name, so that it is not repeated.
  var hintIsName = false

  init(element: AccessibilityElement, book: Book, reader: VoiceOver) {
    self.element = element
    self.book = book
    self.reader = reader
    description.reserveCapacity(4)
  }

  var traits: AccessibilityTraits { element.traits }

  var announcement: Announcement {
    Announcement(
      description: description, hint: hint, remarks: remarks, language: book.language,
      sentenceEnd: book.word(.sentenceEnd), separator: book.word(.sentenceSeparator),
      punctuation: reader.settings.punctuation, overruledLabel: element.overruledLabel)
  }

  /// Adds the label and the value, preceded by the word for a selected element.
  mutating func addName() {
    var label = onOneLine(element.label ?? book.systemLabel(of: element) ?? "")
    if traits.contains(.backButton), label.lowercased() == book.word(.back).lowercased() {
      label = ""  // "Back. Back Button." is not said twice
    }
    // The value of a switch is spoken among its traits.
    let value = traits.contains(.toggleButton) || valueFollowsState ? "" : spokenValue
    if case .cell(let cell) = element.position {
      addCell(cell, label: label)
    } else if !label.isEmpty {
      description.append(
        .init(
          label, source: .label(element.labelSource),
          word: element.label == nil ? element.systemLabel.map { .system($0) } : nil,
          attributed: element.attributedLabel))
      if !value.isEmpty { description[0].text += book.word(.labelValueSeparator) }
    }
    if !value.isEmpty {
      description.append(
        .init(
          value, source: .value, word: wordOfValue, attributed: element.attributedValue))
    }
    if traits.contains(.selected), !selectionFollowsName {
      let isSentence = description.isEmpty || reader.selectedSeparator == .period
      let word: VoiceOver.Word = isSentence ? .selectedAlone : .selectedPrefix
      description.insert(
        .init(book.word(word), source: .trait(.selected), word: word.spoken), at: 0)
    }
    if description.isEmpty, let hint = element.hint.map(onOneLine), !hint.isEmpty {
      description.append(
        .init(hint, source: .hint, rule: .hintAsName, attributed: element.attributedHint))
      hintIsName = true
    }
  }

  /// Ends the current sentence.
  mutating func endSentence() {
    if let last = description.indices.last {
      description[last].text = ended(description[last].text)
    } else if reader.sentenceRule == .strict {
      description.append(.init(book.word(.sentenceEnd), words: "", source: .label(nil)))
    }
  }

  /// Returns text without line breaks and surrounding white space; the strict rule keeps them.
  func onOneLine(_ text: String) -> String {
    // The separators of lines and paragraphs, U+2028 and U+2029, begin with E2.
    guard reader.sentenceRule == .lenient,
      text.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0xE2 }),
      text.contains(where: \.isNewline)
    else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the text as a sentence.
  func ended(_ text: String) -> String {
    let end = book.word(.sentenceEnd)
    guard reader.sentenceRule == .strict else { return text.ending(with: end) }
    return text.isEmpty || text.hasSuffix(end) ? text : text + end
  }

  mutating func say(_ word: VoiceOver.Word, _ source: Announcement.Source) {
    description.append(.init(book.word(word), source: source, word: word.spoken))
  }

  /// Indicates whether the element is the selected row of a wheel.
  var selectionFollowsName: Bool { traits.isSuperset(of: [.selected, .pickerElement]) }

  /// Indicates whether the value is spoken after the state of a field that is being edited.
  var valueFollowsState: Bool {
    reader.editingValue == .afterState && traits.isSuperset(of: [.textEntry, .isEditing])
  }

  /// The words for the value; a secure field keeps its text to itself.
  var spokenValue: String {
    let words = text(of: element.value)
    guard reader.secureValue == .characterCount, !words.isEmpty,
      traits.isSuperset(of: [.textEntry, .secureTextField])
    else { return words }
    return book.word(.characters, with: words.count)
  }

  /// The word that is the value; nil for values that are texts or numbers.
  private var wordOfValue: SpokenWord? {
    if case .color(let color) = element.value { book.name(of: color).word } else { nil }
  }

  /// Returns the words for a value.
  func text(of value: AccessibilityValue?) -> String {
    switch value {
    case nil: ""
    case .text(let text): onOneLine(text)
    case .number(let number): book.number(number)
    case .percent(let fraction): book.percent(fraction)
    case .position(let place, let count): book.word(.page, with: place, count)
    case .toggle(let state): "\(state.rawValue)"
    case .color(let color): onOneLine(book.name(of: color).text)
    case .badge(let text): Int(text).map { book.word(.items, with: $0) } ?? text
    }
  }
}
