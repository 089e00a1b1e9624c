import Diagnostics
import Localize

/// A text of a key in a language, as the rules see it; an object, because every rule passes it on.
final class TableText: Sendable {
  let key: String
  /// The number of the key among those of the tables.
  let number: Int
  let value: LocalizedValue
  /// The place of the file among those of the tables.
  let file: Int
  /// The place of the key in the file.
  let offset: Int
  /// The states in a catalog.
  let states: [String]
  /// The marks of all its texts.
  let marks: TextMarks
  /// The kinds of the arguments; nil where they are not told in short.
  private let kinds: FormatOutline.Kinds?

  init(
    _ key: String, numbered number: Int, _ value: LocalizedValue, inFile file: Int, at offset: Int,
    states: [String] = []
  ) {
    (self.key, self.number, self.value) = (key, number, value)
    (self.file, self.offset, self.states) = (file, offset, states)
    var marks = TextMarks(of: value)
    var kinds: FormatOutline.Kinds? = FormatOutline.Kinds()
    if marks.contains(.percent) {
      value.forEachText { text in
        let outline = FormatOutline(text)
        marks.formUnion(TextMarks(of: outline))
        kinds = outline.kinds
      }
    }
    // A catalog may give the position beside the text.
    if case .format(_, let variables) = value,
      variables.values.contains(where: { $0.argument != nil })
    {
      marks.insert(.positions)
    }
    if !states.isEmpty, states.contains("new") || states.contains("needs_review") {
      marks.insert(.unfinished)
    }
    self.marks = marks
    self.kinds = marks.contains(.choice) ? nil : kinds
  }

  convenience init(_ entry: StringTable.Entry, numbered number: Int, inFile file: Int) {
    self.init(
      entry.key, numbered: number, .text(entry.value), inFile: file, at: entry.offset)
  }

  /// The text where there is only one; nil for a rule that chooses one.
  var plain: String? { if case .text(let text) = value { text } else { nil } }

  /// The number of bytes; that of a rule counts as 0.
  var size: Int { plain?.utf8.count ?? 0 }

  /// Indicates whether the text is filled in: it has a conversion with an argument.
  var isFormat: Bool { marks.contains(.format) }

  /// The arguments of a text that is filled in; none for another one.
  var signature: FormatSignature { FormatSignature(isFormat ? value : .text("")) }

  /// Returns how the arguments differ from those of the source.
  func differences(from source: TableText) -> [FormatDifference] {
    if let kinds, source.isFormat, kinds == source.kinds { return [] }
    return FormatSignature(value).differences(from: source.signature)
  }
}

extension TextMarks {
  /// Finds the marks of a format.
  fileprivate init(of outline: FormatOutline) {
    self = []
    if outline.hasArguments { insert(.format) }
    if outline.dropsPercentSigns { insert(.strayPercent) }
    if outline.hasCConversions { insert(.ofC) }
    if outline.hasPositions { insert(.positions) }
  }
}

extension LocalizedValue {
  /// Calls a closure with each text: that of the value, or all that it chooses among.
  func forEachText(_ body: (String) -> Void) {
    switch self {
    case .text(let text): body(text)
    case .format(let format, let variables):
      body(format)
      for (_, variable) in variables { for (_, text) in variable.categories { body(text) } }
    case .plural(let texts): for (_, text) in texts { text.forEachText(body) }
    case .device(let texts): for (_, text) in texts { text.forEachText(body) }
    case .width(let texts): for (_, text) in texts { text.forEachText(body) }
    }
  }
}
