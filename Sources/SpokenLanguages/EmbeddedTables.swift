private import CSpokenLanguages

/// The tables of `Localization/` as they were when the package was built.
enum EmbeddedTables {
  /// A table of a language.
  struct Table {
    let language: String
    /// The name of the reader, or of the framework whose labels it has.
    let name: String
    let bytes: UnsafeBufferPointer<UInt8>
  }

  /// All tables, those of a language together.
  static var all: [Table] {
    (0..<spoken_table_count()).map { index in
      let table = spoken_table_at(index)
      return Table(
        language: String(cString: table.language), name: String(cString: table.name),
        bytes: UnsafeBufferPointer(start: table.bytes, count: table.count))
    }
  }
}
