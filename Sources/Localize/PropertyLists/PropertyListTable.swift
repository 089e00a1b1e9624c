import Diagnostics

/// Creates the entries of a table from a property list.
enum PropertyListTable {
  typealias Reading = (entries: [StringTable.Entry], findings: TableFindings)

  static func xml(_ source: SourceText) -> Reading {
    reading { () throws(PropertyListError) in
      try XMLPropertyListBuilder.read(source)
    }
  }

  static func binary(_ bytes: [UInt8]) -> Reading {
    reading { () throws(PropertyListError) in try BinaryPropertyList.read(bytes) }
  }

  private static func reading(
    _ read: () throws(PropertyListError) -> PropertyList
  ) -> Reading {
    var findings = TableFindings(id: "plist.table")
    let list: PropertyList
    do throws(PropertyListError) {
      list = try read()
    } catch {
      findings.add(.error, at: error.offset, error.problem, error.remedy)
      return ([], findings)
    }
    var entries: [StringTable.Entry] = []
    if list.pairs == nil {
      findings.add(
        .error, at: list.range.lowerBound,
        "\(list.kind) is not a table", "Make a dictionary of texts of it.")
    }
    for pair in list.pairs ?? [] {
      guard let text = pair.value.string else {
        findings.add(
          .warning, at: pair.value.range.lowerBound,
          "the value of \(quoted(pair.key)) is \(pair.value.kind), so it cannot be looked up",
          "Write a text.", id: "plist.not-text"
        )
        continue
      }
      entries.append(
        .init(
          key: pair.key, value: text, keyRange: pair.keyRange,
          valueRange: pair.value.contentRange,
          range: pair.keyRange
            .lowerBound..<max(pair.keyRange.lowerBound, pair.value.range.upperBound),
          commentRange: 0..<0))
    }
    return (entries, findings)
  }
}

extension Diagnostic {
  init(_ error: PropertyListError, path: String) {
    self.init(
      id: "plist.syntax", path: path, at: SourcePosition(line: error.line, column: error.column),
      error.problem, error.remedy)
  }
}

extension SourceText {
  /// Indicates whether the text begins like XML, which no old-style list does.
  var looksLikeXML: Bool {
    let head = utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return ["<?xml", "<plist", "<!DOCTYPE", "<!--"].contains { head.starts(with: $0.utf8) }
  }
}
