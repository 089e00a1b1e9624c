public import Accessibility
public import Localize

extension Transcript {
  /// Creates a transcript of the screens of a document; screens with nothing to read are left out.
  ///
  /// Elements on a screen that are not read are counted in comments, and so is a language that the
  /// reader does not speak. With the origins of the phrases, a comment names each text that is not translated
  /// from the language of the document while the rest of the sentence is. The facets are those that were
  /// collected.
  public init(
    _ screens: [SpokenScreen], in language: LanguageTag, from development: LanguageTag? = nil
  ) {
    let isTranslated =
      development.map { $0.language != language.language } ?? false
      && PseudoLanguage(language) == nil
    self.init(
      reader: screens.lazy.compactMap(\.reader).first.flatMap(Self.written),
      languages: [language],
      screens: screens.filter { !$0.elements.isEmpty || !$0.unread.isEmpty }.map { screen in
        Screen(
          title: screen.title,
          elements: screen.elements.map { spoken in
            let text = spoken.announcement.text
            var element =
              spoken.attributes.map { Element($0, target: spoken.target, text: text) }
              ?? Element(texts: [.exact(text)])
            if isTranslated { element.comments = spoken.untranslated(in: language) }
            return element
          },
          comments: screen.unreadLines.map { " \($0)" })
      })
    guard let words = screens.lazy.compactMap(\.otherWords).first, !self.screens.isEmpty else {
      return
    }
    let name = language.displayName(in: "en")
    let spoken = LanguageTag(words)?.displayName(in: "en") ?? words
    self.screens[0].comments.insert(" the reader's words are \(spoken), not \(name)", at: 0)
  }

  /// Returns the name of a reader that a transcript names: any but VoiceOver on iOS.
  package static func written(_ reader: String) -> String? {
    reader == VoiceOver.name ? nil : reader
  }

  /// Combines transcripts of the same screens in several languages and by several readers; nil if they do not match.
  ///
  /// They match if their screens have the same number of elements, with the same identifiers if those are
  /// recorded, if no language occurs twice by a reader, and if each reader has the same languages.
  ///
  /// The names of the screens are those of the first transcript.
  public static func sideBySide(_ transcripts: [Transcript]) -> Transcript? {
    guard transcripts.count > 1 else { return transcripts.first }
    var readers: [Transcript] = []
    for other in transcripts {
      let place = readers.firstIndex { $0.head.readers == other.head.readers }
      guard let place else {
        readers.append(other)
        continue
      }
      guard Set(readers[place].languages).isDisjoint(with: other.languages),
        let joined = readers[place].joined(with: other)
      else { return nil }
      readers[place] = joined
      readers[place].languages += other.languages
    }
    return readers.dropFirst().reduce(readers.first) { result, other in
      guard let result, other.languages == result.languages,
        var joined = result.joined(with: other)
      else { return nil }
      joined.head.readers = result.head.readersWithDefault + other.head.readersWithDefault
      return joined
    }
  }

  /// Returns this transcript with the texts of another one after its own; nil if the elements are not the same.
  private func joined(with other: Transcript) -> Transcript? {
    let identifiers = [self, other].map { transcript in
      transcript.screens.map { $0.elements.map { $0.text(of: .id) } }
    }
    guard identifiers[0] == identifiers[1] else { return nil }
    var result = self
    for (screen, content) in other.screens.enumerated() {
      let comments = result.screens[screen].comments
      result.screens[screen].comments += content.comments.filter { !comments.contains($0) }
      for (element, said) in content.elements.enumerated() {
        result.screens[screen].elements[element].texts += said.texts
        let comments = result.screens[screen].elements[element].comments
        result.screens[screen].elements[element].comments += said.comments.filter {
          !comments.contains($0)
        }
      }
    }
    return result
  }
}

extension SpokenScreen.Element {
  /// The comments about the texts that are not translated into a language, in which the rest is said.
  fileprivate func untranslated(in language: LanguageTag) -> [String] {
    let phrases = zip(announcement.phrases, origins)
    let isInLanguage = phrases.contains { _, origin in
      switch origin {
      case .word: LanguageTag(announcement.language)?.language == language.language
      case .table: true
      case .document: false
      }
    }
    guard isInLanguage else { return [] }
    return phrases.compactMap { phrase, origin in
      guard case .document(let key?) = origin, phrase.text.contains(where: \.isLetter) else {
        return nil
      }
      return " \(language): “\(phrase.words ?? phrase.text)” (\(key))\(Transcript.twoLanguages)"
    }
  }
}

extension Transcript {
  /// The end of a comment about a sentence in two languages.
  static let twoLanguages = " is not translated, so this is in two languages"
}
