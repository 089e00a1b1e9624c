/// An announcement of Orca under construction.
struct OrcaUtterance<Book: Phrasebook> {
  typealias Word = Orca.Word

  let element: AccessibilityElement
  let book: Book
  let reader: Orca
  let role: ATSPIRole
  let states: Set<ATSPIState>
  private(set) var description: [Announcement.Phrase] = []
  private var hint: [Announcement.Phrase] = []
  private var remarks: [Announcement.Phrase] = []
  private var pauses = false

  init(_ element: AccessibilityElement, _ book: Book, _ reader: Orca) {
    (self.element, self.book, self.reader) = (element, book, reader)
    role = element.atspiRole(.newer)
    states = element.atspiStates
  }

  /// The announcement, in one string for each stretch without a pause.
  var announcement: Announcement {
    Announcement(
      description: description, hint: hint, remarks: remarks, language: book.language,
      sentenceEnd: "", overruledLabel: element.overruledLabel)
  }

  /// Ends the string that is given to the voice.
  mutating func pause() { pauses = !description.isEmpty }

  mutating func say(
    _ text: String, _ source: Announcement.Source, word: SpokenWord? = nil,
    attributed: AttributedText? = nil
  ) {
    guard !text.isEmpty else { return }
    var phrase = Announcement.Phrase(
      spoken(text), source: source, word: word, attributed: attributed)
    if pauses { phrase.followsPause = true }
    pauses = false
    description.append(phrase)
  }

  mutating func say(_ word: Word, _ source: Announcement.Source) {
    say(book.word(word.spoken), source, word: word.spoken)
  }

  /// Adds a word with a number, which has the digits that Orca writes in all languages.
  mutating func say(_ word: Word, counting number: Int, _ source: Announcement.Source) {
    say(text(of: word, counting: number), source, word: word.spoken)
  }

  func text(of word: Word, counting number: Int) -> String {
    book.word(word.spoken, counting: number).replacing("%1$@", with: "\(number)")
  }

  // MARK: Names and descriptions

  /// The name: the label or the system's own, or the description of an element without one.
  private var name: (text: String, source: Announcement.Source, word: SpokenWord?) {
    // A blank title is no name, nor is the placeholder that UIKit gives as the label of a field.
    if let label = element.label, label.contains(where: { !$0.isWhitespace }),
      element.labelSource != .placeholder
    {
      return (label, .label(element.labelSource), nil)
    }
    if let system = element.systemLabel, let text = book.systemLabel(of: element) {
      return (text, .label(nil), .system(system))
    }
    return (element.hint ?? "", .hint, nil)
  }

  mutating func addName() {
    let name = name
    say(name.text, name.source, word: name.word, attributed: element.attributedLabel)
  }

  var nameText: String { name.text }

  /// Adds the description unless the name has it; after a pause for what is operated.
  mutating func addDescription() {
    guard reader.speaksHints, let help = element.hint, !help.isEmpty,
      !name.text.lowercased().contains(help.lowercased())
    else { return }
    // The program says the description of a panel twice.
    if role == .panel { say(help, .hint) }
    if pauses {
      hint.append(.init(spoken(help), source: .hint, attributed: element.attributedHint))
    } else {
      say(help, .hint, attributed: element.attributedHint)
    }
  }

  /// Adds that a button opens a menu.
  mutating func addPopup() {
    guard reader.verbosity == .verbose, states.contains(.hasPopup), role != .menu
    else { return }
    let word = Word.opensPopup.spoken
    if pauses || !hint.isEmpty {
      remarks.append(.init(book.word(word), source: .trait(.popUpButton), word: word))
    } else {
      say(.opensPopup, .trait(.popUpButton))
    }
  }

  /// Returns a text as the voice gets it: four and more equal marks in a row as their number.
  private func spoken(_ text: String) -> String {
    guard text.utf8.count > 3 else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.first {
      let run = rest.prefix { $0 == mark }
      if run.count > 3, !mark.isASCII || !(mark.isLetter || mark.isNumber), !mark.isWhitespace {
        if result.last.map({ $0.isASCII && ($0.isLetter || $0.isNumber) }) ?? false {
          result += " "
        }
        result += self.text(of: .characters, counting: run.count).replacing("%2$@", with: "\(mark)")
      } else {
        result += run
      }
      rest = rest[run.endIndex...]
    }
    return result
  }
}
