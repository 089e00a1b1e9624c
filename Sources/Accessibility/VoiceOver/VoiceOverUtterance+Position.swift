extension VoiceOverUtterance {
  /// Adds the position of the element, after its description.
  mutating func addPosition() {
    switch element.position {
    case .series(let place, let count), .tabBarItem(let place, let count),
      .tab(let place, let count):
      description.append(
        .init(
          book.word(.place, with: place, count), source: .position,
          word: VoiceOver.Word.place.spoken))
    case .listStart: addBoundary(.listStart)
    case .listEnd: addBoundary(.listEnd)
    case .landmarkStart: addBoundary(.landmarkStart)
    case .landmarkEnd: addBoundary(.landmarkEnd)
    case .cell, nil: break
    }
  }

  private mutating func addBoundary(_ word: VoiceOver.Word) {
    endSentence()
    say(word, .position)
  }

  /// Adds the headers, label and position of a cell, each as a sentence.
  mutating func addCell(_ cell: TableCell, label: String) {
    if reader.settings.speaksTableHeaders {
      for header in cell.headers {
        let parts = [header.label ?? "", text(of: header.value)].filter { !$0.isEmpty }
        guard !parts.isEmpty else { continue }
        let separator = book.word(.labelValueSeparator) + book.word(.sentenceSeparator)
        description.append(
          .init(
            ended(parts.joined(separator: separator)), source: .position, rule: .tableHeader))
      }
    }
    if !label.isEmpty {
      description.append(
        .init(
          ended(label), words: label, source: .label(element.labelSource),
          attributed: element.attributedLabel))
    } else if description.isEmpty {
      endSentence()
    }
    guard reader.settings.speaksRowAndColumn else { return }
    if cell.height > 1, cell.row != nil { addPlace(.rowSpan, cell.height) }
    if cell.width > 1, cell.column != nil { addPlace(.columnSpan, cell.width) }
    if cell.isFirstInRow, let row = cell.row { addPlace(.row, row) }
    if let column = cell.column { addPlace(.column, column) }
  }

  private mutating func addPlace(_ word: VoiceOver.Word, _ number: Int) {
    description.append(
      .init(
        book.word(word, with: number), source: .position, rule: .tablePlace, word: word.spoken)
    )
  }
}
