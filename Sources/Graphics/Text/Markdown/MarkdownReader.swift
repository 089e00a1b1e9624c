/// Reads the Markdown of a text, each character a bounded number of times.
struct MarkdownReader {
  private(set) var links: [MarkdownText.Link] = []
  private(set) var leftOut: [String] = []
  private let scalars: [Unicode.Scalar]
  /// The places of the brackets and marks that close those at some places.
  private let ends: [Int: Int]
  private var runs: [AttributedText.Run] = []
  private var text = String.UnicodeScalarView()
  /// The whole text so far, from which links take theirs.
  private var shown: [Unicode.Scalar] = []
  private var look = Look()

  /// The looks around a place.
  private struct Look: Equatable {
    var isItalic = false
    var isBold = false
    var isCode = false
    var speech: SpeechAttributes?
  }

  /// The most levels of markup in markup; what is deeper is text.
  private static let deepest = 32

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    ends = MarkdownPairs(scalars).ends
  }

  /// Returns the whole text.
  mutating func read() -> AttributedText {
    read(0..<scalars.count, depth: 0)
    endRun()
    return AttributedText(runs: runs)
  }

  private mutating func read(_ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = scalars[index]
      if scalar == "\\", index + 1 < range.upperBound, scalars[index + 1].isMarkdownMark {
        put(scalars[(index + 1)...(index + 1)])
        index += 2
      } else if depth < Self.deepest, let end = ends[index], end < range.upperBound {
        index = readMarkup(at: index, to: end, range.upperBound, depth)
      } else {
        put(scalars[index...index])
        index += 1
      }
    }
  }

  /// Reads what begins at a place whose counterpart is at another one; returns the place after it.
  private mutating func readMarkup(at index: Int, to end: Int, _ limit: Int, _ depth: Int) -> Int {
    switch scalars[index] {
    case "`":
      let count = length(of: "`", at: index)
      within {
        $0.isCode = true
      } read: { reader in
        reader.put(reader.scalars[(index + count)..<end])
      }
      return end + count
    case "*", "_", "~":
      let count = min(length(of: scalars[index], at: index), length(of: scalars[index], at: end))
      let isStrike = scalars[index] == "~"
      within { look in
        guard !isStrike else { return }
        look.isItalic = look.isItalic || count != 2
        look.isBold = look.isBold || count >= 2
      } read: {
        $0.read((index + count)..<end, depth: depth + 1)
      }
      return end + count
    case "<":
      let destination = string((index + 1)..<end)
      links.append(.init(text: destination, destination: destination))
      put(scalars[(index + 1)..<end])
      return end + 1
    case "^": return readAttributes(at: index, to: end, depth)
    default: return readLink(at: index, to: end, depth)
    }
  }

  private mutating func readLink(at index: Int, to end: Int, _ depth: Int) -> Int {
    guard let close = ends[end + 1] else {
      put(scalars[index...index])
      return index + 1
    }
    // A title may stand behind the destination.
    let destination = string((end + 2)..<close).prefix { $0 != " " }
    let start = shown.count
    read((index + 1)..<end, depth: depth + 1)
    links.append(
      .init(
        text: String(String.UnicodeScalarView(shown[start...])), destination: String(destination)))
    return close + 1
  }

  /// Reads `^[text](name: value, …)`.
  private mutating func readAttributes(at index: Int, to end: Int, _ depth: Int) -> Int {
    guard let close = ends[end + 1] else {
      put(scalars[index...index])
      return index + 1
    }
    var speech = look.speech ?? SpeechAttributes()
    for attribute in string((end + 2)..<close).split(separator: ",") {
      let parts = attribute.split(separator: ":", maxSplits: 1).map { part in
        String(part.drop { $0 == " " || $0 == "\n" }).trimmingMarks
      }
      if parts.count != 2 || !speech.set(parts[0], to: parts[1]) {
        leftOut.append(String(attribute.drop { $0 == " " }))
      }
    }
    within {
      $0.speech = speech == SpeechAttributes() ? nil : speech
    } read: {
      $0.read((index + 2)..<end, depth: depth + 1)
    }
    return close + 1
  }

  private mutating func put(_ part: ArraySlice<Unicode.Scalar>) {
    text.append(contentsOf: part)
    shown += part
  }

  private mutating func within(
    _ change: (inout Look) -> Void, read: (inout MarkdownReader) -> Void
  ) {
    endRun()
    let outer = look
    change(&look)
    read(&self)
    endRun()
    look = outer
  }

  private mutating func endRun() {
    guard !text.isEmpty else { return }
    var attributes = AttributedText.Attributes()
    if look.isItalic || look.isBold {
      attributes.font = Font(
        face: look.isItalic ? .italicSystem : .system, pointSize: nil,
        weight: look.isBold ? .bold : .regular)
    }
    attributes.speech = look.speech
    if look.isCode {
      attributes.speech = attributes.speech ?? SpeechAttributes()
      attributes.speech?.textualContext = .sourceCode
    }
    runs.append(.init(String(text), attributes: attributes))
    text = String.UnicodeScalarView()
  }

  private func length(of mark: Unicode.Scalar, at index: Int) -> Int {
    scalars[index...].prefix { $0 == mark }.count
  }

  private func string(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(String.UnicodeScalarView(scalars[range]))
  }
}

extension SpeechAttributes {
  /// Sets an attribute by its name in Markdown; returns false for one that is not about speech.
  fileprivate mutating func set(_ name: String, to value: String) -> Bool {
    let flag = value == "true"
    switch name {
    case "accessibilitySpeechSpellsOutCharacters", "accessibilitySpeechSpellOut": spellsOut = flag
    case "accessibilitySpeechPunctuation", "accessibilitySpeechIncludesPunctuation":
      punctuation = flag
    case "accessibilitySpeechQueueAnnouncement", "accessibilitySpeechAnnouncementsQueued":
      queuesAnnouncement = flag
    case "accessibilitySpeechPhoneticNotation", "accessibilitySpeechIPANotation":
      ipaNotation = value
    case "accessibilitySpeechAdjustedPitch", "accessibilitySpeechPitch": pitch = Double(value)
    case "accessibilityHeadingLevel", "accessibilityTextHeadingLevel": headingLevel = Int(value)
    case "languageIdentifier", "accessibilitySpeechLanguage": language = value
    default: return false
    }
    return true
  }
}

extension String {
  /// The text without the quotation marks around it.
  fileprivate var trimmingMarks: String {
    guard count > 1, let first, first == last, first == "'" || first == "\"" else { return self }
    return String(dropFirst().dropLast())
  }
}

extension Unicode.Scalar {
  /// Indicates whether a backslash before the mark makes it text.
  var isMarkdownMark: Bool { "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".unicodeScalars.contains(self) }
}
