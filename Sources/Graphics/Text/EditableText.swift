/// A text with a selection, and what changes them.
///
/// A value without a view. Places are kept as UTF-8 and UTF-16 offsets together, so that typing takes
/// the same time in a long text as in a short one.
package struct EditableText {
  /// A place between two characters or scalars.
  package struct Place: Comparable {
    package var utf8: Int
    package var utf16: Int

    package init(utf8: Int, utf16: Int) { (self.utf8, self.utf16) = (utf8, utf16) }

    package static func < (left: Place, right: Place) -> Bool { left.utf8 < right.utf8 }
  }

  /// A stretch between two places.
  package struct Span: Equatable {
    package var start: Place
    package var end: Place

    package init(start: Place, end: Place) { (self.start, self.end) = (start, end) }

    package var isEmpty: Bool { start == end }
    package var range: UTF16Range {
      UTF16Range(location: start.utf16, length: end.utf16 - start.utf16)
    }
  }

  private struct Run {
    var utf8Count: Int
    var attributes: AttributedText.Attributes
  }

  package private(set) var string = ""
  private var runs: [Run] = []
  package private(set) var end = Place(utf8: 0, utf16: 0)
  package private(set) var selection = Span(
    start: .init(utf8: 0, utf16: 0), end: .init(utf8: 0, utf16: 0))
  /// The range that an input method composes; nil for none.
  package private(set) var marked: Span?

  package init() {}

  // MARK: Contents

  /// The text with its attributes.
  package var attributed: AttributedText {
    var start = string.utf8.startIndex
    let parts = runs.map { run in
      let end = string.utf8.index(start, offsetBy: run.utf8Count)
      defer { start = end }
      return AttributedText.Run(String(string[start..<end]), attributes: run.attributes)
    }
    return AttributedText(runs: parts.isEmpty ? [.init("")] : parts)
  }

  /// Replaces everything; the caret is at the end and nothing is marked.
  package mutating func set(_ text: AttributedText) {
    marked = nil
    string = text.string
    string.makeContiguousUTF8()
    runs = text.runs.filter { !$0.text.isEmpty }.map {
      Run(utf8Count: $0.text.utf8.count, attributes: $0.attributes)
    }
    end = Place(utf8: string.utf8.count, utf16: string.utf16.count)
    selection = Span(start: end, end: end)
  }

  /// Gives everything the same attributes.
  package mutating func setAttributes(_ change: (inout AttributedText.Attributes) -> Void) {
    for index in runs.indices { change(&runs[index].attributes) }
  }

  /// Returns the text of a stretch.
  package func text(in span: Span) -> String { String(string[indices(of: span)]) }

  /// Returns the attributed text of a stretch.
  package func attributedText(in span: Span) -> AttributedText {
    var start = 0
    let parts = runs.compactMap { run -> AttributedText.Run? in
      defer { start += run.utf8Count }
      let (first, last) = (max(start, span.start.utf8), min(start + run.utf8Count, span.end.utf8))
      guard first < last else { return nil }
      let from = string.utf8.index(string.startIndex, offsetBy: first)
      let to = string.utf8.index(string.startIndex, offsetBy: last)
      return .init(String(string[from..<to]), attributes: run.attributes)
    }
    return AttributedText(runs: parts.isEmpty ? [.init("")] : parts)
  }

  /// Returns the attributes of the character before a place, or of the first one at the start; nil for
  /// an empty text.
  package func attributes(before place: Place) -> AttributedText.Attributes? {
    var position = 0
    for run in runs {
      position += run.utf8Count
      if place.utf8 <= position { return run.attributes }
    }
    return runs.last?.attributes
  }

  // MARK: Places

  /// Returns the place at an offset in UTF-16 units: within the text, and not within a scalar.
  package func place(at offset: Int) -> Place {
    if offset <= 0 { return .zero }
    if offset >= end.utf16 { return end }
    if end.utf8 == end.utf16 { return Place(utf8: offset, utf16: offset) }
    // The nearest known place is the start of the walk.
    let known = [.zero, selection.start, selection.end, end].min {
      abs($0.utf16 - offset) < abs($1.utf16 - offset)
    }
    var place = known ?? .zero
    var string = string
    string.withUTF8 { bytes in
      while place.utf16 < offset {
        let byte = bytes[place.utf8]
        let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let units = width == 4 ? 2 : 1
        if place.utf16 + units > offset { return }
        place.utf8 += width
        place.utf16 += units
      }
      while place.utf16 > offset {
        var width = 1
        while bytes[place.utf8 - width] & 0xC0 == 0x80 { width += 1 }
        place.utf8 -= width
        place.utf16 -= width == 4 ? 2 : 1
      }
    }
    return place
  }

  /// Returns the stretch of a range, cut to the text.
  package func span(of range: UTF16Range) -> Span {
    let start = place(at: range.location)
    let length = min(max(0, range.length), end.utf16 - start.utf16)
    return Span(start: start, end: max(start, place(at: start.utf16 + length)))
  }

  /// Returns the character before a place; nil at the start.
  package func character(before place: Place) -> Span? {
    guard let character = string[..<index(of: place)].last else { return nil }
    return Span(
      start: Place(
        utf8: place.utf8 - character.utf8.count, utf16: place.utf16 - character.utf16.count),
      end: place)
  }

  /// Returns the character after a place; nil at the end.
  package func character(after place: Place) -> Span? {
    guard let character = string[index(of: place)...].first else { return nil }
    return Span(
      start: place,
      end: Place(
        utf8: place.utf8 + character.utf8.count, utf16: place.utf16 + character.utf16.count))
  }

  // Offsets in UTF-8 become indices in constant time in a native string.
  private func index(of place: Place) -> String.Index {
    string.utf8.index(string.utf8.startIndex, offsetBy: place.utf8)
  }

  private func indices(of span: Span) -> Range<String.Index> {
    index(of: span.start)..<index(of: span.end)
  }

  // MARK: Changes

  /// Selects a stretch.
  package mutating func select(_ span: Span) { selection = span }

  /// Marks a stretch, or none.
  package mutating func mark(_ span: Span?) { marked = span }

  /// Replaces a stretch with a text and puts the caret after it; what was marked is so no more.
  package mutating func replace(
    _ span: Span, with text: String, attributes: AttributedText.Attributes
  ) {
    replace(span, with: AttributedText(text, attributes: attributes))
  }

  /// Replaces a stretch with an attributed text and puts the caret after it; what was marked is so no
  /// more.
  package mutating func replace(_ span: Span, with text: AttributedText) {
    let new = text.string
    let (utf8, utf16) = (new.utf8.count, new.utf16.count)
    string.replaceSubrange(indices(of: span), with: new)
    replaceRuns(span, with: text)
    end.utf8 += utf8 - (span.end.utf8 - span.start.utf8)
    end.utf16 += utf16 - (span.end.utf16 - span.start.utf16)
    let caret = Place(utf8: span.start.utf8 + utf8, utf16: span.start.utf16 + utf16)
    selection = Span(start: caret, end: caret)
    marked = nil
  }

  private mutating func replaceRuns(_ span: Span, with text: AttributedText) {
    let added = text.runs.filter { !$0.text.isEmpty }.map {
      Run(utf8Count: $0.text.utf8.count, attributes: $0.attributes)
    }
    // Most texts have one look, which typing keeps.
    if runs.count == 1, added.allSatisfy({ $0.attributes == runs[0].attributes }) {
      runs[0].utf8Count += added.reduce(0) { $0 + $1.utf8Count } - (span.end.utf8 - span.start.utf8)
      if runs[0].utf8Count == 0 { runs = [] }
      return
    }
    var result: [Run] = []
    func append(_ run: Run) {
      guard run.utf8Count > 0 else { return }
      if result.last?.attributes == run.attributes {
        result[result.count - 1].utf8Count += run.utf8Count
      } else {
        result.append(run)
      }
    }
    var position = 0
    var isAdded = false
    for run in runs {
      let runEnd = position + run.utf8Count
      append(Run(utf8Count: min(runEnd, span.start.utf8) - position, attributes: run.attributes))
      if !isAdded, runEnd >= span.start.utf8 {
        added.forEach(append)
        isAdded = true
      }
      append(
        Run(utf8Count: runEnd - max(position, span.end.utf8), attributes: run.attributes))
      position = runEnd
    }
    if !isAdded { added.forEach(append) }
    runs = result
  }
}

