import Diagnostics
import InterfaceBuilder
import Localize

extension TableText {
  /// Indicates whether a person reads the text: it has letters beside its conversions.
  var isReadable: Bool {
    guard marks.contains(.word) else { return false }
    var hasLetters = false
    value.forEachText { text in
      if hasLetters { return }
      let pieces =
        marks.contains(.percent)
        ? FormatString(text).parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        : [text]
      hasLetters = pieces.contains(where: \.hasWord) || text.contains("%#@")
    }
    return hasLetters
  }
}

extension String {
  /// Indicates whether there is a word: two letters beside each other, or one that is not Latin.
  fileprivate var hasWord: Bool {
    var isAfterLetter = false
    for scalar in unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, isAfterLetter || scalar.value > 0x24F { return true }
      isAfterLetter = isLetter
    }
    return false
  }

  /// Indicates whether a key is a text and no name: it has a space, or is a word with a capital letter.
  fileprivate var isText: Bool {
    if contains(" ") { return true }
    guard let first, first.isUppercase || first == "(" else { return false }
    return !contains(".") && !contains("_") && !dropFirst().contains(where: \.isUppercase)
  }
}

extension TableSet {
  var missing: [TableFault] {
    guard let source else { return [] }
    let exempt = exemptKeys
    let needed = source.texts.filter {
      !exempt.contains($0.key) && $0.isReadable && isSeen($0.key)
    }
    var languages: [String: [String]] = [:]
    for language in translations where !isRegion(of: language) {
      for text in needed where !language.has(text) {
        languages[text.key, default: []].append(language.name)
      }
    }
    var faults = faults(ofSource: languages) { text in
      text.value.plainText == text.key
        ? "\(text.quotedKey) has no translation"
        : "\(text.quotedText), the text of \(text.quotedKey), has no translation"
    }
    for index in faults.indices where isMostlyRepeated(faults[index].key ?? "") {
      // A name that most languages keep is shown as they have it.
      faults[index].severity = .note
    }
    return faults
  }

  /// Returns whether at least half of the translations of a key, and two, are the text of the source.
  private func isMostlyRepeated(_ key: String) -> Bool {
    let texts = translations.compactMap { $0[key]?.value }
    let same = texts.count { $0 == source?[key]?.value }
    return same >= 2 && same * 2 >= texts.count
  }

  var orphans: [TableFault] {
    guard let source else { return [] }
    var found: [String: (text: TableText, languages: [String])] = [:]
    var order: [String] = []
    for language in translations {
      for text in language.texts where !source.has(text) {
        if let document, let object = Self.object(of: text.key),
          document.object(id: object) == nil
        {
          continue
        }
        if found[text.key] == nil { order.append(text.key) }
        found[text.key, default: (text, [])].languages.append(language.name)
      }
    }
    return order.compactMap { key in
      found[key].map { text, languages in
        TableFault(
          at: text, in: languages,
          "\(text.quotedKey) has a translation, \(text.quotedText), and \(source.isDocument ? "the document" : source.name) has no text of it",
          // A key that is a text is shown as it is in its own language.
          remedy: text.key.isText ? "Add it to the source, unless no code uses it." : nil,
          severity: text.key.isText && languages.count * 2 > translations.count ? .note : nil
        )
      }
    }
  }

  var untranslated: [TableFault] {
    guard let development else { return [] }
    let exempt = exemptKeys
    var languages: [String: [String]] = [:]
    pairs.forEach { place in
      place.mayBeEqual && place.ownMarks.contains(.lowercase)
    } _: { source, own, language in
      guard language.tag?.language != development.language, source.value == own.value,
        !exempt.contains(own.key), own.value.plainText.count > 3, own.isReadable
      else { return }
      languages[own.key, default: []].append(language.name)
    }
    return faults(ofSource: languages) { "\($0.quotedText) is the same in the translation" }
  }

  var empty: [TableFault] {
    guard let source else { return [] }
    let exempt = exemptKeys
    var faults: [TableFault] = []
    for language in translations {
      language.forEachText(with: [.empty, .unfinished]) { own in
        let isEmpty = own.marks.contains(.empty)
        guard isEmpty || own.states.contains("new"), let text = source[own], text.isReadable,
          !exempt.contains(own.key)
        else { return }
        if isEmpty {
          faults.append(
            TableFault(
              at: own, in: [language.name],
              "the text of \(own.quotedKey) is empty, and \(text.quotedText) in \(source.isDocument ? "the document" : source.name)"
            ))
        } else if own.states.contains("new") {
          faults.append(
            TableFault(
              at: own, in: [language.name],
              own.states.allSatisfy { $0 == "new" }
                ? "the text of \(own.quotedKey) is new"
                : "a part of the text of \(own.quotedKey) is new"))
        }
      }
    }
    return faults
  }

  var unknownObjects: [TableFault] {
    guard let document else { return [] }
    var found: [String: (text: TableText, languages: [String])] = [:]
    var order: [String] = []
    let stale = exemptKeys
    for language in languages where !language.name.isEmpty {
      for text in language.texts {
        guard let object = Self.object(of: text.key), document.object(id: object) == nil,
          !stale.contains(text.key)
        else { continue }
        if found[text.key] == nil { order.append(text.key) }
        found[text.key, default: (text, [])].languages.append(language.name)
      }
    }
    return order.compactMap { key in
      found[key].map { text, languages in
        TableFault(
          at: text, in: languages,
          "the document has no object \(quoted(Self.object(of: key) ?? "")), whose text is \(text.quotedText)"
        )
      }
    }
  }

  /// Texts of tables in the language of the document that differ from those of the document.
  var contradictions: [TableFault] {
    guard let own = documentTexts else { return [] }
    return languages.filter { $0.tag == development || $0.name == TranslationCoverage.base }
      .flatMap { language in
        language.texts.compactMap { text -> TableFault? in
          guard let original = own[text], text.value != original.value, isSeen(text.key),
            !text.value.plainText.isEmpty
          else { return nil }
          return TableFault(
            at: text, in: [language.name],
            "the text of \(text.quotedKey) is \(text.quotedText), and \(original.quotedText) in the document"
          )
        }
      }
  }

  var differentTranslations: [TableFault] {
    guard let source else { return [] }
    let same = Dictionary(grouping: source.texts.filter { $0.plain != nil && $0.isReadable }) {
      $0.plain ?? ""
    }.filter { $0.value.count > 1 }
    guard !same.isEmpty else { return [] }
    var faults: [TableFault] = []
    for (_, texts) in same {
      var languages: [String] = []
      var example: (own: TableText, other: TableText)?
      for language in translations {
        let own = texts.compactMap { language[$0] }.filter { !$0.value.plainText.isEmpty }
        guard let first = own.first, let other = own.first(where: { $0.value != first.value })
        else { continue }
        languages.append(language.name)
        example = example ?? (first, other)
      }
      guard let example, let first = texts.first else { continue }
      faults.append(
        TableFault(
          at: first, in: languages,
          "\(first.quotedText) is translated as \(example.own.quotedText) and as \(example.other.quotedText)"
        ))
    }
    return faults
  }
}
