import Accessibility
import Localize

/// Compares what is said with a kept transcript, and builds the updated transcript.
struct TranscriptComparison {
  let kept: Transcript
  let said: Transcript
  var places: [TranscriptDifference.Place] = []
  var result = Transcript()
  /// The comments above removed items, which are kept above the next item.
  private var comments: [String] = []
  /// The expressions that took too long; they are not tried again.
  var slowPatterns: Set<TextPattern> = []
  /// The names of the texts that are said.
  let columns: [String]
  /// The place of each of them among the kept texts; nil for one that is new.
  let keptColumns: [Int?]

  init(kept: Transcript, said: Transcript) {
    self.kept = kept
    self.said = said
    columns = said.head.columns
    keptColumns = said.head.places(in: kept.head)
    result.head = kept.head
    if !kept.head.readers.isEmpty { result.head.readers = said.head.readers }
    if !kept.languages.isEmpty || said.languages.count != 1 {
      result.languages = said.languages
    }
  }

  /// A significant line of a transcript: the name of a screen, or an element.
  enum Item {
    case screen(Transcript.Screen)
    case element(Transcript.Element)

    var line: Int {
      switch self {
      case .screen(let screen): screen.line
      case .element(let element): element.line
      }
    }

    var comments: [String] {
      switch self {
      case .screen(let screen): screen.comments
      case .element(let element): element.comments
      }
    }
  }

  mutating func compare() {
    compareHeads()
    let (implied, screens) = Self.screens(of: kept)
    comments = implied.flatMap(\.comments)
    if let first = screens.first, first.title == nil { comments += first.comments }
    compare(items(of: kept), items(of: said), after: 0)
    end()
  }

  /// Adds the comments that are left.
  mutating func end() { result.closingComments = comments + kept.closingComments }

  /// Compares the readers and the languages.
  mutating func compareHeads() {
    let (expected, readers) = (kept.head.readers, said.head.readersWithDefault)
    if !expected.isEmpty, expected != readers {
      places.append(
        .init(
          line: 1, what: "reader", expected: expected.joined(separator: ", "),
          actual: readers.joined(separator: ", ")))
    }
    let languages = (kept.languages.names, said.languages.names)
    if languages.0 != languages.1, !(kept.languages.isEmpty && said.languages.count == 1) {
      places.append(
        .init(line: 1, what: "languages", expected: languages.0, actual: languages.1))
    }
  }

  /// Compares items that follow a line.
  mutating func compare(_ old: [Item], _ new: [Item], after line: Int) {
    var (i, j) = (0, 0)
    // A sentinel pair at the end reports the remaining items.
    for (keptIndex, saidIndex) in commonItems(old, new) + [(old.count, new.count)] {
      tell(
        Array(old[i..<keptIndex]), Array(new[j..<saidIndex]),
        after: i > 0 ? old[i - 1].line : line)
      if keptIndex < old.count { append(old[keptIndex].updated(by: new[saidIndex], keptColumns)) }
      (i, j) = (keptIndex + 1, saidIndex + 1)
    }
  }

  /// Returns the screens at the beginning that have neither a name nor an element, and the others.
  private static func screens(
    of transcript: Transcript
  ) -> (empty: ArraySlice<Transcript.Screen>, rest: ArraySlice<Transcript.Screen>) {
    let empty = transcript.screens.prefix { $0.title == nil && $0.elements.isEmpty }
    return (empty, transcript.screens.dropFirst(empty.count))
  }

  private func items(of transcript: Transcript) -> [Item] {
    Self.screens(of: transcript).rest.enumerated().flatMap { number, screen -> [Item] in
      // A first screen without a name has no line.
      let isImplied = number == 0 && screen.title == nil
      let isKept = transcript.head == kept.head
      return (isImplied ? [] : [.screen(screen)])
        + screen.elements.map { .element(isKept ? aligned($0) : $0) }
    }
  }

  /// Returns a kept element with a text for each that is said; one that is new matches any text.
  func aligned(_ element: Transcript.Element) -> Transcript.Element {
    guard keptColumns != columns.indices.map(Optional.some) else { return element }
    var element = element
    let texts = element.texts
    element.texts = keptColumns.map { place in
      place.flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? .partial(["", ""])
    }
    return element
  }

  // MARK: Differences

  /// Reports the replaced items in pairs, then the remaining removed or added items.
  private mutating func tell(_ old: [Item], _ new: [Item], after line: Int) {
    for (kept, said) in zip(old, new) { change(kept, said) }
    for item in old.dropFirst(new.count) {
      places += summaries(of: item).map { .init(line: item.line, what: $0.what, expected: $0.text) }
      comments += item.comments
    }
    for item in new.dropFirst(old.count) {
      places += summaries(of: item).map {
        .init(line: old.last?.line ?? line, what: $0.what, actual: $0.text)
      }
      append(item.bare)
    }
  }

