import Diagnostics
import Localize

/// The translations that are not empty, beside the texts that they are translations of.
struct TablePairs: Sendable {
  /// A translation with the text that it is one of.
  typealias Pair = (source: TableText, own: TableText, language: TableLanguage)

  /// A pair by the places of its texts, with what these have, so that most are passed over without looking at them.
  struct Place {
    fileprivate let language: Int32
    /// The place of the source among the texts of its language.
    let source: Int32
    fileprivate let own: Int32
    let sourceMarks: TextMarks
    let ownMarks: TextMarks
    /// The numbers of bytes.
    let (sourceSize, ownSize): (Int32, Int32)

    /// The marks of both.
    var marks: TextMarks { sourceMarks.union(ownMarks) }

    /// Indicates whether the texts may be equal: they have the same bytes, or one may be composed in another way.
    var mayBeEqual: Bool {
      let known = TextMarks.unfinished
      return marks.contains(.uncomposed)
        || sourceSize == ownSize
          && sourceMarks.subtracting(known) == ownMarks.subtracting(known)
    }
  }

  private let languages: [TableLanguage]
  private let source: TableLanguage?
  private let places: [Place]
  /// The pairs whose arguments differ.
  let differences: [(pair: Pair, all: [FormatDifference])]

  /// Finds the pairs of languages, in their order and that of their texts.
  init(of languages: [TableLanguage], with source: TableLanguage?) {
    (self.languages, self.source) = (languages, source)
    guard let source else {
      (places, differences) = ([], [])
      return
    }
    let found = concurrentMap(languages.count) { number in
      Self.find(in: languages[number], at: number, with: source)
    }
    places = found.flatMap(\.places)
    differences = found.flatMap(\.differences)
  }

  private static func find(
    in language: TableLanguage, at number: Int, with source: TableLanguage
  ) -> (places: [Place], differences: [(pair: Pair, all: [FormatDifference])]) {
    var places: [Place] = []
    var differences: [(pair: Pair, all: [FormatDifference])] = []
    let (texts, sources) = (language.texts, source.texts)
    places.reserveCapacity(texts.count)
    for (own, marks) in language.marks.enumerated() where !marks.contains(.empty) {
      let translation = texts[own]
      guard let place = source.place(of: translation.number) else { continue }
      let pair = Place(
        language: Int32(number), source: Int32(place), own: Int32(own),
        sourceMarks: source.marks[place], ownMarks: marks,
        sourceSize: Int32(sources[place].size), ownSize: Int32(translation.size))
      places.append(pair)
      if pair.marks.contains(.format) {
        let text = sources[place]
        let all = translation.differences(from: text)
        if !all.isEmpty { differences.append(((text, translation, language), all)) }
      }
    }
    return (places, differences)
  }

  /// Calls a closure with the pairs for which a condition holds.
  func forEach(where holds: (Place) -> Bool, _ body: (Pair) -> Void) {
    guard let source else { return }
    for place in places where holds(place) {
      let language = languages[Int(place.language)]
      body((source.texts[Int(place.source)], language.texts[Int(place.own)], language))
    }
  }

  /// Returns what a rule finds in the translations for which a condition holds, one fault for each.
  func faults(
    where holds: (Place) -> Bool,
    _ find: (Pair) -> (problem: String, severity: Diagnostic.Severity?)?
  ) -> [TableFault] {
    var faults: [TableFault] = []
    forEach(where: holds) { pair in
      guard let found = find(pair) else { return }
      faults.append(
        TableFault(
          at: pair.own, in: [pair.language.name], found.problem, severity: found.severity))
    }
    return faults
  }
}
