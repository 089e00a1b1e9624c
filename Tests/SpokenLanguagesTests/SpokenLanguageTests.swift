import Accessibility
import Localize
import SpokenLanguages
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `Localization/` of the package that this file belongs to.
private let localization = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Localization")

/// The vocabularies of all tables: a table without one is found by a test.
private let vocabularies = [
  SystemLabel.vocabulary, VoiceOver.vocabulary, VoiceOverMac.vocabulary, Orca.vocabulary,
]

/// The vocabularies that a language has tables of: the labels of the system, and the readers that speak it.
private func vocabularies(of tag: LanguageTag) -> [Vocabulary] {
  vocabularies.filter { SpokenLanguage.available(reader(of: $0)).contains(tag) }
}

/// Returns the vocabulary of the reader that speaks the words: VoiceOver's for the labels of the system.
private func reader(of vocabulary: Vocabulary) -> Vocabulary {
  vocabulary == SystemLabel.vocabulary ? VoiceOver.vocabulary : vocabulary
}

/// The languages that any reader speaks.
private let spokenLanguages = Set(vocabularies.flatMap { SpokenLanguage.available(reader(of: $0)) })
  .sorted { $0.description < $1.description }

/// Returns the words of a vocabulary with those of a reader that has them.
func language(
  _ tag: LanguageTag, _ vocabulary: Vocabulary
) throws -> SpokenLanguage {
  try #require(SpokenLanguage.matching(tag, reader(of: vocabulary)))
}

private func strings(
  of language: LanguageTag, _ vocabulary: Vocabulary
) throws -> [String: String] {
  let file = localization.appending(path: "\(language).lproj/\(vocabulary.table).strings")
  return StringTable(try Data(contentsOf: file), path: file.path).strings
}