  private mutating func change(_ kept: Item, _ said: Item) {
    guard case .element(let old) = kept, case .element(var new) = said else {
      places.append(
        .init(line: kept.line, expected: summary(of: kept), actual: summary(of: said)))
      comments += kept.comments
      return append(said.bare)
    }
    let spoken = new.source
    for (number, text) in new.texts.enumerated() {
      if keptColumns.indices.contains(number), keptColumns[number] == nil { continue }
      let expected = old.texts.indices.contains(number) ? old.texts[number] : nil
      let isMatch = expected.map { matches($0, text) }
      if let expected, isMatch == true {
        new.texts[number] = expected
        continue
      }
      let isSlow = isMatch.map { $0 == nil } ?? false
      places.append(
        .init(
          line: kept.line,
          what: isSlow ? "an expression that takes too long" : language(number),
          expected: expected.map { old.source(of: $0) } ?? "", actual: new.source(of: text)))
    }
    if old.indent != new.indent {
      places.append(
        .init(
          line: kept.line, what: "its place in the record", expected: old.source,
          actual: spoken))
    }
    new.comments = old.comments(updatedBy: new)
    new.facets = old.facets.compactMap { facet in
      let text = new.text(of: facet.kind)
      if text != facet.text {
        places.append(
          .init(
            line: kept.line, what: "@\(facet.kind)", expected: facet.written,
            actual: text.map { Transcript.Facet(facet.kind, $0).written } ?? "nothing"))
      }
      return text.map { .init(facet.kind, $0) }
    }
    append(.element(new))
  }

  /// Returns the language and the reader of a text; nil for the first one.
  private func language(_ number: Int) -> String? {
    number > 0 && columns.indices.contains(number) ? columns[number] : nil
  }

  /// Returns the texts of an item that was added or removed: the first one, or each where only some are there.
  private func summaries(of item: Item) -> [(what: String?, text: String)] {
    guard case .element(let element) = item, element.texts.first == .exact("") else {
      return [(nil, summary(of: item))]
    }
    let spoken = element.texts.indices.filter { element.texts[$0] != .exact("") }
    guard !spoken.isEmpty else { return [(nil, summary(of: item))] }
    return spoken.map { (language($0), element.source(of: element.texts[$0])) }
  }

  private func summary(of item: Item) -> String {
    switch item {
    case .screen(let screen): screen.headline
    case .element(let element): element.source
    }
  }

  // MARK: Result

  mutating func append(_ item: Item) {
    switch item {
    case .screen(var screen):
      screen.elements = []
      screen.comments = comments + screen.comments
      result.screens.append(screen)
    case .element(var element):
      element.comments = comments + element.comments
      if result.screens.isEmpty { result.screens.append(.init()) }
      result.screens[result.screens.count - 1].elements.append(element)
    }
    comments = []
  }
}

extension Transcript.Element {
  /// Returns the comments, with what is said of translations now.
  fileprivate func comments(updatedBy new: Self) -> [String] {
    comments.filter { !$0.hasSuffix(Transcript.twoLanguages) }
      + new.comments.filter { $0.hasSuffix(Transcript.twoLanguages) }
  }
}

extension TranscriptComparison.Item {
  /// Returns the item with the texts that are new, and with what is said of translations now if it said something.
  fileprivate func updated(by new: Self, _ columns: [Int?]) -> Self {
    guard case .element(var element) = self, case .element(let said) = new else { return self }
    for place in columns.indices where columns[place] == nil && said.texts.indices.contains(place) {
      element.texts[place] = said.texts[place]
    }
    if element.comments.contains(where: { $0.hasSuffix(Transcript.twoLanguages) }) {
      element.comments = element.comments(updatedBy: said)
    }
    return .element(element)
  }

  /// The item without facets; only what is said is recorded for a new element.
  fileprivate var bare: Self {
    guard case .element(var element) = self else { return self }
    element.facets = []
    return .element(element)
  }
}

extension Transcript.Element {
  func text(of kind: Transcript.Facet.Kind) -> String? {
    facets.first { $0.kind == kind }?.text
  }
}

extension Transcript.Head {
  /// The readers; VoiceOver on iOS if none is named.
  var readersWithDefault: [String] { readers.isEmpty ? [VoiceOver.name ?? ""] : readers }
}

extension [LanguageTag] {
  fileprivate var names: String { map(\.description).joined(separator: ", ") }
}
