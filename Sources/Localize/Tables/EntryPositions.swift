package import Diagnostics

/// The positions of the entries of a table in order, each found when it is reached.
package struct EntryPositions: Sequence, IteratorProtocol, Sendable {
  private let text: SourceText?
  private let offset: @Sendable (Int) -> Int
  private var number = 0
  private var cursor = PositionCursor()

  /// Creates the positions; the closure returns the offset of an entry.
  ///
  /// Without a text, which binary lists lack, they are nil.
  init(in text: SourceText?, _ offset: @escaping @Sendable (Int) -> Int) {
    self.text = text
    self.offset = offset
  }

  package mutating func next() -> SourcePosition?? {
    defer { number += 1 }
    return .some(text.map { cursor.position(of: offset(number), in: $0.utf8) })
  }
}

/// Counts lines and columns up to offsets that only grow; lines end with LF, CR or CR LF.
struct PositionCursor: Sendable {
  private var position = SourcePosition(line: 1, column: 1)
  private var index = 0

  mutating func position(of offset: Int, in utf8: [UInt8]) -> SourcePosition {
    let end = min(offset, utf8.count)
    while index < end {
      let byte = utf8[index]
      index += 1
      switch byte {
      // The line does not end between CR and LF.
      case 0x0D where index < utf8.count && utf8[index] == 0x0A: position.column += 1
      case 0x0A, 0x0D: position = SourcePosition(line: position.line + 1, column: 1)
      case _ where byte & 0xC0 != 0x80: position.column += 1
      default: break
      }
    }
    return position
  }
}

extension StringTable {
  /// The positions of the entries.
  package var entryPositions: EntryPositions {
    let entries = entries
    return EntryPositions(in: format == .binary ? nil : source) { entries[$0].keyRange.lowerBound }
  }
}

extension StringsDictionary {
  /// The positions of the entries.
  package var entryPositions: EntryPositions {
    let entries = entries
    return EntryPositions(in: isBinary ? nil : source) { entries[$0].keyRange.lowerBound }
  }
}

extension StringCatalog {
  /// The positions of the entries.
  package var entryPositions: EntryPositions {
    let entries = entries
    return EntryPositions(in: source) { entries[$0].keyRange.lowerBound }
  }
}
