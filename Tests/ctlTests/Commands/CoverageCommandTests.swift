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
          de    1 of 2 translated, 1 missing, 1 error
              missing  b.normalTitle  “Stop”

        Other.xib   2 texts
          no table: not translated

        2 documents · 4 texts · 1 without a table
          de  1 of 4 translated, 25%
          en  4 of 4 translated, 100%, the documents' own

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

  @Test func `copies of different length count alike in any order`() throws {
    let folder = try ScratchFolder([
      "de.lproj/Form.xib": xib(button("a", "Los")),
      "en.lproj/Form.xib": xib(button("a", "Go") + button("b", "Stop")),
    ])
    for order in [["de.lproj", "en.lproj"], ["en.lproj", "de.lproj"]] {
      let result = try run(
        "ctl", ["strings", "coverage", "--fail-under", "100"] + order, in: folder.url)
      #expect(result.output.contains("copies in"))
      #expect(
        result.output.hasSuffix(
          """
          1 document · 2 texts
            de  1 of 2 translated, 50%
            en  2 of 2 translated, 100%, the documents' own

          """), "\(order)")
      #expect(result.status == 1, "\(order)")
    }
  }

  @Test func `a project without any translation is below every share`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(button("a", "Go"))])
    for (share, status) in [("0", 0), ("1", 1)] {
      let result = try run("ctl", ["strings", "coverage", "--fail-under", share], in: folder.url)
      #expect(result.status == Int32(status))
    }
  }

  @Test func `a table with errors exits with 3, and the text of a secure field is not shown`()
    throws
  {
    let secret = """
      <textField id="s" text="hunter2"><rect key="frame" x="0" y="0" width="80" height="40"/>
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """
    let folder = try ScratchFolder([
      "Base.lproj/Form.xib": xib(secret), "de.lproj/Form.strings": "\"broken = ",
    ])
    let result = try run("ctl", ["strings", "coverage", "--verbose"], in: folder.url)
    #expect(result.status == 3)
    #expect(result.output.contains("missing  s.text  “•••••••”"))
  }
}
