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

  init(kept: Transcript, said: Transcript) {
    self.kept = kept
    self.said = said
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
      if keptIndex < old.count { append(old[keptIndex]) }
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
      return (isImplied ? [] : [.screen(screen)]) + screen.elements.map { .element($0) }
    }
  }

  // MARK: Differences

  /// Reports the replaced items in pairs, then the remaining removed or added items.
  private mutating func tell(_ old: [Item], _ new: [Item], after line: Int) {
    for (kept, said) in zip(old, new) { change(kept, said) }
    for item in old.dropFirst(new.count) {
      places.append(.init(line: item.line, expected: summary(of: item)))
      comments += item.comments
    }
    for item in new.dropFirst(old.count) {
      places.append(.init(line: old.last?.line ?? line, actual: summary(of: item)))
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
    // What is said of translations is of now.
    new.comments =
      old.comments.filter { !$0.hasSuffix(Transcript.twoLanguages) }
      + new.comments.filter { $0.hasSuffix(Transcript.twoLanguages) }
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
    let columns = said.head.columns
    return number > 0 && columns.indices.contains(number) ? columns[number] : nil
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

extension TranscriptComparison.Item {
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
