/// Whose tab an element is.
enum TabPosition {
  /// Of a tab bar of the framework.
  case framework
  /// Of a container of the app.
  case app
}

extension Utterance {
  /// Whose tab the element is; nil for one that is none.
  var tabPosition: TabPosition? {
    switch element.position {
    case .tabBarItem: .framework
    case .tab: .app
    default: nil
    }
  }

  /// Adds where the element stands, after all that it is.
  mutating func addPosition() {
    switch element.position {
    case .series(let place, let count), .tabBarItem(let place, let count),
      .tab(let place, let count):
      say(filled(.place, place, count), .position)
    case .listStart: addBoundary(.listStart)
    case .listEnd: addBoundary(.listEnd)
    case .landmarkStart: addBoundary(.landmarkStart)
    case .landmarkEnd: addBoundary(.landmarkEnd)
    case .cell, nil: break
    }
  }

  private mutating func addBoundary(_ word: SpokenWord) {
    endSentence()
    say(book.word(word), .position)
  }

  /// Adds a cell's headers, its label and its place, each a sentence.
  mutating func addCell(_ cell: TableCell, label: String) {
    for header in cell.headers {
      let parts = [header.label, header.value].compactMap { $0 }.filter { !$0.isEmpty }
      guard !parts.isEmpty else { continue }
      let text = parts.joined(separator: book.word(.labelValueSeparator) + separatorInside)
      say(text.ending(with: book.word(.sentenceEnd)), .position)
    }
    if !label.isEmpty {
      say(label.ending(with: book.word(.sentenceEnd)), .label(element.labelSource))
    }
    if cell.height > 1, cell.row != nil { say(filled(.rowSpan, cell.height), .position) }
    if cell.width > 1, cell.column != nil { say(filled(.columnSpan, cell.width), .position) }
    if cell.isFirstInRow, let row = cell.row { say(filled(.row, row), .position) }
    if let column = cell.column { say(filled(.column, column), .position) }
  }

  /// A space where the language puts one between sentences.
  private var separatorInside: String { book.word(.sentenceSeparator) }

  private func filled(_ word: SpokenWord, _ numbers: Int...) -> String {
    numbers.enumerated().reduce(book.word(word)) { text, number in
      text.replacing("%\(number.offset + 1)$@", with: book.number(Double(number.element)))
    }
  }
}
