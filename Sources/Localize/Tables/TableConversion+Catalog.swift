import TextFormats

extension TableConversion {
  /// Returns a catalog of tables in several languages piece by piece, and the lost information.
  package static func catalog(
    of tables: [Tables], sourceLanguage: String
  ) -> (contents: Pieces, losses: [Loss]) {
    let tables = tables.sorted {
      $0.language == sourceLanguage && $1.language != sourceLanguage
    }
    var losses: [Loss] = []
    let occurrences = Occurrence.all(in: tables, &losses)
    let comments = comments(of: occurrences, in: tables, &losses)
    for group in Groups(occurrences) {
      for occurrence in group where tables.value(of: occurrence).losesWidth {
        losses.append(
          .init(
            kind: .width, key: tables.key(of: occurrence),
            language: tables[Int(occurrence.table)].language))
      }
      if !group.contains(where: { tables[Int($0.table)].language == sourceLanguage }) {
        losses.append(
          .init(
            kind: .missingInSource, key: tables.key(of: group[group.startIndex]),
            language: sourceLanguage))
      }
    }
    let contents: Pieces = { put in
      try put(
        "{\n  \"sourceLanguage\" : \(quotedJSON(sourceLanguage, escapesMarks: false)),\n  \"strings\" : {\n"
      )
      for group in Groups(occurrences) {
        let first = group[group.startIndex]
        let entry = entry(group, in: tables, comments[first.key]).xcodeText(depth: 2)
        let separator = group.endIndex < occurrences.count ? "," : ""
        let key = quotedJSON(tables.key(of: first), escapesMarks: false)
        try put("    \(key) : \(entry)\(separator)\n")
      }
      try put((occurrences.isEmpty ? "\n" : "") + "  },\n  \"version\" : \"1.0\"\n}\n")
    }
    return (contents, losses)
  }

  /// The occurrences of one key after those of another.
  private struct Groups: Sequence, IteratorProtocol {
    private let occurrences: [Occurrence]
    private var start = 0

    init(_ occurrences: [Occurrence]) { self.occurrences = occurrences }

    mutating func next() -> ArraySlice<Occurrence>? {
      guard start < occurrences.count else { return nil }
      var end = start
      while end < occurrences.count, occurrences[end].key == occurrences[start].key { end += 1 }
      defer { start = end }
      return occurrences[start..<end]
    }
  }

  /// Returns the JSON of a key.
  private static func entry(
    _ occurrences: ArraySlice<Occurrence>, in tables: [Tables], _ comment: String?
  ) -> JSONTree {
    let localizations = occurrences.map { occurrence in
      (
        key: tables[Int(occurrence.table)].language, value: JSONTree(tables.value(of: occurrence))
      )
    }
    var members: [(key: String, value: JSONTree)] = []
    if let comment { members.append(("comment", .init(.string(comment)))) }
    members.append(("extractionState", .init(.string("manual"))))
    members.append(("localizations", JSONTree(localizations.sorted { $0.key < $1.key })))
    return JSONTree(members)
  }

  /// Returns the first comment of each key, and reports others.
  private static func comments(
    of occurrences: [Occurrence], in tables: [Tables], _ losses: inout [Loss]
  ) -> [Int32: String] {
    var comments: [Int32: String] = [:]
    guard tables.contains(where: { $0.strings?.hasComments == true }) else { return comments }
    var keys = KeyTable(capacity: occurrences.count)
    for (number, _) in occurrences.enumerated() {
      _ = keys.insert(number) { tables.key(of: occurrences[$0]) }
    }
    for table in tables {
      for entry in table.strings?.entries ?? [] {
        guard let comment = table.strings?.comment(of: entry),
          let number = keys.number(of: entry.key, { tables.key(of: occurrences[$0]) })
        else { continue }
        let key = occurrences[number].key
        if comments[key] == nil {
          comments[key] = comment
        } else if comments[key] != comment {
          losses.append(.init(kind: .comment, key: entry.key, language: table.language))
        }
      }
    }
    return comments
  }

  /// A key in a table, as numbers: a conversion keeps no text twice.
  fileprivate struct Occurrence {
    /// The number of the key among all.
    var key: Int32
    var table: Int32
    /// The number of the entry among the texts of the table, or after them among its rules.
    var entry: Int32

    /// Returns the entries that lookups find, grouped by key and in the order of the tables.
    static func all(in tables: [Tables], _ losses: inout [Loss]) -> [Occurrence] {
      let counts = tables.map(\.count)
      var all: [Occurrence] = []
      all.reserveCapacity(counts.reduce(0, +))
      var keys = KeyTable(capacity: counts.reduce(0, +))
      var keyCount: Int32 = 0
      for (table, count) in counts.enumerated() {
        for entry in 0..<count {
          let new = Occurrence(key: keyCount, table: Int32(table), entry: Int32(entry))
          all.append(new)
          guard let earlier = keys.insert(all.count - 1, { tables.key(of: all[$0]) }) else {
            keyCount += 1
            continue
          }
          all[all.count - 1].key = all[earlier].key
          guard all[earlier].table == new.table else { continue }
          // The last text of a table wins, and a rule wins over a text.
          let isText = entry < tables[table].strings?.entries.count ?? 0
          if isText, tables.value(of: all[earlier]) != tables.value(of: new) {
            losses.append(
              .init(kind: .duplicate, key: tables.key(of: new), language: tables[table].language))
          }
          all[earlier].entry = new.entry
          all.removeLast()
          _ = keys.insert(earlier) { tables.key(of: $0 < all.count ? all[$0] : new) }
        }
      }
      return all.sorted { ($0.key, $0.table) < ($1.key, $1.table) }
    }
  }
}

extension LocalizedValue {
  /// Indicates whether the value has texts for several widths, of which a catalog keeps one.
  fileprivate var losesWidth: Bool {
    switch self {
    case .text, .format: false
    case .width: true
    case .plural(let texts): texts.values.contains(where: \.losesWidth)
    case .device(let texts): texts.values.contains(where: \.losesWidth)
    }
  }
}

extension StringTable {
  fileprivate var hasComments: Bool { entries.contains { !$0.commentRange.isEmpty } }
}

extension TableConversion.Tables {
  /// The number of texts and rules.
  fileprivate var count: Int { (strings?.entries.count ?? 0) + (rules?.entries.count ?? 0) }
}

extension [TableConversion.Tables] {
  /// Returns the key of an entry.
  fileprivate func key(of occurrence: TableConversion.Occurrence) -> String {
    let table = self[Int(occurrence.table)]
    let texts = table.strings?.entries ?? []
    let number = Int(occurrence.entry)
    return number < texts.count
      ? texts[number].key : table.rules?.entries[number - texts.count].key ?? ""
  }

  /// Returns the value of an entry.
  fileprivate func value(of occurrence: TableConversion.Occurrence) -> LocalizedValue {
    let table = self[Int(occurrence.table)]
    let texts = table.strings?.entries ?? []
    let number = Int(occurrence.entry)
    return number < texts.count
      ? .text(texts[number].value)
      : table.rules?.entries[number - texts.count].value ?? .text("")
  }
}
