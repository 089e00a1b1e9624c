package import Diagnostics

extension TableFile {
  /// The ranges of the values in the text of the file, by the places of the keys, or of the languages in a catalog.
  package var valueRanges: [Int: Range<Int>] {
    var ranges: [Int: Range<Int>] = [:]
    switch self {
    case .strings(let table):
      for entry in table.entries { ranges[entry.offset] = entry.valueRange.range }
    case .rules(let rules):
      for entry in rules.entries { ranges[entry.offset] = entry.valueRange.range }
    case .catalog(let catalog):
      for entry in catalog.entries {
        for (_, localization) in entry.localizations {
          ranges[localization.offset] = localization.valueRange.range
        }
      }
    }
    return ranges
  }

  /// Returns the edit that writes a part of the file in Normalization Form C; nil where that changes the syntax.
  package func editComposing(_ range: Range<Int>) -> TableEdit? {
    guard let bytes = utf8?[range] else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let composed = ComposedText.composed(text)
    // A sign of the syntax may make another character with a mark after it.
    guard composed.utf8.count(where: { $0 < 0x40 }) == bytes.count(where: { $0 < 0x40 }),
      Array(composed.utf8) != Array(bytes)
    else { return nil }
    return TableEdit(range, composed)
  }

  /// The edits that correct what a reader of the file has told, by its place.
  package var corrections: [SourcePosition: [TableEdit]] {
    guard case .strings(let table) = self, table.format == .oldStyle else { return [:] }
    var edits = table.corrections
    for (offset, edit) in table.editsOfDuplicates { edits[offset] = [edit] }
    let offsets = edits.keys.sorted()
    let places = table.source.positions(of: offsets)
    return Dictionary(
      zip(places, offsets.map { edits[$0] ?? [] }), uniquingKeysWith: { first, _ in first })
  }
}

extension StringTable {
  /// The edits that remove entries whose key and text an earlier one has, by the places of their keys.
  fileprivate var editsOfDuplicates: [(Int, TableEdit)] {
    var last: [String: String] = [:]
    var edits: [(Int, TableEdit)] = []
    for entry in entries {
      // A comment would be left, and tell of the entry behind it.
      if last[entry.key] == entry.value, entry.commentRange.isEmpty,
        source.utf8[entry.range.range].last == UInt8(ascii: ";"),
        let lines = lines(of: entry.range.range)
      {
        edits.append((entry.offset, TableEdit(lines, "")))
      }
      last[entry.key] = entry.value
    }
    return edits
  }

  /// Returns a range with its whole lines; nil where something else stands in them.
  private func lines(of range: Range<Int>) -> Range<Int>? {
    let text = source.utf8
    var (start, end) = (range.lowerBound, range.upperBound)
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    while start > 0, isSpace(text[start - 1]) { start -= 1 }
    while end < text.count, isSpace(text[end]) { end += 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    if end < text.count, text[end] == 0x0D { end += 1 }
    if end < text.count, text[end] == 0x0A { end += 1 }
    let isWhole = end == text.count || text[end - 1] == 0x0A || text[end - 1] == 0x0D
    return isWhole ? start..<end : nil
  }
}
