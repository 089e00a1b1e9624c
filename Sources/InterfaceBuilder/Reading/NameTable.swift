import Localize
import XMLEvents

/// The names of a document's elements and attributes as numbers.
///
/// Every table begins with ``known``, so the numbers of those names are the same everywhere.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  /// The concatenated bytes of the names.
  private var bytes: [UInt8] = []
  private var table = ByteTable(minimumCapacity: 256)

  /// Returns the number of a name, which is added if it is new.
  mutating func number(of name: XMLText) -> Int32 {
    if let known = existingNumber(of: name) { return known }
    let start = bytes.count
    bytes.append(contentsOf: name)
    names.append(String(decoding: name, as: UTF8.self))
    return bytes.withUnsafeBufferPointer { table.insert(start..<start + name.count, in: $0).number }
  }

  /// Returns the number of a name; nil if the table lacks it.
  func existingNumber(of name: XMLText) -> Int32? {
    bytes.withUnsafeBufferPointer { table.number(of: name, in: $0) }
  }

  /// Returns the number of a name; nil if the table lacks it.
  func existingNumber(of name: String) -> Int32? {
    var name = name
    return name.withUTF8 { existingNumber(of: $0) }
  }
}

extension NameTable {
  /// A table of the names that the model looks up.
  static let known: NameTable = {
    var table = NameTable()
    for name in KnownName.allCases {
      var text = name.text
      text.withUTF8 { _ = table.number(of: $0) }
    }
    return table
  }()
}
