import Foundation
import Testing

private let project = [
  "App/en.lproj/Localizable.strings": "\"songs\" = \"%d songs\";\n\"open\" = \"Open\";\n",
  "App/de.lproj/Localizable.strings": "\"songs\" = \"%@ Lieder\";\n\"open\" = \"Öffnen\";\n",
  "App/Base.lproj/Form.xib": xib(button("aaa-bb-ccc", "Go")),
  "App/de.lproj/Form.strings": "\"aaa-bb-ccc.normalTitle\" = \"Los\";\n",
]

@Suite struct StringsCheckCommandTests {
  @Test func `an error exits with 1, and names file, line, rule and language`() throws {
    let folder = try ScratchFolder(project)
    let result = try run("ctl", ["strings", "check", "App"], in: folder.url)
    #expect(
      result.output == """
        App/de.lproj/Localizable.strings:1:1: error: the text of 'songs' shows argument 1 as a text (%@), which is a whole number (%d): '%@ Lieder' for '%d songs' (de). Write the conversions of the source. (conversion-type)

        """)
    #expect(result.errors == "1 error in 3 tables\n")
    #expect(result.status == 1)
    #expect(try run("ctl", ["check", "App"], in: folder.url).output.contains(result.output))
    #expect(
      try run("ctl", ["strings", "check", "--disable", "LOC030", "App"], in: folder.url).status == 0
    )
  }

  @Test func `a rule about documents, and a folder without tables, are told`() throws {
    let folder = try ScratchFolder(["Form.xib": xib(button("a", "Go"))])
    let other = try run("ctl", ["strings", "check", "--rule", "unnamed"], in: folder.url)
    #expect(other.errors.contains("unnamed is no rule about tables. Check it with ctl check."))
    #expect(other.status == 2)
    let empty = try run("ctl", ["strings", "check"], in: folder.url)
    #expect(empty.output.contains("no string table in this folder"))
    #expect(empty.status == 3)
    #expect(try run("ctl", ["check"], in: folder.url).status == 0)
  }

  @Test func `what has one right answer is shown, and corrected`() throws {
    let broken =
      "\"a\" = \"He said \"hi\"\";\n\"b\" = \"B\"\n\"c\" = \"C\";\n\"c\" = \"C\";\n\"d\" = \"E\u{301}\";\n"
    let folder = try ScratchFolder(["en.lproj/Localizable.strings": broken])
    let shown = try run(
      "ctl", ["strings", "check", "--diff", "--fail-on", "never"], in: folder.url)
    #expect(
      shown.output.hasPrefix(
        """
        --- en.lproj/Localizable.strings
        +++ en.lproj/Localizable.strings
        @@ -1,2 +1,2 @@
        -"a" = "He said "hi"";
        -"b" = "B"
        +"a" = "He said \\"hi\\"";
        +"b" = "B";
        @@ -4,2 +4 @@
        -"c" = "C";
        -"d" = "E\u{301}";
        +"d" = "É";

        """))
    let file = folder.url.appending(path: "en.lproj/Localizable.strings")
    #expect(try Data(contentsOf: file) == Data(broken.utf8))
    let fixed = try run("ctl", ["strings", "check", "--fix"], in: folder.url)
    #expect(fixed.status == 0)
    #expect(fixed.errors.contains("en.lproj/Localizable.strings has 4 corrections."))
    let right = "\"a\" = \"He said \\\"hi\\\"\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n\"d\" = \"É\";\n"
    #expect(try Data(contentsOf: file) == Data(right.utf8))
    #expect(try run("ctl", ["strings", "check"], in: folder.url).output == "")
  }

  @Test func `a table in UTF-16 is corrected in UTF-16`() throws {
    let folder = try ScratchFolder(["en.lproj/Localizable.strings": ""])
    let file = folder.url.appending(path: "en.lproj/Localizable.strings")
    func data(_ text: String) throws -> Data {
      try #require(text.data(using: .utf16LittleEndian).map { Data([0xFF, 0xFE]) + $0 })
    }
    try data("\"a\" = \"😀 é\"\n\"b\" = \"B\";\n").write(to: file)
    let shown = try run("ctl", ["strings", "check", "--diff"], in: folder.url)
    #expect(shown.output.contains("-\"a\" = \"😀 é\"\n+\"a\" = \"😀 é\";\n"))
    let fixed = try run("ctl", ["strings", "check", "--fix"], in: folder.url)
    #expect(fixed.errors.contains("en.lproj/Localizable.strings has 1 correction."))
    #expect(try Data(contentsOf: file) == data("\"a\" = \"😀 é\";\n\"b\" = \"B\";\n"))
    // A text that cannot be decoded stays as it is.
    let lone = try data("\"a\" = \"x\"\n\"b\" = \"B\";\n") + Data([0x00, 0xD8])
    try lone.write(to: file)
    _ = try run("ctl", ["strings", "check", "--fix"], in: folder.url)
    #expect(try Data(contentsOf: file) == lone)
  }

  @Test func `a pull request that deletes or changes translations is stopped`() throws {
    let folder = try ScratchFolder(project)
    func git(_ arguments: String...) throws {
      let user = [
        "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
      ]
      let result = try run("/usr/bin/env", ["git"] + user + arguments, in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
    }
    let german = folder.url.appending(path: "App/de.lproj")
    try Data("\"songs\" = \"%d Lieder\";\n\"open\" = \"Öffnen\";\n".utf8)
      .write(to: german.appending(path: "Localizable.strings"))
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "One")
    #expect(try run("ctl", ["check", "App", "--changed", "main"], in: folder.url).status == 0)
    try Data("\"songs\" = \"%d Lieder\";\n".utf8).write(
      to: german.appending(path: "Localizable.strings"))
    try FileManager.default.removeItem(at: german.appending(path: "Form.strings"))
    let result = try run("ctl", ["check", "App", "--changed", "main"], in: folder.url)
    #expect(
      result.output == """
        App/Base.lproj/Form.xib:5:21: error: 'Go', the text of 'aaa-bb-ccc.normalTitle', has no translation (de). Add one to each table. (missing-translation)
        App/en.lproj/Localizable.strings:2:1: error: 'Open', the text of 'open', has no translation (de). Add one to each table. (missing-translation)

        """)
    #expect(result.status == 1)
  }
}
