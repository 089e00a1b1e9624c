import Localize

/// Compares what is said with a transcript, and makes the one that it would have to be.
struct TranscriptComparison {
  private let kept: Transcript
  private let said: Transcript
  private(set) var places: [TranscriptDifference.Place] = []
  private(set) var result = Transcript()

  init(kept: Transcript, said: Transcript) {
    self.kept = kept
    self.said = said
    result.languages = said.languages
    result.closingComments = kept.closingComments
  }

  /// A line of a transcript that counts: the name of a screen, or an element.
  private enum Item {
    case screen(Transcript.Screen)
    case element(Transcript.Element)

    var line: Int {
      switch self {
      case .screen(let screen): screen.line
      case .element(let element): element.line
      }
    }
  }

  mutating func compare() {
    let languages = (kept.languages.names, said.languages.names)
    if languages.0 != languages.1, !(kept.languages.isEmpty && said.languages.count == 1) {
      places.append(
        .init(line: 1, what: "languages", expected: languages.0, actual: languages.1))
    }
    let (old, new) = (items(of: kept), items(of: said))
    let difference = new.difference(from: old) { matches($0, $1) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    merge(old, new, removed, inserted)
  }

  private func items(of transcript: Transcript) -> [Item] {
    transcript.screens.enumerated().flatMap { number, screen -> [Item] in
      // A first screen without a name is no line.
      let isImplied = number == 0 && screen.title == nil
      return (isImplied ? [] : [.screen(screen)]) + screen.elements.map { .element($0) }
    }
  }

  // MARK: What matches

  private func matches(_ kept: Item, _ said: Item) -> Bool {
    switch (kept, said) {
    case (.screen(let kept), .screen(let said)): kept.title == said.title
    case (.element(let kept), .element(let said)): matches(kept, said)
    default: false
    }
  }

  private func matches(_ kept: Transcript.Element, _ said: Transcript.Element) -> Bool {
    zip(kept.texts, said.texts).allSatisfy { $0.matches($1.plain) ?? false }
      && kept.texts.count == said.texts.count
      && kept.facets.allSatisfy { $0.text == said.text(of: $0.kind) }
  }

  // MARK: What differs

  /// Goes through both, what was removed and what is new in the same place side by side.
  private mutating func merge(
    _ old: [Item], _ new: [Item], _ removed: Set<Int>, _ inserted: Set<Int>
  ) {
    var (i, j, line) = (0, 0, 0)
    while i < old.count || j < new.count {
      switch (i < old.count && removed.contains(i), j < new.count && inserted.contains(j)) {
      case (true, true):
        change(old[i], new[j])
        (i, j) = (i + 1, j + 1)
      case (true, false):
        places.append(.init(line: old[i].line, expected: words(of: old[i])))
        i += 1
      case (false, true):
        places.append(.init(line: line, actual: words(of: new[j])))
        add(new[j])
        j += 1
      case (false, false):
        // What is in one and not in the other was told above, so both go on.
        append(old[i])
        (i, j) = (i + 1, j + 1)
      }
      if i > 0 { line = old[i - 1].line }
    }
  }

  private mutating func change(_ kept: Item, _ said: Item) {
    guard case .element(let old) = kept, case .element(var new) = said else {
      places.append(
        .init(line: kept.line, what: nil, expected: words(of: kept), actual: words(of: said)))
      return add(said)
    }
    for (number, text) in new.texts.enumerated() {
      let expected = old.texts.indices.contains(number) ? old.texts[number] : nil
      if let expected, expected.matches(text.plain) == true {
        new.texts[number] = expected
        continue
      }
      let isSlow = expected?.matches(text.plain) == nil && expected != nil
      let language = number == 0 ? nil : "\(self.said.languages[number])"
      places.append(
        .init(
          line: kept.line, what: isSlow ? "an expression that takes too long" : language,
          expected: expected?.source ?? "", actual: text.source))
    }
    new.comments = old.comments
    new.facets = old.facets.map { facet in
      let text = new.text(of: facet.kind) ?? "none"
      if text != facet.text {
        places.append(
          .init(
            line: kept.line, what: facet.kind.rawValue, expected: facet.text, actual: text))
      }
      return .init(facet.kind, text)
    }
    append(.element(new))
  }

  private func words(of item: Item) -> String {
    switch item {
    case .screen(let screen): "@screen \(screen.title ?? "")"
    case .element(let element): element.texts.first?.source ?? ""
    }
  }

  // MARK: The result

  /// Adds something new, of which only what is said is told.
  private mutating func add(_ item: Item) {
    guard case .element(var element) = item else { return append(item) }
    element.facets = []
    append(.element(element))
  }

  private mutating func append(_ item: Item) {
    switch item {
    case .screen(var screen):
      screen.elements = []
      result.screens.append(screen)
    case .element(let element):
      if result.screens.isEmpty { result.screens.append(.init()) }
      result.screens[result.screens.count - 1].elements.append(element)
    }
  }
}

extension Transcript.Element {
  func text(of kind: Transcript.Facet.Kind) -> String? {
    facets.first { $0.kind == kind }?.text
  }
}

extension TranscriptText {
  /// The text where it is exact, as what is said is.
  fileprivate var plain: String {
    if case .exact(let text) = self { return text }
    return source
  }
}

extension [LanguageTag] {
  fileprivate var names: String { map(\.description).joined(separator: ", ") }
}
