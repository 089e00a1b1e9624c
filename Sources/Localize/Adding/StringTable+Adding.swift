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
      return StringTable(
        self.source.bytes(of: self.source.addingToDictionary(Array(rows.joined().utf8))),
        path: path)
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
    utf8.insert(contentsOf: Array(source.withOwnLineBreaks(text).utf8), at: offset)
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
    guard !missing.isEmpty else { return self }
    var text: [UInt8] = []
    for entry in missing {
      text += Array("\t<key>\(xmlEscaped(entry.key))</key>\n\t".utf8)
      text += source.source.utf8[entry.elementRange.range]
      text.append(0x0A)
    }
    return StringsDictionary(
      self.source.bytes(of: self.source.addingToDictionary(text)), path: path)
  }
}

extension SourceText {
  /// Returns the text after edits that do not overlap, in one pass.
  func utf8(after edits: [TableEdit]) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= utf8.count else { continue }
      text += utf8[end..<edit.range.lowerBound]
      text += edit.text.utf8
      end = edit.range.upperBound
    }
    return text + utf8[end...]
  }

  /// Returns a text with the line breaks that the file has.
  fileprivate func withOwnLines(_ text: [UInt8]) -> [UInt8] {
    Array(withOwnLineBreaks(String(decoding: text, as: UTF8.self)).utf8)
  }

  /// Returns a text with the line breaks that the file has.
  func withOwnLineBreaks(_ text: String) -> String {
    let plain = text.substituting("\r\n", with: "\n")
    guard let end = utf8.firstIndex(of: 0x0A), end > 0, utf8[end - 1] == 0x0D else { return plain }
    return plain.substituting("\n", with: "\r\n")
  }

  /// Returns the text of a property list with more at the end of its dictionary, which may be `<dict/>`.
  fileprivate func addingToDictionary(_ text: [UInt8]) -> [UInt8] {
    let own = withOwnLines(text)
    if let end = lastOffset(of: "</dict>") {
      return Array(utf8[..<end]) + own + utf8[end...]
    }
    guard let start = lastOffset(of: "<dict/>") else { return utf8 }
    let around = (Array("<dict>\n".utf8), Array("</dict>".utf8))
    return Array(utf8[..<start]) + withOwnLines(around.0) + own + around.1
      + utf8[(start + "<dict/>".utf8.count)...]
  }
}
