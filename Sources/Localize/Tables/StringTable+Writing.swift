import TextFormats

extension StringTable {
  /// The contents of the file; unchanged parts are byte for byte as read.
  public var contents: [UInt8] { bytes }

  /// Creates a table in the old-style syntax, with comments before their entries.
  public init(
    _ entries: [(key: String, value: String, comment: String?)], path: String
  ) {
    let lines = entries.map { Self.line($0.key, $0.value, comment: $0.comment) }
    self.init(lines.joined(separator: "\n").utf8, path: path)
  }

  /// Returns an entry in the old-style syntax, ending with a line break.
  static func line(_ key: String, _ value: String, comment: String?) -> String {
    let comment = comment.map { "/*\($0.substituting("*/", with: "* /"))*/\n" } ?? ""
    return comment + quoted(key) + " = " + quoted(value) + ";\n"
  }

  /// Returns the table with another text for a key, which is appended if the table lacks it.
  ///
  /// Only the bytes of that text change. If the key is duplicated, the last entry changes, which is
  /// the one that lookups use.
  public func setting(_ value: String, forKey key: String) -> StringTable {
    let entry = entries.last { $0.key == key }
    switch format {
    case .binary: return rewritten { $0[key] = value }
    case .xml:
      if let entry {
        return replacing(xmlRange(of: entry), by: "<string>\(xmlEscaped(value))</string>")
      }
      let end = source.lastOffset(of: "</dict>") ?? source.utf8.count
      return replacing(
        end..<end, by: "\t<key>\(xmlEscaped(key))</key>\n\t<string>\(xmlEscaped(value))</string>\n")
    case .oldStyle:
      guard let entry else {
        let end = source.endOfEntries
        let lineBreak = end > 0 && source.utf8[end - 1] != 0x0A ? "\n" : ""
        return replacing(end..<end, by: "\(lineBreak)\(quoted(key)) = \(quoted(value));\n")
      }
      // A key without a text gets one after it.
      if entry.valueRange == entry.keyRange {
        let end = entry.keyRange.upperBound
        return replacing(end..<end, by: " = \(quoted(value))")
      }
      return replacing(entry.valueRange.range, by: quoted(value))
    }
  }

  /// Returns the table without the entries of a key and their comments; other bytes are unchanged.
  public func removing(_ key: String) -> StringTable {
    if format == .binary { return rewritten { $0[key] = nil } }
    var table = self
    while let entry = table.entries.last(where: { $0.key == key }) {
      var range = entry.range.range
      if !entry.commentRange.isEmpty {
        range = entry.commentRange.lowerBound - 2..<range.upperBound
      }
      // The line break after the entry is removed, too.
      if range.upperBound < table.source.utf8.count, table.source.utf8[range.upperBound] == 0x0A {
        range = range.lowerBound..<range.upperBound + 1
      }
      table = table.replacing(range, by: "")
    }
    return table
  }

  private func replacing(_ range: Range<Int>, by text: String) -> StringTable {
    var utf8 = source.utf8
    utf8.replaceSubrange(range, with: text.utf8)
    return StringTable(source.bytes(of: utf8), path: path)
  }

  /// Returns the range of a value's element, which may be `<string/>`.
  private func xmlRange(of entry: Entry) -> Range<Int> {
    let start = source.utf8[..<entry.valueRange.lowerBound].lastIndex(of: UInt8(ascii: "<"))
    return (start ?? entry.valueRange.lowerBound)..<entry.range.upperBound
  }

  /// Returns a rewritten table, because a binary list has neither an order nor positions.
  private func rewritten(_ change: (inout [String: String]) -> Void) -> StringTable {
    var strings = self.strings
    change(&strings)
    return StringTable(BinaryPropertyList.bytes(of: strings), path: path)
  }
}

/// Returns a text in the old-style syntax.
private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    case "\u{0}"..<" ": quoted += "\\U" + hexadecimal(scalar.value)
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}

/// Escapes a text for a property list.
func xmlEscaped(_ text: String) -> String { MarkupFile.propertyList.escaped(text) }

extension SourceText {
  func lastOffset(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    return utf8.indices.reversed().first { utf8[$0...].starts(with: bytes) }
  }

  /// The offset for a new entry: the end, or the brace that closes the table.
  var endOfEntries: Int {
    let isWrapped = utf8.first { $0 > 0x20 } == UInt8(ascii: "{")
    return isWrapped ? utf8.lastIndex(of: UInt8(ascii: "}")) ?? utf8.count : utf8.count
  }
}
