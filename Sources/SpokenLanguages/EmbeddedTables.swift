private import CSpokenLanguages

/// The tables of `Localization/` at the time that the package was built.
enum EmbeddedTables {
  /// A table in one language; its bytes are part of the program and never change.
  struct Table: @unchecked Sendable {
    let language: String
    /// The name of the screen reader, or of the framework whose labels the table has.
    let name: String
    let bytes: UnsafeBufferPointer<UInt8>
  }

  /// All tables, grouped by language.
  static var all: [Table] {
    (0..<spoken_table_count()).map { index in
      let table = spoken_table_at(index)
      return Table(
        language: String(cString: table.language), name: String(cString: table.name),
        bytes: UnsafeBufferPointer(start: table.bytes, count: table.count))
    }
  }
}
