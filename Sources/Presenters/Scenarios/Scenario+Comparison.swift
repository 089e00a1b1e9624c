package import Localize

/// The differences between what happened and a scenario.
public struct ScenarioDifference: Error, Sendable, Hashable {
  /// The path of the scenario as given.
  public var path: String
  /// The differences in the order of the steps.
  public var places: [TranscriptDifference.Place]
  /// The updated scenario, in which matching lines are kept as written.
  public var replacement: Scenario
}

extension ScenarioDifference: CustomStringConvertible {
  /// The differences, then the replacement, ready to be pasted.
  public var description: String {
    text(remedy: "Correct the app, or put the scenario below into the file.") + "\n\n"
      + replacement.description
  }

  /// Returns the differences, with what to do about them.
  package func text(remedy: String) -> String {
    TranscriptDifference.text(of: places, path: path, "what happens differs", remedy: remedy)
  }
}

extension Scenario {
  /// Returns the differences of what happened from the scenario, and the scenario with what happened in it.
  ///
  /// There is a list of steps for each column of the head. What a step does not expect at all is not compared,
  /// unless everything counts; that a step was not made always is.
  package func difference(
    of columns: [[PlayedStep]], head: Transcript.Head, path: String, all: Bool = false
  ) -> ScenarioDifference {
    let played = Transcript(
      head, screens: steps.indices.map { .init(elements: Self.elements(columns, at: $0)) })
    var comparison = TranscriptComparison(kept: transcript, said: played)
    comparison.compareSteps(all: all)
    var replacement = self
    replacement.transcript = comparison.result
    var remedies: [String: String] = [:]
    for step in columns.joined() {
      if let obstacle = step.obstacle, let remedy = step.remedy {
        remedies["! \(obstacle)"] = remedy
      }
    }
    let places = comparison.places.map { place in
      var place = place
      place.remedy = place.actual.flatMap { remedies[$0] }
      return place
    }
    return ScenarioDifference(path: path, places: places, replacement: replacement)
  }

  /// Returns the lines of a step in all columns; a column without a line says nothing there.
  private static func elements(
    _ columns: [[PlayedStep]], at step: Int
  ) -> [Transcript.Element] {
    TranscriptMark.allCases.flatMap { mark in
      let lists = columns.map { $0[step].elements(mark) }
      return (0..<(lists.map(\.count).max() ?? 0)).map { line in
        let first = lists.lazy.compactMap { $0.indices.contains(line) ? $0[line] : nil }.first
        var element = first ?? .init(texts: [])
        element.texts = lists.map { list in
          list.indices.contains(line) ? list[line].texts[0] : .exact("")
        }
        element.mark = mark
        return element
      }
    }
  }
}

extension PlayedStep {
  /// Returns the lines with a mark.
  fileprivate func elements(_ mark: TranscriptMark) -> [Transcript.Element] {
    switch mark {
    case .obstacle: obstacle.map { [.init(texts: [.exact($0)])] } ?? []
    // A step that says nothing can be expected to.
    case .said: said.map { $0.isEmpty ? [.init(texts: [.exact("")])] : $0 } ?? []
    case .record:
      record.map { line in
        let text = line.drop { $0 == " " }
        var element = Transcript.Element(texts: [.exact(String(text))])
        element.indent = line.count - text.count
        return element
      }
    case .screen: screen
    }
  }
}

extension TranscriptComparison {
  /// Compares two lists of the same steps, step by step and mark by mark.
  mutating func compareSteps(all: Bool) {
    compareHeads()
    let count = kept.head.columns.count
    for (step, played) in zip(kept.screens, said.screens) {
      append(.screen(step))
      for mark in TranscriptMark.allCases {
        let old = step.elements.filter { $0.mark == mark }
        let new = played.elements.filter { $0.mark == mark }
        guard all || mark == .obstacle || !old.isEmpty else { continue }
        let known = places.count
        compare(
          old.map { .element(aligned($0.expanded(to: count))) }, new.map { .element($0) },
          after: old.isEmpty ? step.line : max(step.line, (old.first?.line ?? 1) - 1))
        // A first recording differs from nothing.
        if old.isEmpty, mark != .obstacle { places.removeSubrange(known...) }
      }
      let last = result.screens.count - 1
      result.screens[last].elements = result.screens[last].elements.map(\.contracted)
    }
    end()
  }
}

extension Transcript.Element {
  /// The element with a text for each column.
  fileprivate func expanded(to count: Int) -> Self {
    var element = self
    element.texts = texts(ofColumns: count)
    return element
  }

  /// The element with one text where that stands for all columns.
  fileprivate var contracted: Self {
    guard let first = texts.first, mark.isShared || first == .exact(""),
      texts.allSatisfy({ $0 == first })
    else { return self }
    var element = self
    element.texts = [first]
    return element
  }
}

extension Scenario {
  /// Returns the scenario with the texts of one column.
  package func onlyColumn(_ place: Int) -> Scenario {
    var result = self
    let width = max(1, head.languages.count)
    result.head.readers = head.readers.isEmpty ? [] : [head.readers[place / width]]
    result.head.languages = head.languages.isEmpty ? [] : [head.languages[place % width]]
    for step in transcript.screens.indices {
      for line in transcript.screens[step].elements.indices {
        let texts = transcript.screens[step].elements[line].texts(ofColumns: head.columns.count)
        result.transcript.screens[step].elements[line].texts = [texts[place]]
      }
    }
    return result
  }
}

extension Transcript.Head {
  /// Returns the column of a reader in a language; nil if the head has other ones.
  package func column(of reader: String?, in language: LanguageTag) -> Int? {
    let readerPlace = readers.isEmpty ? 0 : reader.flatMap { readers.firstIndex(of: $0) }
    let languagePlace = languages.isEmpty ? 0 : languages.firstIndex(of: language)
    guard let readerPlace, let languagePlace else { return nil }
    return readerPlace * max(1, languages.count) + languagePlace
  }
}
