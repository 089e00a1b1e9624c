private import CSpokenLanguages

/// The tables of `Localization/` at the time that the package was built.
enum EmbeddedTables {
  /// A table in one language.
  struct Table: @unchecked Sendable {
    /// The bytes of a table: part of the program, where they never change, or a text.
    enum Source {
      case embedded(UnsafeBufferPointer<UInt8>)
      case text(String)
    }

    let language: String
    /// The name of the screen reader, or of the framework whose labels the table has.
    let name: String
    let source: Source
  }

  /// All tables, grouped by language.
  static var all: [Table] {
    (0..<spoken_table_count()).map { index in
      let table = spoken_table_at(index)
      return Table(
        language: String(cString: table.language), name: String(cString: table.name),
        source: .embedded(UnsafeBufferPointer(start: table.bytes, count: table.count)))
    }
  }
}
