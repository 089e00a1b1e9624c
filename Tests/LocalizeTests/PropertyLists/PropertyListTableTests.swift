import FoundationEssentials
import Localize
import Testing

private let head = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<plist version=\"1.0\">"
private func table(_ inside: String) -> StringTable {
  StringTable((head + inside + "</plist>").utf8, path: "T.strings")
}

@Suite struct PropertyListTableTests {
  @Test func `L019 an XML property list has its entries in order and in their places`() {
    let table = table(
      "<dict>\n  <key>b</key>\n  <string>x &amp; y</string><key>a</key><string/></dict>")
    #expect(table.format == .xml)
    #expect(table.problems.isEmpty)
    #expect(table.entries.map { "\($0.key)=\($0.value)" } == ["b=x & y", "a="])
    #expect(
      table.entries.map { table.position(of: $0) } == [
        SourcePosition(line: 3, column: 3), SourcePosition(line: 4, column: 29),
      ])
  }

  @Test func `L019 a binary property list has its entries`() throws {
    let strings = ["b": "ё", "a": "x", "long": String(repeating: "word ", count: 100)]
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let table = StringTable(try encoder.encode(strings), path: "T.strings")
    #expect(table.format == .binary)
    #expect(table.encoding == nil)
    #expect(table.problems.isEmpty)
    #expect(table.strings == strings)
    #expect(table.entries.map { table.position(of: $0) } == [nil, nil, nil])
  }

  @Test(arguments: [
    ("<array/>", "2:22: error: an array is not a table. Make a dictionary of texts of it."),
    (
      "<dict>\n<key>a</key><integer>1</integer></dict>",
      "3:13: warning: the value of 'a' is a <integer>, so it cannot be looked up. Write a text."
    ),
    (
      "<dict><key>a</key><dict/></dict>",
      "2:40: warning: the value of 'a' is a dictionary, so it cannot be looked up. Write a text."
    ),
    (
      "<dict><string>a</string></dict>",
      "2:28: error: there is a value without a <key> before it. Add the key."
    ),
    ("<dict><key>a</key></dict>", "2:28: error: the key 'a' has no value. Add it."),
    (
      "<dict><key>a</key><key>b</key></dict>",
      "2:40: error: there is a <key> where none belongs. Put it into a <dict>, before its value."
    ),
    ("", "1:1: error: there is no list in <plist>."),
    (
      "<dict>",
      "2:28: error: the XML is broken: </plist> does not close <dict>. Repair the document or restore it."
    ),
  ])
  func `a list that is no table tells what it is`(_ inside: String, _ problem: String) {
    let table = table(inside)
    #expect(table.entries.isEmpty)
    #expect(table.problems.map { "\($0)" } == ["T.strings:" + problem])
  }

  @Test func `a list in UTF-16 is read whatever its declaration says`() {
    let text =
      head.replacing("UTF-8", with: "UTF-16")
      + "<dict><key>a</key><string>ё</string></dict></plist>"
    let bytes = ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let table = StringTable(bytes, path: "T.strings")
    #expect(table.strings == ["a": "ё"])
    #expect(table.encoding == .utf16BigEndianWithMark)
  }

  @Test func `a broken binary list is told`() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let bytes = Array(try encoder.encode(["a": "b", "c": "d"]))
    for length in 8..<bytes.count {
      let table = StringTable(bytes[..<length], path: "T.strings")
      #expect(table.entries.isEmpty)
      #expect(table.errors.count == 1)
    }
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var broken = bytes
        broken[index] = value
        _ = StringTable(broken, path: "T.strings").strings
      }
    }
  }

  @Test func `lists that hold each other are given up`() {
    // An array of a million references to itself twice.
    var bytes = Array("bplist00".utf8) + [0xA2, 0, 0]
    let table = bytes.count
    bytes += [8] + [UInt8](repeating: 0, count: 6) + [1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
    #expect(
      StringTable(bytes, path: "T.strings").problems.map { "\($0)" } == [
        "T.strings:1:1: error: the binary property list is broken: its values hold each other. Restore the file."
      ])
  }
}
