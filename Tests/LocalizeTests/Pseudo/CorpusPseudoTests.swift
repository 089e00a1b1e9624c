import Foundation
import TestSupport
import Testing

@testable import Localize

/// The texts of all real tables, as pseudo-languages have them.
@Suite(.tags(.corpus), .enabled(if: SharedFolder.hasCorpus, "the corpus is not there"))
struct CorpusPseudoTests {
  /// The values of a table, one for each key and language.
  private func values(of path: String) -> [LocalizedValue] {
    guard let file = try? TableFile(contentsOfFile: path) else { return [] }
    return switch file {
    case .strings(let table): table.entries.map { .text($0.value) }
    case .rules(let rules): rules.entries.map(\.value)
    case .catalog(let catalog):
      catalog.entries.flatMap { $0.localizations.values.compactMap(\.value) }
    }
  }

  /// The things that a text asks for and links to, found by other means than the pieces of pseudo-languages.
  private func kept(_ text: String) -> [String] {
    guard text.contains(where: { "%{<:".contains($0) }) else { return [] }
    let format = FormatString(text)
    let pattern = text.contains("{") ? try? MessagePattern(text, .lenient) : nil
    // A sentence may go on after a link; a mark of direction stands around words.
    let links = text.matches(of: /(?:https?|ftp):\/\/[^\s<>"'\)\]\u{202E}\u{202C}]+/).map {
      String($0.0.reversed().drop { ".,;:!?".contains($0) }.reversed())
    }
    let tags = text.matches(of: /<\/?[A-Za-z][^<>]*>/).map { String($0.0) }
    return format.conversions.map { "\($0)" } + format.variables + (pattern?.names ?? []) + links
      + tags
  }

  @Test func `conversions, variables, arguments, markup and links are the same in every text`()
    throws
  {
    let paths =
      FileManager.default.enumerator(atPath: SharedFolder.corpus.path)?
      .compactMap { $0 as? String }.sorted() ?? []
    let endings = [".strings", ".stringsdict", ".xcstrings"]
    let tables = paths.filter { path in endings.contains { path.hasSuffix($0) } }
    #expect(tables.count == 2017)
    var (count, different) = (0, [String]())
    for path in tables {
      let values = values(of: SharedFolder.corpus.appending(path: path).path)
      for text in values.flatMap({ $0.texts }) {
        count += 1
        let before = kept(text)
        for name in ["en-XA", "ar-XB", "double-length"] {
          let changed = PseudoLanguage(named: name)?.text(text) ?? ""
          if kept(changed) != before {
            different.append("\(name) \(path)\n- \(text)\n+ \(changed)")
          }
        }
      }
    }
    #expect(count > 100_000)
    #expect(
      different.isEmpty,
      "\(different.count) of \(count)\n\(different.prefix(10).joined(separator: "\n"))")
  }
}

extension LocalizedValue {
  /// All texts of a value.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .format(let text, let variables):
      [text] + variables.values.flatMap { $0.categories.values }
    case .plural(let texts): texts.values.flatMap(\.texts)
    case .device(let texts): texts.values.flatMap(\.texts)
    case .width(let texts): texts.values.flatMap(\.texts)
    }
  }
}
