/// An announcement of VoiceOver on a Mac under construction.
struct VoiceOverMacUtterance<Book: Phrasebook> {
  typealias Word = VoiceOverMac.Word

  let element: AccessibilityElement
  let book: Book
  let reader: VoiceOverMac
  let role: AccessibilityRole
  let subrole: AccessibilitySubrole?
  private var description: [Announcement.Phrase] = []
  var hint: [Announcement.Phrase] = []
  var remarks: [Announcement.Phrase] = []

  init(_ element: AccessibilityElement, _ book: Book, _ reader: VoiceOverMac) {
    (self.element, self.book, self.reader) = (element, book, reader)
    // An element of UIKit is what its kind is in AppKit, but for one without a kind.
    let row = element.appKit == nil && element.kind != .group ? element.kind.row : nil
    (role, subrole) = (row?.role ?? element.role, row.map(\.subrole) ?? element.subrole)
  }

  /// The announcement, whose parts are separated by commas.
  var announcement: Announcement {
    var parts = description
    // A window, a row and web content are told without pauses.
    if role != .window, role != .row, !isWebContent {
      for index in parts.indices.dropLast() {
        parts[index].text += book.word(Word.separator.spoken)
      }
    }
    return Announcement(
      description: parts, hint: hint, remarks: remarks, language: book.language,
      sentenceEnd: book.word(Word.sentenceEnd.spoken),
      separator: book.word(Word.sentenceSeparator.spoken), overruledLabel: element.overruledLabel)
  }

  /// Indicates whether the element is a link or a heading of a page.
  private var isWebContent: Bool {
    element.traits.contains(.webContent) && (role == .link || role == .heading)
  }

  /// The word for the kind of the element; nil for a text.
  var kind: Word? { Word.kind(of: role, subrole) }

  mutating func say(
    _ text: String, _ source: Announcement.Source, rule: AnnouncementRule? = nil,
    attributed: AttributedText? = nil
  ) {
    description.append(.init(text, source: source, rule: rule, attributed: attributed))
  }

  mutating func say(
    _ word: Word, _ source: Announcement.Source, rule: AnnouncementRule? = nil
  ) {
    description.append(
      .init(book.word(word.spoken), source: source, rule: rule, word: word.spoken))
  }

  /// Adds the parts that are spoken at once, in the order of the kind.
  mutating func addParts() {
    switch role {
    case .link where isWebContent, .heading where isWebContent:
      if let kind, reader.webKindPlace == .beforeName { say(kind, .trait(element.traits)) }
      addName()
      if let kind, reader.webKindPlace == .afterName { say(kind, .trait(element.traits)) }
      return
    case .slider, .textField, .textArea, .popUpButton, .comboBox, .dateTimeArea, .incrementor,
      .levelIndicator,
      .progressIndicator:
      if !valueText.isEmpty { say(valueText, .value, rule: .valueFirst) }
      addInsertionPoint()
      addName()
    case .menuItem, .menuBarItem: addMenuItem()
    case .row:
      addName()
      if let stateWord { say(stateWord, .value) }
      if case .cell(let cell) = element.position, let row = cell.row {
        description.append(
          .init(
            book.word(Word.row.spoken, with: row), source: .position, word: Word.row.spoken))
      }
    case .staticText:
      addName()
      let text = valueText
      if !text.isEmpty, text != element.label { say(text, .value) }
    default:
      addName()
      if let stateWord {
        say(stateWord, .value)
      } else if !valueText.isEmpty {
        say(valueText, .value)
      }
    }
    if let expanded { say(expanded, .expandedStatus) }
    addKind()
    addPosition()
    if description.isEmpty, let help = element.hint, !help.isEmpty { say(help, .hint) }
  }

  /// Adds the label or the system's own, and the placeholder of an empty field.
  mutating func addName() {
    let system = element.systemLabel.map { SpokenWord.system($0) }
    let name = element.label ?? book.systemLabel(of: element) ?? ""
    // A blank title is no name.
    if name.contains(where: { !$0.isWhitespace }) {
      description.append(
        .init(
          name, source: .label(element.labelSource), word: element.label == nil ? system : nil,
          attributed: element.attributedLabel))
    }
    let isEmptyField =
      [.textField, .textArea, .comboBox, .staticText].contains(role) && element.valueIsEmpty
    if isEmptyField, let placeholder = element.placeholder, !placeholder.isEmpty,
      placeholder != name
    {
      say(placeholder, .value)
    }
  }