@Suite struct SpokenLanguageTests {
  @Test func `the folders of Localization are the languages available`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: localization.path)
    let names = folders.map { $0.replacing(".lproj", with: "") }.sorted()
    #expect(spokenLanguages.map(\.description) == names)
    #expect(folders.allSatisfy { $0.hasSuffix(".lproj") })
  }

  @Test(arguments: spokenLanguages)
  func `every table of a language has a vocabulary`(_ tag: LanguageTag) throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: localization.appending(path: "\(tag).lproj").path)
    #expect(files.sorted() == vocabularies(of: tag).map { "\($0.table).strings" }.sorted())
  }

  @Test(arguments: spokenLanguages)
  func `every language has every word and no other`(_ tag: LanguageTag) throws {
    // A form for a grammatical number has its category behind the key of the word, which is there too.
    let forms = PluralCategory.allCases.map { ".\($0)" }
    for vocabulary in vocabularies(of: tag) {
      let words = Set(vocabulary.keys)
      let keys = Set(
        try strings(of: tag, vocabulary).keys.filter { key in !forms.contains(where: key.hasSuffix)
        })
      #expect(words.subtracting(keys).sorted() == [], "\(tag) lacks these")
      #expect(keys.subtracting(words).sorted() == [], "no reader speaks these")
    }
  }

  @Test(arguments: spokenLanguages)
  func `every word of a language says where it comes from`(_ tag: LanguageTag) throws {
    for vocabulary in vocabularies(of: tag) {
      let language = try SpokenLanguagesTests.language(tag, vocabulary)
      let file = localization.appending(path: "\(tag).lproj/\(vocabulary.table).strings")
      let table = StringTable(try Data(contentsOf: file), path: file.path)
      for entry in table.entries {
        let origin = table.comment(of: entry).flatMap { WordOrigin($0) }
        #expect(origin != nil, "\(entry.key) of \(tag) has no origin")
      }
      for key in vocabulary.keys {
        let word = SpokenWord(table: vocabulary.table, key: key)
        #expect(language.origin(of: word) != nil, "\(key)")
      }
    }
  }

  @Test func `an origin is read as tables have it, and nothing else is one`() {
    #expect(WordOrigin(" extrapolated ") == WordOrigin(.extrapolated))
    #expect(WordOrigin("heard: magentaA11y") == WordOrigin(.heard, source: "magentaA11y"))
    #expect(WordOrigin("other reader: Orca") == WordOrigin(.otherReader, source: "Orca"))
    for text in ["", "heard", "heard:", "extrapolated: me", "The label of a back button."] {
      #expect(WordOrigin(text) == nil, "\(text)")
    }
  }

  @Test(arguments: spokenLanguages)
  func `words are spoken as Localization has them`(_ tag: LanguageTag) throws {
    for vocabulary in vocabularies(of: tag) {
      let language = try SpokenLanguagesTests.language(tag, vocabulary)
      #expect(language.tag == tag)
      #expect(language.language == tag.description)
      let table = try strings(of: tag, vocabulary)
      for key in vocabulary.keys where table[key] != nil {
        let word = SpokenWord(table: vocabulary.table, key: key)
        #expect(language.word(word) == table[key])
        // Only scripts without spaces have nothing between sentences.
        #expect(!language.word(word).isEmpty || word == .voiceOver(.sentenceSeparator))
      }
    }
  }

  @Test(arguments: SpokenLanguage.available())
  func `the words for a place hold the place and the count`(_ tag: LanguageTag) throws {
    let language = try #require(SpokenLanguage.matching(tag))
    for word in [SpokenWord.voiceOver(.page), .voiceOver(.place)] {
      #expect(language.word(word).contains("%1$@") && language.word(word).contains("%2$@"))
    }
    for word in [VoiceOver.Word.row, .column, .rowSpan, .columnSpan].map(SpokenWord.voiceOver) {
      #expect(language.word(word).contains("%1$@"))
    }
  }

  @Test(arguments: ["en", "en-GB", "en-Latn-US", "EN_au"])
  func `a language speaks the words of its parent`(_ text: String) throws {
    let asked = try #require(LanguageTag(text))
    #expect(SpokenLanguage.matching(asked)?.tag == "en")
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-MO", "zh-Hant"),
    ("zh-HK", "zh-HK"), ("zh-Hant-TW", "zh-Hant"), ("zh-Hant-HK", "zh-HK"), ("sr-ME", "sr-Latn"),
    ("sr-RS", "sr"), ("pt-AO", "pt"),
  ])
  func `a language speaks the words of its script`(_ text: String, _ spoken: String) throws {
    let asked = try #require(LanguageTag(text))
    #expect(SpokenLanguage.matching(asked, Orca.vocabulary)?.tag.description == spoken)
  }

  @Test func `a language without words matches none`() {
    #expect(SpokenLanguage.matching("fr")?.tag == nil)
    #expect(SpokenLanguage.matching("fr-CA")?.tag == nil)
  }

  @Test func `the closest words to a language without words are English`() {
    #expect(SpokenLanguage.closest(to: "fr").tag == "en")
    #expect(SpokenLanguage.closest(to: "fr").word(.voiceOver(.button)) == "Button.")
    #expect(SpokenLanguage.closest(to: "en-GB").tag == "en")
  }

  @Test(arguments: [
    ("en", ["1 item", "2 items", "5 items"]), ("de", ["1 Objekt", "2 Objekte", "5 Objekte"]),
    ("ru", ["1 объект", "2 объекта", "5 объектов"]),
  ])
  func `a badge has the form that its number takes`(_ tag: String, _ texts: [String]) throws {
    let words = SpokenLanguage.closest(to: try #require(LanguageTag(tag)))
    let spoken = ["1", "2", "5"].map {
      VoiceOver().announcement(of: .init(value: .badge($0)), in: words).text
    }
    #expect(spoken == texts)
  }

  @Test func `English has its own digits and percentages`() {
    let english = SpokenLanguage.closest(to: "en")
    #expect(english.number(1234.5) == "1,234.5")
    #expect(english.percent(0.75) == "75%")
  }

  @Test func `a switch speaks English`() {
    let wifi = AccessibilityElement(
      label: "Wi-Fi", value: .toggle(.on), traits: [.button, .toggleButton])
    let english = SpokenLanguage.closest(to: "en")
    #expect(
      VoiceOver().announcement(of: wifi, in: english).text
        == "Wi-Fi. Switch Button. On. Double tap to toggle setting.")
  }

  @Test(arguments: [
    ("ar", "محدد: مستوى الصوت: ٧٥٪؜. معتّم. قابل للتعديل."),
    ("de", "Auswahl: Lautstärke: 75\u{A0}%. Grau dargestellt. Einstellbar."),
    ("ja", "選択中、音量、75%。淡色表示。調整可能。"),
    ("ru", "Выбрано: Громкость: 75\u{A0}%. Недоступно. Элемент регулировки."),
  ])
  func `a language has its own words, digits and marks`(_ tag: String, _ text: String) throws {
    let labels = ["ar": "مستوى الصوت", "de": "Lautstärke", "ja": "音量", "ru": "Громкость"]
    let slider = AccessibilityElement(
      label: labels[tag], value: .percent(0.75), traits: [.adjustable, .selected, .notEnabled])
    let words = SpokenLanguage.closest(to: try #require(LanguageTag(tag)))
    #expect(VoiceOver().announcement(of: slider, in: words).text == text)
  }
}
