/// VoiceOver on iOS: what it says of an element on focus.
///
/// The order of parts is AccessibilitySnapshot's model of VoiceOver, held against Apple's UIButton,
/// UISlider and UIDatePicker pages. Groups and events are not part of it yet.
public struct VoiceOver: ScreenReader {
  /// Creates the reader.
  public init() {}

  /// Returns what VoiceOver says when its cursor gets to the element.
  public func announcement(
    of element: AccessibilityElement, in phrasebook: some Phrasebook
  ) -> Announcement {
    var utterance = Utterance(element: element, book: phrasebook)
    utterance.addName()
    utterance.addTraits()
    utterance.addPosition()
    utterance.addHints()
    return Announcement(
      description: utterance.description, hint: utterance.hint, language: phrasebook.language,
      sentenceEnd: phrasebook.word(.sentenceEnd), separator: phrasebook.word(.sentenceSeparator))
  }
}

/// An announcement while it is put together.
struct Utterance<Book: Phrasebook> {
  let element: AccessibilityElement
  let book: Book
  var description: [Announcement.Phrase] = []
  var hint: [Announcement.Phrase] = []
  /// The author's hint stood in for a missing name and is not said again.
  var hintIsName = false

  private var traits: AccessibilityTraits { element.traits }

  /// Adds label and value, with the mark of a selected element before them.
  mutating func addName() {
    var label = element.label ?? ""
    if traits.contains(.backButton), label.lowercased() == book.word(.back).lowercased() {
      label = ""  // "Back. Back Button." is not said twice
    }
    // The value of a switch is said among its traits.
    let value = traits.contains(.toggleButton) ? "" : text(of: element.value)
    if case .cell(let cell) = element.position {
      addCell(cell, label: label)
    } else if !label.isEmpty {
      say(label, .label(element.labelSource))
      if !value.isEmpty { description[0].text += book.word(.labelValueSeparator) }
    }
    if !value.isEmpty { say(value, .value) }

    if traits.contains(.selected) {
      let word: SpokenWord = description.isEmpty ? .selectedAlone : .selectedPrefix
      description.insert(.init(book.word(word), source: .trait(.selected)), at: 0)
    }
    if description.isEmpty, let hint = element.hint, !hint.isEmpty {
      say(hint, .hint)
      hintIsName = true
    }
  }

  /// Adds the words for the traits, after making the name a sentence.
  mutating func addTraits() {
    let words = traitPhrases()
    guard !words.isEmpty else { return }
    endSentence()
    description += words
  }

  mutating func endSentence() {
    guard let last = description.indices.last else { return }
    description[last].text = description[last].text.ending(with: book.word(.sentenceEnd))
  }

  private func traitPhrases() -> [Announcement.Phrase] {
    let toggle = traits.contains(.toggleButton)
    let isButton = traits.contains(.button)
    var phrases: [Announcement.Phrase] = []
    func add(_ word: SpokenWord, _ trait: AccessibilityTraits, if condition: Bool = true) {
      if condition, traits.contains(trait) {
        phrases.append(.init(book.word(word), source: .trait(trait)))
      }
    }
    let tab = tabPosition
    add(.dimmed, .notEnabled, if: tab != .framework)
    add(
      .button, .button,
      if: tab == nil
        && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton]))
    add(.backButton, .backButton)
    add(.switchButton, .toggleButton, if: isButton)
    if toggle, let state = toggleText { phrases.append(.init(state, source: .value)) }
    if tab != nil {
      phrases.append(.init(book.word(.tab), source: .position))
    } else {
      add(.tab, .tabBarItem)
    }
    let secure = traits.contains(.secureTextField)
    add(secure ? .secureTextField : .textField, .textEntry)
    add(.isEditing, .isEditing, if: traits.contains(.textEntry))
    add(.heading, .header)
    add(.link, .link)
    add(.pickerItem, .pickerElement)
    add(.adjustable, .adjustable)
    add(.image, .image)
    add(.searchField, .searchField)
    return phrases
  }

  /// Adds the author's hint and the reader's own for what the traits allow.
  mutating func addHints() {
    let dimmed = traits.contains(.notEnabled)
    if traits.contains(.textEntry), !dimmed {
      // The author's hint is not said here: VoiceOver's replaces it.
      let word: SpokenWord =
        traits.contains(.isEditing)
        ? .editingHint : traits.contains(.textArea) ? .editAreaHint : .editHint
      hint = [.init(book.word(word), source: .readerHint(.textEntry))]
      return
    }
    if let own = element.hint, !own.isEmpty, !hintIsName { hint = [.init(own, source: .hint)] }
    if dimmed { return }
    if traits.contains(.toggleButton) {
      addReaderHint(.toggleHint, .toggleButton)
    } else if traits.contains(.adjustable), !hintIsName {
      addReaderHint(.adjustHint, .adjustable)
    }
  }

  private mutating func addReaderHint(_ word: SpokenWord, _ trait: AccessibilityTraits) {
    if let last = hint.indices.last {
      hint[last].text = hint[last].text.ending(with: book.word(.sentenceEnd))
    }
    hint.append(.init(book.word(word), source: .readerHint(trait)))
  }

  mutating func say(_ text: String, _ source: Announcement.Source) {
    description.append(.init(text, source: source))
  }

  private var toggleText: String? {
    switch element.value {
    case .toggle(.on), .text("1"): book.word(.on)
    case .toggle(.off), .text("0"): book.word(.off)
    case .toggle(.mixed), .text("2"): book.word(.mixed)
    case let other: text(of: other).isEmpty ? nil : text(of: other)
    }
  }

  private func text(of value: AccessibilityValue?) -> String {
    switch value {
    case nil: ""
    case .text(let text): text
    case .number(let number): book.number(number)
    case .percent(let fraction): book.percent(fraction)
    case .position(let place, let count):
      book.word(.page)
        .replacing("%1$@", with: book.number(Double(place)))
        .replacing("%2$@", with: book.number(Double(count)))
    case .toggle(let state): "\(state.rawValue)"
    }
  }
}