  private mutating func addInsertionPoint() {
    switch element.insertionPoint {
    case .start: say(.insertionAtStart, .trait(.isEditing))
    case .end: say(.insertionAtEnd, .trait(.isEditing))
    case nil: break
    }
  }

  private mutating func addMenuItem() {
    let isMarked = element.value.map { $0 != .toggle(.off) } ?? false
    if isMarked, reader.markedItem == .checkMark { say(.checkMark, .value) }
    addName()
    if isMarked, reader.markedItem == .ticked { say(.ticked, .value) }
  }

  private mutating func addKind() {
    let isDimmed = element.traits.contains(.notEnabled)
    if isDimmed, reader.dimmedPlace == .beforeKind { say(.dimmed, .trait(.notEnabled)) }
    // The items of a menu say no kind unless they have a mark that is told after the name.
    let isItem = role == .menuItem || role == .menuBarItem
    let isMarked = isItem && reader.markedItem == .ticked && element.value != nil
    if let kind, !isItem || isMarked { say(kind, .trait(element.traits)) }
    if isDimmed, reader.dimmedPlace == .afterKind { say(.dimmed, .trait(.notEnabled)) }
  }

  private mutating func addPosition() {
    guard let (place, count) = place else { return }
    description.append(
      .init(
        book.word(Word.place.spoken, with: place, count), source: .position,
        word: Word.place.spoken))
  }

  /// The place of a radio button or a tab in its group; nil for other kinds.
  var place: (Int, Int)? {
    guard role == .radioButton else { return nil }
    switch element.position {
    case .series(let place, let count), .tab(let place, let count),
      .tabBarItem(let place, let count):
      return (place, count)
    default: return nil
    }
  }

  private var expanded: Word? {
    guard role != .menuItem, role != .menuBarItem else { return nil }
    switch element.expandedStatus {
    case .expanded: return .expanded
    case .collapsed: return .collapsed
    case .unsupported: return nil
    }
  }

  /// The word for the state of a kind that has one; nil for another kind, and for a radio button, a tab or a
  /// toggle button that is off.
  var stateWord: Word? {
    let state: AccessibilityValue.ToggleState? =
      if case .toggle(let state) = element.value { state } else { nil }
    switch (role, subrole) {
    case (.checkBox, .switch):
      return state.map { $0 == .on ? .on : $0 == .off ? .off : .mixed }
    case (.checkBox, .toggle):
      return state == .on ? .selected : state == .mixed ? .mixed : nil
    case (.checkBox, _):
      return state.map { $0 == .on ? .checked : $0 == .off ? .unchecked : .mixed }
    case (.radioButton, _):
      return state == .on || element.traits.contains(.selected)
        ? .selected : state == .mixed ? .mixed : nil
    case (.disclosureTriangle, _):
      return state.map { $0 == .off ? .collapsed : .expanded }
    default: return element.traits.contains(.selected) ? .selected : nil
    }
  }

  /// The words for the value; none for the text of a field that hides it, and for a state.
  var valueText: String {
    guard subrole != .secureTextField else { return "" }
    switch element.value {
    case nil, .toggle: return ""
    case .text(let text): return text
    case .badge(let text): return text
    case .number(let number): return book.number(number)
    case .percent(let fraction): return book.percent(fraction)
    case .position(let place, let count):
      return book.word(Word.place.spoken, with: place, count)
    case .color(let color): return book.name(of: color).text
    }
  }
}

extension AccessibilityElement {
  /// Indicates whether the value is missing or an empty text.
  fileprivate var valueIsEmpty: Bool {
    switch value {
    case nil, .text(""): true
    default: false
    }
  }
}

extension AnnouncementRule {
  /// The value of a slider, a field and a pop-up button comes before the name.
  static let valueFirst = AnnouncementRule(
    "valueFirst", "the value of a slider, a field or a pop-up button comes before its name")
  /// A new state comes before the name.
  static let stateFirst = AnnouncementRule(
    "stateFirst", "what has changed comes before the name")
}
