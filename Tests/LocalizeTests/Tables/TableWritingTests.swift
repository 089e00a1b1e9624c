import FoundationEssentials
import Localize
import Testing

private func written(_ table: StringTable) -> String {
  String(decoding: table.contents, as: UTF8.self)
}

private func changed(_ text: String, _ change: (StringTable) -> StringTable) -> String {
  written(change(StringTable(text.utf8, path: "T.strings")))
}

@Suite struct TableWritingTests {
  @Test func `a change changes the bytes of its text`() {
    let text = "/* c */\n\"a\" = \"1\"; // x\nb='2';\nc = three;\n"
    #expect(
      changed(text) { $0.setting("q\"\\\n\té", forKey: "a") }
        == text.replacing("\"1\"", with: #""q\"\\\n\té""#))
    #expect(
      changed(text) { $0.setting("zwei", forKey: "b") } == text.replacing("'2'", with: "\"zwei\""))
    #expect(
      changed(text) { $0.setting("3", forKey: "c") } == text.replacing("three", with: "\"3\""))
  }

  @Test func `a key that stands for itself gets a text`() {
    #expect(changed("a;") { $0.setting("b", forKey: "a") } == "a = \"b\";")
  }

  @Test func `the last of a duplicate changes`() {
    #expect(changed("a=1;a=2;") { $0.setting("3", forKey: "a") } == "a=1;a=\"3\";")
  }

  @Test func `a new key stands at the end`() {
    #expect(changed("a=1;") { $0.setting("2", forKey: "b") } == "a=1;\n\"b\" = \"2\";\n")
    #expect(changed("") { $0.setting("2", forKey: "b") } == "\"b\" = \"2\";\n")
    #expect(
      changed("{ a=1; }\n") { $0.setting("2", forKey: "b") } == "{ a=1; \n\"b\" = \"2\";\n}\n")
  }

  @Test func `an entry goes with its comment and its line`() {
    let text = "/* one */\n\"a\" = \"1\";\n\n/* two */\n\"b\" = \"2\";\n\"a\" = \"3\";\n"
    #expect(changed(text) { $0.removing("a") } == "\n/* two */\n\"b\" = \"2\";\n")
    #expect(changed(text) { $0.removing("nobody") } == text)
  }

  @Test func `UTF-16 stays UTF-16`() {
    let bytes = "\u{FEFF}a = \"ё\";".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let table = StringTable(bytes, path: "T.strings").setting("я", forKey: "a")
    #expect(table.encoding == .utf16BigEndianWithMark)
    #expect(
      table.contents == "\u{FEFF}a = \"я\";".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  @Test func `an XML list changes the element of its text`() {
    let text = "<plist><dict><key>a</key><string>1</string>\n<key>b</key><string/></dict></plist>"
    #expect(
      changed(text) { $0.setting("<&>", forKey: "b") }
        == text.replacing("<string/>", with: "<string>&lt;&amp;&gt;</string>"))
    #expect(
      changed(text) { $0.setting("2", forKey: "c") }
        == text.replacing("</dict>", with: "\t<key>c</key>\n\t<string>2</string>\n</dict>"))
    #expect(
      changed(text) { $0.removing("a") } == "<plist><dict><key>b</key><string/></dict></plist>")
  }

  @Test func `a binary list is written anew`() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let table = StringTable(try encoder.encode(["a": "1", "b": "2"]), path: "T.strings")
    #expect(table.setting("3", forKey: "a").strings == ["a": "3", "b": "2"])
    #expect(table.setting("3", forKey: "a").format == .binary)
    #expect(table.removing("a").strings == ["b": "2"])
  }

  @Test func `a rule changes one text`() throws {
    let rules = StringsDictionary(
      [
        ("k", .format("%#@n@", variables: ["n": .init(valueType: "d", categories: [.other: "%d"])]))
      ],
      path: "T.stringsdict")
    #expect(rules.problems == [])
    let after = try #require(rules.setting("%d & more", at: ["k", "n", "other"]))
    #expect(
      String(decoding: after.contents, as: UTF8.self)
        == String(decoding: rules.contents, as: UTF8.self).replacing(
          "<string>%d</string>\n\t\t</dict>", with: "<string>%d &amp; more</string>\n\t\t</dict>"))
    #expect(rules.setting("x", at: ["k", "n"]) == nil)
  }
}
