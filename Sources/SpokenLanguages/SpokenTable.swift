import Accessibility
import Diagnostics
import Localize
private import Synchronization

/// A table of words in a language, which is parsed when its first word is spoken.
final class SpokenTable: Sendable {
  /// The words of a table.
  final class Words: Sendable {
    let words: [SpokenWord: String]
    /// The origins of the words.
    let origins: [SpokenWord: WordOrigin]
    /// The plural forms of words, where they differ.
    let forms: [SpokenWord: [PluralCategory: String]]

    init(
      _ words: [SpokenWord: String] = [:], origins: [SpokenWord: WordOrigin] = [:],
      forms: [SpokenWord: [PluralCategory: String]] = [:]
    ) {
      (self.words, self.origins, self.forms) = (words, origins, forms)
    }
  }

  private let source: EmbeddedTables.Table
  private let content = Mutex<Words?>(nil)

  init(_ source: EmbeddedTables.Table) { self.source = source }

  var language: String { source.language }
  var name: String { source.name }

  /// The number of tables that have been parsed so far.
  static var parsedCount: Int { count.load(ordering: .relaxed) }

  private static let count = Atomic(0)

  /// The words; a table that cannot be parsed traps.
  var parsed: Words {
    content.withLock { content in
      if let content { return content }
      do {
        let new = try parse()
        Self.count.add(1, ordering: .relaxed)
        content = new
        return new
      } catch {
        // A test parses every table of the package; that of another reader is its program's.
        preconditionFailure("\(error)")
      }
    }
  }

  private func parse() throws(Diagnostic) -> Words {
    // A reader without words of its own has an empty table.
    if case .text("") = source.source { return Words() }
    var words: [SpokenWord: String] = [:]
    var origins: [SpokenWord: WordOrigin] = [:]
    var forms: [SpokenWord: [PluralCategory: String]] = [:]
    let path = "\(language).lproj/\(name).strings"
    let file =
      switch source.source {
      case .embedded(let bytes): StringTable(bytes, path: "Localization/\(path)")
      case .text(let text): StringTable(text.utf8, path: path)
      }
    if let problem = file.problems.first { throw problem }
    for entry in file.entries {
      let (key, text) = (entry.key, entry.value)
      // The key of a plural form is the key of the word with the plural category appended.
      if let category = PluralCategory.allCases.first(where: { key.hasSuffix(".\($0)") }) {
        let word = String(key.dropLast("\(category)".count + 1))
        forms[SpokenWord(table: name, key: word), default: [:]][category] = text
      } else {
        let word = SpokenWord(table: name, key: key)
        words[word] = text
        origins[word] = file.comment(of: entry).flatMap { WordOrigin($0) }
      }
    }
    return Words(words, origins: origins, forms: forms)
  }
}
