import Localize
import Testing

struct TableText: Sendable, CustomTestStringConvertible {
  var name: String, text: String, entries: [String]
  var testDescription: String { name }
}

/// Entries read `line key = value`; L numbers are rows of section 8.1 of localization.md.
private let tableTexts: [TableText] = [
  .init(name: "an empty file", text: "", entries: []),
  .init(
    name: "L021 comments and space only", text: "/* a */ // b\r\n\t/* c\n*/ // d", entries: []),
  .init(
    name: "L001 unquoted", text: "key1 = value1;k_$.-/:2=3;",
    entries: ["1 key1 = value1", "1 k_$.-/:2 = 3"]),
  .init(
    name: "L004 an unquoted value as written", text: "k7 = $un_quo:ted/a.b-c;",
    entries: ["1 k7 = $un_quo:ted/a.b-c"]),
  .init(
    name: "L005 simple escapes", text: #""a"="x\ny\tz\"q\\e\r";"#,
    entries: ["1 a = x\ny\tz\"q\\e\r"]),
  .init(name: "L006 units", text: #""k"="\U00e9\U4E2D\U2026";"#, entries: ["1 k = é中…"]),
  .init(name: "L009 a surrogate pair", text: #""k"="\UD83D\UDE00!";"#, entries: ["1 k = 😀!"]),
  .init(name: "L010 a fifth digit", text: #""b"="\U12345";"#, entries: ["1 b = \u{1234}5"]),
  .init(
    name: "half a surrogate pair", text: #""k"="\UD83Dx";"#, entries: ["1 k = \u{FFFD}x"]),
  .init(name: "L012 other escapes", text: #""k"="\q\'";"#, entries: ["1 k = q'"]),
  .init(
    name: "L014 a line break", text: "\"k\"=\"a\nb\";\nc=d;",
    entries: ["1 k = a\nb", "3 c = d"]),
  .init(name: "L015 an escaped line break", text: "\"k\"=\"a\\\nb\";", entries: ["1 k = a\nb"]),
  .init(
    name: "L016 comment marks in a text", text: #""k"="/* no */ // no";"#,
    entries: ["1 k = /* no */ // no"]),
  .init(
    name: "L020 a byte order mark", text: "\u{FEFF}\"k\"=\"v\";", entries: ["1 k = v"]),
  .init(
    name: "L022 empty strings", text: #" ""="empty"; "e"="";"#,
    entries: ["1  = empty", "1 e = "]),
  .init(
    name: "comments everywhere", text: "/*1*/\"a\"/**/ /*2*/=//3\n\"b\"/*4*/;//5",
    entries: ["1 a = b"]),
]

struct TableFailure: Sendable, CustomTestStringConvertible {
  var text: String, error: String
  var testDescription: String { error }
}

/// Places as in section 8.2 of localization.md, where it has the case.
private let tableFailures: [TableFailure] = [
  .init(
    text: #""a" "b";"#,
    error: #"T.strings:1:5: error: expected '=' after the key 'a'. Write "key" = "text";."#),
  .init(
    text: "\n  é2 = b;",
    error: "T.strings:2:3: error: expected a key. Write it in quotation marks."),
  .init(
    text: #"="b";"#, error: "T.strings:1:1: error: expected a key. Write it in quotation marks."),
  .init(
    text: #""a"="b"; }"#,
    error: "T.strings:1:10: error: expected a key. Write it in quotation marks."),
  .init(
    text: #""a"=;"#, error: "T.strings:1:5: error: expected a text. Write it in quotation marks."),
  .init(
    text: #""a"="b""#, error: "T.strings:1:8: error: expected ';' after the text of 'a'. Add it."),
  .init(
    text: "a=1;\n\"é\" = \"ж\"c;",
    error: "T.strings:2:10: error: expected ';' after the text of 'é'. Add it."),
  .init(
    text: "a=1;\r\n\"a\"=\"b;\r\n",
    error: "T.strings:2:5: error: the text is not closed. Add the quotation mark."),
  .init(
    text: #"  "a"#, error: "T.strings:1:3: error: the text is not closed. Add the quotation mark."),
  .init(
    text: #""a"="1\Uoops";"#,
    error: #"T.strings:1:7: error: expected four hexadecimal digits after \U. "#
      + #"Write \U2026 for an ellipsis."#),
  .init(
    text: #""a"="b"; /* x"#, error: "T.strings:1:10: error: the comment is not closed. Add */."),
]

@Suite struct StringTableTests {
  private func entries(_ text: String) throws -> [String] {
    try StringTable(text.utf8, path: "T.strings").entries
      .map { "\($0.line) \($0.key) = \($0.value)" }
  }

  private func failure(_ text: String) throws -> String {
    let error = try #require(throws: StringTableError.self) { try entries(text) }
    return "\(error)"
  }

  @Test(arguments: tableTexts)
  func `a table has its entries in order`(_ c: TableText) throws {
    #expect(try entries(c.text) == c.entries)
  }

  @Test(arguments: tableFailures)
  func `a malformed table is refused with the place and what to do`(_ c: TableFailure) throws {
    #expect(try failure(c.text) == c.error)
  }

  @Test func `all entries of a duplicate stay and the last one wins`() throws {
    let table = try StringTable("dup=1; \"b\"=2;\ndup=3;".utf8, path: "T.strings")
    #expect(table.entries.map(\.value) == ["1", "2", "3"])
    #expect(table.entries.map(\.line) == [1, 1, 2])
    #expect(table.strings == ["dup": "3", "b": "2"])
  }

  @Test func `an error has its parts`() throws {
    let error = try #require(throws: StringTableError.self) {
      try StringTable("\n a=b".utf8, path: "de.lproj/T.strings")
    }
    #expect(error.path == "de.lproj/T.strings")
    #expect(error.line == 2)
    #expect(error.column == 5)
    #expect(error.message == "expected ';' after the text of 'a'. Add it.")
  }

  @Test func `a byte order mark is no column`() throws {
    #expect(
      try failure("\u{FEFF}=\"b\";")
        == "T.strings:1:1: error: expected a key. Write it in quotation marks.")
  }

  @Test func `half a surrogate pair leaves the next escape whole`() throws {
    #expect(try entries(#""k"="\UD83D\n";"#) == ["1 k = \u{FFFD}\n"])
    #expect(try entries(#""k"="\UD83D\"";"#) == ["1 k = \u{FFFD}\""])
  }
}
