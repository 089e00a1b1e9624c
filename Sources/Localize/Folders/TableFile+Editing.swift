package import Diagnostics

/// A change of a part of a table's text.
package struct TableEdit: Sendable, Hashable {
  /// The range in the text of the file as UTF-8, without its byte order mark.
  package var range: Range<Int>
  /// The text that replaces it, as the file spells it.
  package var text: String

  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
}

extension TableFile {
  /// The text of the file; nil for a binary property list.
  private var source: SourceText? {
    switch self {
    case .strings(let table): table.format == .binary ? nil : table.source
    case .rules(let rules): rules.isBinary ? nil : rules.source
    case .catalog(let catalog): catalog.source
    }
  }

  /// The text of the file as UTF-8 without a byte order mark; nil for a binary property list.
  package var utf8: [UInt8]? { source?.utf8 }

  /// Returns the positions of sorted offsets in the text of the file; nil for a binary property list.
  package func positions(ofOffsets offsets: [Int]) -> [SourcePosition]? {
    source?.positions(of: offsets)
  }

  /// Returns the bytes of the file after edits that do not overlap, in its own encoding; nil for one that cannot be decoded
  /// without loss.
  package func contents(after edits: [TableEdit]) -> [UInt8]? {
    guard let source, source.fault == nil,
      // What is written again without an edit has to be what was read.
      source.encoding.unit.size == 1 || source.bytes(of: source.utf8) == contents
    else { return nil }
    return source.bytes(of: source.utf8(after: edits))
  }
}

extension StringTable.Entry {
  /// The place of the key in the text of the file as UTF-8.
  package var offset: Int { keyRange.lowerBound }
}

extension StringsDictionary.Entry {
  /// The place of the key in the text of the file as UTF-8.
  package var offset: Int { keyRange.lowerBound }
}

extension StringCatalog.Entry {
  /// The place of the key in the text of the file as UTF-8.
  package var offset: Int { keyRange.lowerBound }
}

extension StringCatalog.Localization {
  /// The place of the language in the text of the file as UTF-8.
  package var offset: Int { Int(keyOffset) }
}
