import Foundation
import Localize
import TestSupport
import Testing

@Suite(.tags(.corpus), .enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusWritingTests {
  /// Every table of the corpus by its path.
  private func files() throws -> [(path: String, bytes: [UInt8], file: TableFile)] {
    try Corpus.expectedTables().map { facts in
      let path = try #require(facts["path"] as? String)
      let bytes = Array(try Data(contentsOf: Corpus.documents.appending(path: path)))
      return (path, bytes, try #require(TableFile(bytes, path: path)))
    }
  }

  /// Returns how many bytes at the beginnings and at the ends of two files are the same.
  private func sharedEnds(_ old: [UInt8], _ new: [UInt8]) -> (head: Int, tail: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let most = min(old.count, new.count)
        var (head, tail) = (0, 0)
        while head < most, old[head] == new[head] { head += 1 }
        while tail < most, old[old.count - tail - 1] == new[new.count - tail - 1] { tail += 1 }
        return (head, tail)
      }
    }
  }

  @Test func `every table is written back as it was, and a change changes its own bytes`() throws {
    let files = try files()
    #expect(files.count == 2017)
    for (path, bytes, file) in files {
      #expect(file.contents == bytes, "\(path)")
      guard case .strings(let table) = file, table.format != .binary,
        let entry = table.entries.last
      else { continue }
      let changed = table.setting(entry.value + "ё", forKey: entry.key)
      var expected = table.strings
      expected[entry.key] = entry.value + "ё"
      #expect(changed.strings == expected, "\(path)")
      #expect(changed.encoding == table.encoding)
      // What comes before the entry and after it is as it was.
      let (head, tail) = sharedEnds(bytes, changed.contents)
      let width = table.encoding == .utf16LittleEndianWithMark ? 2 : 1
      #expect(bytes.count - head - tail <= (entry.value.utf8.count * 2 + 4) * width, "\(path)")

      let removed = table.removing(entry.key)
      expected[entry.key] = nil
      #expect(removed.strings == expected, "\(path)")
      let (first, last) = sharedEnds(bytes, removed.contents)
      #expect(first + last >= removed.contents.count, "\(path)")
    }
  }

  @Test func `every table is the same after it was a catalog`() throws {
    var groups: [String: [TableConversion.Tables]] = [:]
    for (path, _, file) in try files() {
      let parts = path.split(separator: "/")
      let folder = String(parts.dropLast().last ?? "").replacing(".lproj", with: "")
      let name = (parts.last ?? "").split(separator: ".").dropLast().joined(separator: ".")
      let group = parts.dropLast(2).joined(separator: "/") + "/" + name
      var tables = groups[group] ?? []
      if !tables.contains(where: { $0.language == folder }) {
        tables.append(.init(language: folder, strings: nil, rules: nil))
      }
      let index = try #require(tables.firstIndex { $0.language == folder })
      switch file {
      case .strings(let table): tables[index].strings = table
      case .rules(let rules): tables[index].rules = rules
      case .catalog: continue
      }
      groups[group] = tables
    }
    var counts: [String: Int] = [:]
    for (group, tables) in groups {
      let source = tables.contains { $0.language == "en" } ? "en" : tables[0].language
      let (catalog, losses) = TableConversion.catalog(
        of: tables, sourceLanguage: source, path: "T.xcstrings")
      #expect(catalog.problems.filter { $0.severity == .error } == [], "\(group)")
      for loss in losses { counts[loss.kind.rawValue, default: 0] += 1 }
      for table in tables {
        let (back, lossesOnTheWay) = TableConversion.tables(
          of: catalog, language: table.language)
        #expect(lossesOnTheWay == [])
        let before = LookupTable(table.strings, rules: table.rules)
        let after = LookupTable(back.strings, rules: back.rules)
        let gained = losses.count { $0.kind == .missingInSource && $0.language == table.language }
        #expect(after.count == before.count + gained, "\(group) \(table.language)")
        let narrowed = Set(losses.filter { $0.kind == .width }.map(\.key))
        for key in before.allKeys where !narrowed.contains(key) {
          #expect(
            after.value(forKey: key) == before.value(forKey: key),
            "\(group) \(table.language) \(key)")
          counts["keys", default: 0] += 1
        }
      }
    }
    #expect(
      counts == [
        "keys": 83_451, "comment": 209, "duplicate": 1, "missingInSource": 275, "width": 2,
      ])
  }
}
