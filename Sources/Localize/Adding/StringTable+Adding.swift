extension StringTable {
  /// Returns the table with the entries of another one whose keys it lacks, at the end, with their comments.
  ///
  /// Every byte that is there stays, but in a binary property list, which has no order. The texts are those of the other
  /// table, as Xcode adds them for a translator.
  public func adding(missingFrom source: StringTable) -> StringTable {
    var known = Set(entries.map(\.key))
    let missing = source.entries.filter { known.insert($0.key).inserted }
    if missing.isEmpty { return self }
    switch format {
    case .binary:
      var strings = strings
      for entry in missing { strings[entry.key] = entry.value }
      return StringTable(BinaryPropertyList.bytes(of: strings), path: path)
    case .xml:
      let rows = missing.map {
        "\t<key>\(xmlEscaped($0.key))</key>\n\t<string>\(xmlEscaped($0.value))</string>\n"
      }
      let end = self.source.lastOffset(of: "</dict>") ?? self.source.utf8.count
      return inserting(rows.joined(), at: end)
    case .oldStyle:
      let lines = missing.map { Self.line($0.key, $0.value, comment: source.comment(of: $0)) }
      let end = self.source.endOfEntries
      let text = self.source.utf8
      let isAtLineStart = end == 0 || text[end - 1] == 0x0A
      let gap = entries.isEmpty ? "" : "\n"
      return inserting((isAtLineStart ? gap : "\n" + gap) + lines.joined(separator: "\n"), at: end)
    }
  }

  private func inserting(_ text: String, at offset: Int) -> StringTable {
    var utf8 = source.utf8
    utf8.insert(contentsOf: Array(text.utf8), at: offset)
    return StringTable(source.bytes(of: utf8), path: path)
  }
}

extension StringsDictionary {
  /// Returns the rules with those of another file whose keys they lack, at the end, as that file spells them; nil where one of
  /// them is a binary property list.
  public func adding(missingFrom source: StringsDictionary) -> StringsDictionary? {
    guard !isBinary, !source.isBinary else { return nil }
    var known = Set(entries.map(\.key))
    let missing = source.entries.filter { known.insert($0.key).inserted }
    guard !missing.isEmpty, let end = self.source.lastOffset(of: "</dict>") else { return self }
    var text: [UInt8] = []
    for entry in missing {
      text += Array("\t<key>\(xmlEscaped(entry.key))</key>\n\t".utf8)
      text += source.source.utf8[entry.elementRange.range]
      text.append(0x0A)
    }
    var utf8 = self.source.utf8
    utf8.insert(contentsOf: text, at: end)
    return StringsDictionary(self.source.bytes(of: utf8), path: path)
  }
}
