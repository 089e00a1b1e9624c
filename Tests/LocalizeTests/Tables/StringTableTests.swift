import Localize
import Testing

/// A table as it is read: entries as `line key = value`, problems as `line:column severity: words`.
struct TableCase: Sendable, CustomTestStringConvertible {
  var name: String, text: String, entries: [String], problems: [String]
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ entries: [String], _ problems: [String] = []) {
    self.name = name
    self.text = text
    self.entries = entries
    self.problems = problems
  }
}

/// Rows of section 8.1 of localization.md begin with their number.
private let acceptedTables: [TableCase] = [
  .init("L001 unquoted", "key1 = value1;k_$.-/:2=3;", ["1 key1 = value1", "1 k_$.-/:2 = 3"]),
  .init(
    "L002 a key alone", #""k5";"#, ["1 k5 = k5"],
    ["1:1: warning: 'k5' has no text and stands for itself. Write it out."]),
  .init("L003 single quotes", "'k6' = 'single';", ["1 k6 = single"]),
  .init(
    "L004 an unquoted value as written", "k7 = $un_quo:ted/a.b-c;",
    ["1 k7 = $un_quo:ted/a.b-c"]),
  .init(
    "L005 simple escapes", #""a"="x\ny\tz\"q\\e\r\a\b\f\v";"#,
    ["1 a = x\ny\tz\"q\\e\r\u{7}\u{8}\u{C}\u{B}"]),
  .init("L006 units", #""k"="\U00e9\U4E2D\U2026";"#, ["1 k = é中…"]),
  .init(
    "L007 a small u is no escape", #""k"="\u00e9";"#, ["1 k = u00e9"],
    ["1:6: warning: \\u is u itself. Write \\U and four hexadecimal digits."]),
  .init(
    "L008 octal digits are of NeXTSTEP", #""k"="\351\0415";"#, ["1 k = Ø!5"],
    [
      "1:6: warning: \\351 is 'Ø', in the encoding of NeXTSTEP. Write the character itself."
    ]),
  .init("L009 a surrogate pair", #""k"="\UD83D\UDE00!";"#, ["1 k = 😀!"]),
  .init("L010 a fifth digit", #""b"="\U12345";"#, ["1 b = \u{1234}5"]),
  .init("L011 fewer digits", #""c"="\U1";"d"="\U41zz";"#, ["1 c = \u{1}", "1 d = Azz"]),
  .init(
    "L012 other escapes", #""k"="\q\'";"#, ["1 k = q'"],
    ["1:6: warning: \\q is q itself. Write it without the backslash."]),
  .init(
    "L013 x is no escape", #""k"="\x41";"#, ["1 k = x41"],
    ["1:6: warning: \\x is x itself. Write \\U and four hexadecimal digits."]),
  .init("L014 a line break", "\"k\"=\"a\nb\";\nc=d;", ["1 k = a\nb", "3 c = d"]),
  .init("L015 an escaped line break", "\"k\"=\"a\\\nb\";", ["1 k = a\nb"]),
  .init("L016 comment marks in a text", #""k"="/* no */ // no";"#, ["1 k = /* no */ // no"]),
  .init(
    "L017 a key twice", #""dup"="1"; "dup"="2";"#, ["1 dup = 1", "1 dup = 2"],
    ["1:12: error: 'dup' is given at 1:1 already, and the last one wins. Remove one."]),
  .init(
    "L017 a key twice with the same text", "a=1;\na=1;", ["1 a = 1", "2 a = 1"],
    ["2:1: warning: 'a' is given at 1:1 already, and the last one wins. Remove one."]),
  .init("L018 in braces", #"{ "a"="b"; c=d; }"#, ["1 a = b", "1 c = d"]),
  .init("L020 a byte order mark", "\u{FEFF}\"k\"=\"v\";", ["1 k = v"]),
  .init("L021 comments and space only", "/* a */ // b\r\n\t/* c\n*/ // d\u{2028} ", []),
  .init("L022 empty strings", #" ""="empty"; "e"="";"#, ["1  = empty", "1 e = "]),
  .init(
    "L023 NUL bytes after the last entry", "\"a\"=\"b\";\u{0}\u{0}\n", ["1 a = b"],
    ["1:9: warning: there are NUL bytes. Remove them."]),
  .init(
    "half a surrogate pair", #""k"="\UD83Dx\UD83D\U0041";"#, ["1 k = \u{FFFD}x\u{FFFD}A"],
    [
      "1:6: warning: there is half a surrogate pair. Write both halves, or the character.",
      "1:13: warning: there is half a surrogate pair. Write both halves, or the character.",
    ]),
  .init(
    "comments everywhere", "/*1*/\"a\"/**/ /*2*/=//3\n\"b\"/*4*/;//5", ["1 a = b"]),
  .init(
    "a value that is no text", "a = {b=c;};\nd = (1, \")\");\ne=f;", ["3 e = f"],
    [
      "1:5: warning: the value of 'a' is not a text, so it cannot be looked up. Write a text.",
      "2:5: warning: the value of 'd' is not a text, so it cannot be looked up. Write a text.",
    ]),
]

/// Rows of section 8.2 of localization.md begin with their number.
private let malformedTables: [TableCase] = [
  .init(
    "L025 no semicolon", "\"a\"=\"b\"\n\"c\"=\"d\";", ["1 a = b", "2 c = d"],
    [
      "1:8: error: expected ';' after the text of 'a', found the next entry at 2:1. Add it."
    ]),
  .init(
    "L026 no semicolon at the end", "\"a\"=\"b\";\n\"c\"=\"d\"\n", ["1 a = b", "2 c = d"],
    ["2:8: error: expected ';' after the text of 'c', found the end. Add it."]),
  .init(
    "L027 a text that swallows a line", "\"a\"=\"b;\n\"c\"=\"d\";", ["2 c = d"],
    [
      "2:2: error: expected ';' after the text of 'a', which began at 1:5 and spans lines. "
        + "Close it with a quotation mark."
    ]),
  .init(
    "L028 a text that is not closed", "\"a\"=\"b\n\nc=d;", ["3 c = d"],
    ["1:5: error: the text is not closed. Add the quotation mark."]),
  .init(
    "L029 the end after a backslash", #""a"="b\"#, [],
    [
      "1:7: error: the file ends after a backslash. "
        + "Write what it stands for, and a quotation mark."
    ]),
  .init(
    "L030 a comment that is not closed", #""a"="b"; /* x"#, ["1 a = b"],
    ["1:10: error: the comment is not closed, and hides the rest of the file. Add */."]),
  .init(
    "L031 no equals sign", "\"a\" \"b\";\nc=d;", ["2 c = d"],
    [#"1:5: error: expected '=' or ';' after the key 'a'. Write "key" = "text";."#]),
  .init(
    "L032 no value", "\"a\"=;\nc=d;", ["2 c = d"],
    ["1:5: error: expected a text for 'a'. Write it in quotation marks."]),
  .init(
    "L033 no key", "=\"b\";\nc=d;", ["2 c = d"],
    ["1:1: error: there is '=' without a key before it. Write the key."]),
  .init(
    "L034 a quotation mark in a text", "\"a\"=\"b\"c\";\n\"d\"=\"e\";", ["1 a = b", "2 d = e"],
    [
      "1:8: error: expected ';' after the text of 'a'. "
        + "Write \\\" for a quotation mark in the text, or add the semicolon."
    ]),
  .init(
    "L035 a brace after the last entry", #""a"="b"; }"#, ["1 a = b"],
    ["1:10: error: there is '}', which does not begin a key. Remove it; Apple's parser stops here."]
  ),
  .init(
    "L036 two semicolons", #""a"="b";; "c"="d";"#, ["1 a = b", "1 c = d"],
    [
      "1:9: error: there is ';', which does not begin a key. Remove it; "
        + "Apple's parser stops here and loses the entry after it."
    ]),
  .init(
    "L037 a stray character", "\"a\"=\"1\";\n@ \"c\"=\"d\";\"e\"=\"f\";",
    ["1 a = 1", "2 c = d", "2 e = f"],
    [
      "2:1: error: there is '@', which does not begin a key. Remove it; "
        + "Apple's parser stops here and loses the 2 entries after it."
    ]),
  .init(
    "L038 something else after the entries", "a=b;<?xml", ["1 a = b"],
    ["1:5: error: there is '<', which does not begin a key. Remove it; Apple's parser stops here."]),
  .init(
    "L039 a value that must be quoted", "a=b@c;\nd=e;", ["1 a = b", "2 d = e"],
    ["1:4: error: expected ';' after the text of 'a'. Write the text in quotation marks."]),
  .init(
    "L040 a comma", #""a"="b","#, ["1 a = b"],
    [
      "1:8: error: expected ';' after the text of 'a'. "
        + "Write \\\" for a quotation mark in the text, or add the semicolon."
    ]),
  .init(
    "L041 an array", "(a,b)", [],
    [#"1:1: error: an array is not a table. Write "key" = "text"; in it."#]),
  .init(
    "L041 a text", #""just""#, [],
    [#"1:1: error: a single text is not a table. Write "key" = "text"; in it."#]),
  .init(
    "L042 more after the brace", "{a=b;} x", ["1 a = b"],
    ["1:8: error: there is more after the }. Remove it."]),
  .init(
    "L043 typographic quotation marks", "“a”=\"b\";\n\"c\"=\"d\";", ["2 c = d"],
    ["1:1: error: there is a typographic quotation mark. Write \"."]),
  .init(
    "L044 a comment of another kind", "# c\n\"a\"=\"b\";", ["2 a = b"],
    ["1:1: error: there is '#', which does not begin a comment. Write //."]),
  .init(
    "L045 a stray slash", #""a"="b"; / "c"="d";"#, ["1 a = b", "1 c = d"],
    ["1:12: error: expected '=' after the key '/'. Remove the stray slash."]),
  .init(
    "L046 a key of two words", "a b = c;", ["1 b = c"],
    [#"1:3: error: expected '=' or ';' after the key 'a'. Write "key" = "text";."#]),
  .init(
    "L047 a key that must be quoted", "é = b;\nc=d;", ["2 c = d"],
    ["1:1: error: there is 'é', which must be quoted. Write it in quotation marks."]),
  .init(
    "L048 a comment glued to a value", "a = unq/*c*/;", ["1 a = unq/"],
    ["1:9: error: expected ';' after the text of 'a'. Write the text in quotation marks."]),
  .init("L051 nothing", "", [], ["1:1: warning: the file is empty. Add entries or remove it."]),
  .init(
    "L052 two byte order marks", "\u{FEFF}\u{FEFF}a=b;", ["1 a = b"],
    ["1:1: error: there is a second byte order mark. Remove it."]),
  .init(
    "L053 600 levels", "a=" + String(repeating: "(", count: 600), [],
    ["1:515: error: lists are nested deeper than 512 levels. Flatten them."]),
  .init(
    "L054 lines that end with CR", "a=1;\rb=2;\rc=;\r", ["1 a = 1", "2 b = 2"],
    ["3:3: error: expected a text for 'c'. Write it in quotation marks."]),
  .init(
    "braces that are not closed", "{ a=b; ", ["1 a = b"],
    ["1:8: error: the { at the beginning is not closed. Add }."]),
]

private func entries(of table: StringTable) -> [String] {
  table.entries.map { "\(table.position(of: $0)?.line ?? 0) \($0.key) = \($0.value)" }
}

private func problems(of table: StringTable) -> [String] {
  table.problems.map { String("\($0)".dropFirst("T.strings:".count)) }
}

@Suite struct StringTableTests {
  @Test(arguments: acceptedTables)
  private func `L001 to L023 a table has its entries in order`(_ c: TableCase) {
    let table = StringTable(c.text.utf8, path: "T.strings")
    #expect(entries(of: table) == c.entries)
    #expect(problems(of: table) == c.problems)
    #expect(table.format == .oldStyle)
  }

  @Test(arguments: malformedTables)
  private func `L025 to L054 a malformed table tells where and has what could be read`(
    _ c: TableCase
  ) {
    let table = StringTable(c.text.utf8, path: "T.strings")
    #expect(problems(of: table) == c.problems)
    #expect(entries(of: table) == c.entries)
  }

  @Test func `the last of a duplicate is looked up`() {
    let table = StringTable("dup=1; \"b\"=2;\ndup=3;".utf8, path: "T.strings")
    #expect(table.strings == ["dup": "3", "b": "2"])
    #expect(table.duplicates.map(\.value) == ["3"])
  }

  @Test func `the comment before an entry is its own`() {
    let text = """
      /* A file. */

      /* Class = "UIButton"; ObjectID = "a"; */
      "a.normalTitle" = "Sign In"; // not this
      "b" = "c";
      """
    let table = StringTable(text.utf8, path: "T.strings")
    #expect(
      table.entries.map { table.comment(of: $0) } == [
        #" Class = "UIButton"; ObjectID = "a"; "#, nil,
      ])
  }

  @Test func `L024 a missing key is the text that was asked for, or itself`() {
    let strings = LookupTable(StringTable(#""a"="b";"#.utf8, path: "T.strings"))
    #expect(strings.localizedString(forKey: "a") == "b")
    #expect(strings.localizedString(forKey: "k") == "k")
    #expect(strings.localizedString(forKey: "k", value: "") == "k")
    #expect(strings.localizedString(forKey: "k", value: "dflt") == "dflt")
  }
}
