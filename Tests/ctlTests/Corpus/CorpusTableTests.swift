import Foundation
import Localize
import TestSupport
import Testing

@Suite(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusTableTests {
  @Test func `all real tables have the keys that the independent reader found`() throws {
    var counts: [String: Int] = [:]
    for facts in try Corpus.expectedTables() {
      let path = try #require(facts["path"] as? String)
      guard path.hasSuffix(".strings") else { continue }
      let bytes = try Data(contentsOf: Corpus.documents.appending(path: path))
      let table = StringTable(bytes, path: path)
      #expect(table.errors.filter { !$0.message.contains("already") } == [])
      #expect(table.strings.count == facts["keys"] as? Int, "\(path)")
      #expect(table.duplicates.count == facts["duplicates"] as? Int, "\(path)")
      #expect(table.format.rawValue == facts["format"] as? String, "\(path)")
      #expect(table.encoding?.rawValue ?? "binary" == facts["encoding"] as? String, "\(path)")
      counts[table.format.rawValue, default: 0] += 1
    }
    #expect(counts == ["old-style": 1857, "binary-plist": 36])
  }

  @Test func `all real rules have the keys and categories that the independent reader found`()
    throws
  {
    var count = 0
    for facts in try Corpus.expectedTables() where facts["format"] as? String == "stringsdict" {
      let path = try #require(facts["path"] as? String)
      let bytes = try Data(contentsOf: Corpus.documents.appending(path: path))
      let dictionary = StringsDictionary(bytes, path: path)
      #expect(dictionary.errors == [])
      #expect(Set(dictionary.entries.map(\.key)).count == facts["keys"] as? Int, "\(path)")
      var categories: [String: Int] = [:]
      for entry in dictionary.entries {
        guard case .format(_, let variables) = entry.value else { continue }
        for category in variables.values.flatMap(\.categories.keys) {
          categories[category.rawValue, default: 0] += 1
        }
      }
      #expect(categories == facts["categories"] as? [String: Int], "\(path)")
      count += 1
    }
    #expect(count == 52)
  }

  @Test func `all real catalogs have the keys and states that the independent reader found`()
    throws
  {
    var count = 0
    for facts in try Corpus.expectedTables() where facts["format"] as? String == "xcstrings" {
      let path = try #require(facts["path"] as? String)
      let bytes = try Data(contentsOf: Corpus.documents.appending(path: path))
      let catalog = StringCatalog(bytes, path: path)
      #expect(catalog.errors == [])
      #expect(catalog.entries.count == facts["keys"] as? Int, "\(path)")
      #expect(catalog.version == facts["version"] as? String)
      #expect(catalog.sourceLanguage == facts["sourceLanguage"] as? String)
      #expect(catalog.entries.count { $0.isStale } == facts["stale"] as? Int)
      #expect(
        catalog.entries.count { !$0.shouldTranslate } == facts["shouldTranslateFalse"] as? Int)
      var languages: [String: [String: Int]] = [:]
      for entry in catalog.entries {
        for (language, localization) in entry.localizations {
          languages[language, default: [:]]["keys", default: 0] += 1
          for state in localization.states {
            languages[language, default: [:]]["state:\(state)", default: 0] += 1
          }
          switch localization.value {
          case nil, .text: break
          default: languages[language, default: [:]]["withVariations", default: 0] += 1
          }
        }
      }
      #expect(languages == facts["locales"] as? [String: [String: Int]], "\(path)")
      count += 1
    }
    #expect(count == 72)
  }

  @Test func `the coverage of real documents is what the independent reader found`() throws {
    var expected: [String: Facts] = [:]
    for facts in try Corpus.expectedLocalizations() {
      let parts = ["document", "table", "locale"].map { facts[$0] as? String ?? "" }
      expected[parts.joined(separator: " ")] = facts
    }
    #expect(expected.count == 1387)
    let result = try run(
      "ctl", ["strings", "coverage", "--format", "json", "."], in: Corpus.documents)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? Facts
    for found in json?["coverage"] as? [Facts] ?? [] {
      let parts = ["document", "table", "locale"].map { found[$0] as? String ?? "" }
      let key = parts.joined(separator: " ")
      guard var facts = expected.removeValue(forKey: key) else {
        Issue.record("\(key) is not expected")
        continue
      }
      facts["match"] = nil
      // The reader counts the texts that no one sees, too.
      let all = found["allTexts"] as? Facts ?? [:]
      for (name, value) in facts {
        #expect("\(all[name] ?? found[name] ?? "-")" == "\(value)", "\(key) \(name)")
      }
      let unseen = (found["notSeen"] as? [String: [String]] ?? [:]).values.reduce(0) {
        $0 + $1.count
      }
      #expect(found["localizable"] as? Int == (all["localizable"] as? Int ?? 0) - unseen, "\(key)")
    }
    #expect(expected.keys.sorted() == [])
  }
}
