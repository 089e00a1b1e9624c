private import CSpokenLanguages

/// The tables of `Localization/` as they were when the package was built.
enum EmbeddedTables {
  /// The languages that have a table, with its bytes.
  static var all: [(language: String, bytes: UnsafeBufferPointer<UInt8>)] {
    (0..<spoken_table_count()).map { index in
      let table = spoken_table_at(index)
      let bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
      return (String(cString: table.language), bytes)
    }
  }
}
