import Foundation
import Testing

private let project = [
  "Base.lproj/Form.xib": xib(button("a", "Go") + button("b", "Stop", y: 50)),
  "Base.lproj/Form.strings": "\"a.normalTitle\" = \"Go\";",
  "de.lproj/Form.strings": "\"a.normalTitle\" = \"Los\";",
  "Other.xib": xib(button("c", "Left") + button("d", "Right", y: 50)),
]

@Suite struct CoverageCommandTests {
  @Test func `coverage counts what has no table, and shows texts beside keys and totals`() throws {
    let folder = try ScratchFolder(project)
    let result = try run("ctl", ["strings", "coverage", "--verbose"], in: folder.url)
    #expect(
      result.output == """
        Base.lproj/Form.xib   2 texts
          Base  1 of 2 translated, 1 missing, 1 the same, for any other language
              missing  b.normalTitle  “Stop”
          de    1 of 2 translated, 1 missing
              missing  b.normalTitle  “Stop”

        Other.xib   2 texts
          no table: not translated

        2 documents · 4 texts · 1 without a table
          de  1 of 4 translated, 25%
          en  4 of 4 translated, 100%

        """)
    #expect(result.status == 0)
  }

  @Test func `coverage below a share exits with 1`() throws {
    let folder = try ScratchFolder(project)
    for (share, status) in [("25", 0), ("25.1", 1), ("101", 2)] {
      let result = try run("ctl", ["strings", "coverage", "--fail-under", share], in: folder.url)
      #expect(result.status == Int32(status), "\(share)")
    }
  }

  @Test func `the copies of a document in several languages count once`() throws {
    let folder = try ScratchFolder([
      "en.lproj/Form.xib": xib(button("a", "Go")), "fr.lproj/Form.xib": xib(button("a", "Aller")),
    ])
    let result = try run("ctl", ["strings", "coverage", "--format", "json"], in: folder.url)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let totals = json?["totals"] as? [[String: Any]] ?? []
    #expect(totals.map { $0["locale"] as? String } == ["en", "fr"])
    #expect(totals.map { $0["translated"] as? Int } == [1, 1])
    #expect(totals.map { $0["localizable"] as? Int } == [1, 1])
  }
}
