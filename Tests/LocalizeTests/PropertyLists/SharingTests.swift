import Foundation
import Localize
import Testing

/// Returns a binary property list of objects, the first of which is the list.
private func list(_ objects: [[UInt8]]) -> [UInt8] {
  func big(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  var bytes = Array("bplist00".utf8)
  var offsets: [Int] = []
  for object in objects {
    offsets.append(bytes.count)
    bytes += object
  }
  let table = bytes.count
  for offset in offsets { bytes += big(offset, 4) }
  return bytes + [0, 0, 0, 0, 0, 0, 4, 1] + big(objects.count, 8) + big(0, 8) + big(table, 8)
}

private func count(_ kind: UInt8, _ number: Int) -> [UInt8] {
  [kind | 0x0F, 0x12] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

private func text(_ length: Int) -> [UInt8] {
  count(0x50, length) + [UInt8](repeating: UInt8(ascii: "m"), count: length)
}

struct SharingTests {
  @Test func `pairs that share a key are broken`() {
    let pairs = 100_000
    let shared = [UInt8](repeating: 1, count: pairs)
    let table = StringTable(
      list([count(0xD0, pairs) + shared + shared, text(10_000)]), path: "t.strings")
    #expect(table.entries.isEmpty)
    #expect(
      table.problems.map(\.description) == [
        "t.strings:1:1: error: the binary property list is broken: a key is given twice. "
          + "Restore the file."
      ])
  }

  @Test func `pairs that share a text share its memory`() {
    let keys: [[UInt8]] = (0..<60).map { [0x51, UInt8($0)] }
    let references = (0..<60).map { UInt8($0 + 2) }
    let table = StringTable(
      list(
        [count(0xD0, 60) + references + [UInt8](repeating: 1, count: 60), text(1 << 20)] + keys),
      path: "t.strings")
    #expect(table.entries.count == 60 && table.problems.isEmpty)
    #expect(table.entries.allSatisfy { $0.value.utf8.count == 1 << 20 })
  }

  @Test func `texts that are shared until they take more than a file may have are refused`() {
    let keys: [[UInt8]] = (0..<100).map { [0x51, UInt8($0)] }
    let references = (0..<100).map { UInt8($0 + 2) }
    let table = StringTable(
      list(
        [count(0xD0, 100) + references + [UInt8](repeating: 1, count: 100), text(1 << 20)] + keys),
      path: "t.strings")
    #expect(
      table.problems.map(\.description) == [
        "t.strings:1:1: error: the binary property list shares its values so often that it holds more "
          + "than 67108864 bytes of text. Split the table."
      ])
  }

  @Test func `lists that hold each other many times are refused before they are written out`() {
    // Ten levels of lists with a hundred times the next one each.
    var objects: [[UInt8]] = (1...10).map {
      [0xAF, 0x10, 100] + [UInt8](repeating: UInt8($0), count: 100)
    }
    objects.append([0x51, 0x61])
    let rules = StringsDictionary(list(objects), path: "t.stringsdict")
    #expect(
      rules.problems.map(\.description) == [
        "t.stringsdict:1:1: error: the binary property list shares its values so often that it holds "
          + "more than 1000000 values. Split the table."
      ])
  }

  @Test func `a list that holds itself is broken`() {
    let table = StringTable(
      list([[0xD1, 1, 0], [0x51, 0x61]] + Array(repeating: [0x08], count: 10)), path: "t.strings")
    #expect(
      table.problems.map(\.description) == [
        "t.strings:1:1: error: the binary property list is broken: its values hold each other. "
          + "Restore the file."
      ])
  }

  @Test(arguments: [0, 1, 14, 15, 300, 40_000])
  func `a binary table that is written is read by Foundation, too`(length: Int) throws {
    let original = try PropertyListSerialization.data(
      fromPropertyList: ["a": "A", "ключ": "значение"], format: .binary, options: 0)
    let value = String(repeating: "ü", count: length)
    var table = StringTable(original, path: "t.strings")
    for number in 0..<300 { table = table.setting("v\(number)", forKey: "k\(number)") }
    table = table.setting(value, forKey: "new")
    let read =
      try PropertyListSerialization.propertyList(
        from: Data(table.contents), format: nil) as? [String: String]
    #expect(read == table.strings)
    #expect(read?["new"] == value && read?["ключ"] == "значение" && read?.count == 303)
  }
}
