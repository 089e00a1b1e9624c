import Accessibility
public import Localize

extension Transcript {
  /// The lines of a transcript before the first screen: its document, and how it was made.
  public struct Head: Sendable, Hashable {
    /// The path of the document, from the folder of the transcript; nil if it is not specified.
    public var document: String?
    /// The options of `ctl announce` with which it was made, as words.
    public var options: [String]
    /// The names of the screen readers; empty if they are not specified.
    public var readers: [String]
    /// The languages; empty if they are not specified.
    public var languages: [LanguageTag]

    /// Creates a head.
    public init(
      document: String? = nil, options: [String] = [], readers: [String] = [],
      languages: [LanguageTag] = []
    ) {
      self.document = document
      self.options = options
      self.readers = readers
      self.languages = languages
    }

    /// The name of each text of an element, that of the first one included: the languages of the first
    /// reader, then those of the others.
    public var columns: [String] {
      let others = readers.dropFirst().flatMap { reader in
        [reader] + languages.dropFirst().map { "\(reader) \($0)" }
      }
      return [languages.first.map { "\($0)" } ?? ""] + languages.dropFirst().map { "\($0)" }
        + others
    }

    /// Returns the place of the text with a name, however its language is written; nil for a name that no text has.
    func column(named words: [String]) -> Int? {
      var words = words[...]
      var reader = 0
      if let first = words.first, let place = readers.dropFirst().firstIndex(of: first) {
        reader = place
        words = words.dropFirst()
      }
      guard words.count < 2 else { return nil }
      let width = max(1, languages.count)
      guard let name = words.first else { return reader > 0 ? reader * width : nil }
      guard let place = LanguageTag(name).flatMap({ languages.firstIndex(of: $0) }) else {
        return nil
      }
      return place > 0 ? reader * width + place : nil
    }

    /// Returns the place of each text of this head among those of another one; nil for one that is not there.
    ///
    /// A head without readers or languages has those of this one.
    func places(in other: Head) -> [Int?] {
      func names(_ head: Head) -> [String] {
        let readers = head.readers.isEmpty ? Array(self.readers.prefix(1)) : head.readers
        let languages = head.languages.isEmpty ? Array(self.languages.prefix(1)) : head.languages
        return (readers.isEmpty ? [""] : readers).flatMap { reader in
          (languages.isEmpty ? [""] : languages.map(\.description)).map { "\(reader) \($0)" }
        }
      }
      let known = Dictionary(names(other).enumerated().map { ($1, $0) }) { first, _ in first }
      return names(self).map { known[$0] }
    }

    /// The lines of the head.
    var lines: [String] {
      var lines: [String] = []
      if let document { lines.append("@document \(escaped(document, at: .value))") }
      if !options.isEmpty {
        lines.append("@options " + options.map(escapedWord).joined(separator: " "))
      }
      if !readers.isEmpty { lines.append("@reader " + readers.joined(separator: ", ")) }
      if !languages.isEmpty {
        lines.append("@languages " + languages.map(\.description).joined(separator: ", "))
      }
      return lines
    }
  }
}
