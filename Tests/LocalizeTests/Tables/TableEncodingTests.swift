import Localize
import Testing

/// The same table in bytes of an encoding.
struct EncodedTable: Sendable, CustomTestStringConvertible {
  var name: String, encoding: TextEncoding, bytes: [UInt8]
  var problem: String? = nil
  var testDescription: String { name }
}

private let text = "/* ё */ \"ключ\" = \"😀\";"
private func units(_ text: String) -> [UInt8] {
  text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}
private func swapped(_ bytes: [UInt8]) -> [UInt8] {
  bytes.indices.map { bytes[$0 ^ 1] }
}
private func wideUnits(_ text: String) -> [UInt8] {
  text.unicodeScalars.flatMap { scalar in
    (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
  }
}
private let unmarked =
  "T.strings:1:1: error: the file is UTF-16 without a byte order mark, which Apple's parser "
  + "refuses. Save it as UTF-8."

private let encodedTables: [EncodedTable] = [
  .init(name: "L020 UTF-8", encoding: .utf8, bytes: Array(text.utf8)),
  .init(
    name: "L020 UTF-8 with a mark", encoding: .utf8WithMark, bytes: Array("\u{FEFF}\(text)".utf8)),
  .init(
    name: "L020 UTF-16, little end first", encoding: .utf16LittleEndianWithMark,
    bytes: units("\u{FEFF}" + text)),
  .init(
    name: "L020 UTF-16, big end first", encoding: .utf16BigEndianWithMark,
    bytes: swapped(units("\u{FEFF}" + text))),
  .init(
    name: "L020 UTF-32, little end first", encoding: .utf32LittleEndianWithMark,
    bytes: wideUnits("\u{FEFF}" + text)),
  .init(
    name: "L020 UTF-32, big end first", encoding: .utf32BigEndianWithMark,
    bytes: wideUnits("\u{FEFF}" + text).reversed().enumerated().sorted {
      ($1.offset / 4, $0.offset) < ($0.offset / 4, $1.offset)
    }.map(\.element)),
  .init(
    name: "L050 UTF-16 without a mark", encoding: .utf16LittleEndian,
    bytes: units("\"a key\" = \"and its text\"; // long enough\n" + text), problem: unmarked),
]

@Suite struct TableEncodingTests {
  @Test(arguments: encodedTables)
  private func `L020 and L050 a table is read in its encoding`(_ c: EncodedTable) {
    let table = StringTable(c.bytes, path: "T.strings")
    #expect(table.encoding == c.encoding)
    #expect(table.entries.last?.key == "ключ")
    #expect(table.entries.last?.value == "😀")
    #expect(table.problems.map { "\($0)" } == [c.problem].compactMap { $0 })
  }

  @Test func `L049 a byte of Latin-1 is told, and the text guessed`() {
    let table = StringTable(
      Array("a=\"".utf8) + [0xC9, 0x74, 0xE9] + Array("\";".utf8), path: "T.strings")
    #expect(table.encoding == .latin1)
    #expect(table.strings == ["a": "Été"])
    #expect(
      table.problems.map { "\($0)" } == [
        "T.strings:1:4: error: the byte C9 is not UTF-8; the file looks like Latin-1. "
          + "Save the file as UTF-8."
      ])
  }

  @Test func `L049 a byte of Mac OS Roman is told, and the text guessed`() {
    let table = StringTable(Array("\"a\"=\"".utf8) + [0x8E] + Array("\";".utf8), path: "T.strings")
    #expect(table.encoding == .macRoman)
    #expect(table.strings == ["a": "é"])
    #expect(
      table.problems.map { "\($0)" } == [
        "T.strings:1:6: error: the byte 8E is not UTF-8; the file looks like Mac OS Roman. "
          + "Save the file as UTF-8."
      ])
  }

  @Test func `half a character of UTF-16 is told`() {
    let table = StringTable(
      [0xFF, 0xFE] + units("a=\"") + [0x3D, 0xD8] + units("\";"), path: "T.strings")
    #expect(table.strings == ["a": "\u{FFFD}"])
    #expect(
      table.problems.map { "\($0)" }
        == ["T.strings:1:4: error: there is half a character. Save the file as UTF-8."])
  }
}