extension EditableText.Place {
  package static let zero = EditableText.Place(utf8: 0, utf16: 0)
}

extension EditableText {
  /// Replaces the selection with a text.
  package mutating func type(_ text: String) { replace(selection, with: AttributedText(text)) }
  /// Deletes the selection.
  package mutating func deleteSelection() { replace(selection, with: AttributedText("")) }
  /// Puts the caret at the end.
  package mutating func collapse() { select(.init(start: end, end: end)) }

  /// Deletes the selection, or the character before the caret.
  package mutating func deleteBackward() {
    if selection.isEmpty, let character = character(before: selection.start) { select(character) }
    deleteSelection()
  }

  /// Deletes the selection, or the character after the caret.
  package mutating func deleteForward() {
    if selection.isEmpty, let character = character(after: selection.start) { select(character) }
    deleteSelection()
  }

  /// Deletes the selection, or everything before the caret.
  package mutating func deleteToStart() {
    if selection.isEmpty { select(.init(start: .zero, end: selection.end)) }
    deleteSelection()
  }

  /// Moves the caret by one character, or to an end of the selection.
  package mutating func moveCaret(forward: Bool) {
    let place: Place
    if !selection.isEmpty {
      place = forward ? selection.end : selection.start
    } else if forward {
      place = character(after: selection.end)?.end ?? selection.end
    } else {
      place = character(before: selection.start)?.start ?? selection.start
    }
    select(.init(start: place, end: place))
  }
}
