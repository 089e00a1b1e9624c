import Accessibility
import Localize
import SpokenLanguages
import TextFormats

/// The languages of the screen readers, with the origins of their words.
enum ReaderLanguages {
  private static let readers: [(name: String, vocabulary: Vocabulary)] = [
    (ReaderOptions.Reader.iOS.rawValue, VoiceOver.vocabulary),
    (ReaderOptions.Reader.macOS.rawValue, VoiceOverMac.vocabulary),
    (ReaderOptions.Reader.orca.rawValue, Orca.vocabulary),
  ]

  /// A heading for each reader, and a line for each of its languages.
  static var text: String {
    readers.map { name, vocabulary in
      let tags = SpokenLanguage.available(vocabulary).sorted { "\($0)" < "\($1)" }
      let width = tags.map { "\($0)".count }.max() ?? 0
      let lines = tags.map { tag in
        let code = "\(tag)" + String(repeating: " ", count: width - "\(tag)".count)
        let name = tag.displayName(in: "en")
        return "  \(code)  \(name): \(origins(of: vocabulary, in: tag))\n"
      }
      return "\(name)   \(vocabulary.keys.count) words · \(tags.count) "
        + "\(tags.count == 1 ? "language" : "languages")\n" + lines.joined()
    }.joined(separator: "\n")
  }

  private static func origins(of vocabulary: Vocabulary, in tag: LanguageTag) -> String {
    let counts = SpokenLanguage.origins(of: vocabulary, in: tag)
    func count(_ isCounted: (WordOrigin) -> Bool) -> Int {
      counts.reduce(0) { $0 + (isCounted($1.key) ? $1.value : 0) }
    }
    var parts = WordOrigin.Kind.allCases.map { kind in
      (count { $0.kind == kind }, kind == .otherReader ? "another reader's" : kind.rawValue)
    }
    // A program may leave words in English, which is heard, too.
    let english = count { $0.source?.hasSuffix(", in English") ?? false }
    parts.append((english, "of them in English"))
    return parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
