import Foundation
import Localize
import Testing

@Suite(.enabled(if: Corpus.isExpected, "the corpus is not beside the package"))
struct CorpusTableTests {
  @Test func `all real tables have the keys that the independent reader found`() throws {
    var counts: [String: Int] = [:]
    for facts in try Corpus.expectedTables() where facts["format"] as? String != "xcstrings" {
      let path = try #require(facts["path"] as? String)
      let bytes = try Data(contentsOf: Corpus.documents.appending(path: path))
      guard path.hasSuffix(".strings") else { continue }
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
}
