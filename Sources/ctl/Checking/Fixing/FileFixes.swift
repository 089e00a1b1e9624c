import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// The corrections of documents and tables.
struct FileFixes {
  /// The results of writing: what was corrected, and what was not.
  struct Result {
    /// The files that were written, with the number of corrections in each.
    var corrected: [(path: String, count: Int)] = []
    /// The findings that no correction ends.
    var left: [Diagnostic] = []
    /// The reasons that files could not be written.
    var failures: [Diagnostic] = []
  }

  /// A file with its corrections: its bytes, those after them, and the findings for which nothing was changed.
  private typealias Correction = (old: [UInt8], new: [UInt8], left: [Diagnostic])

  private var findings: [String: [Diagnostic]] = [:]

  /// Takes a finding if it has one right answer; returns whether it has.
  mutating func take(_ finding: Diagnostic) -> Bool {
    guard let subject = finding.subject, !subject.needsReview,
      subject.fix != nil || !subject.edits.isEmpty
    else { return false }
    findings[finding.path, default: []].append(finding)
    return true
  }

  /// Writes the files with their corrections, every other byte the same; or shows what would change.
  ///
  /// A document that is not UTF-8, a table whose encoding is guessed, and what may not be written stay as they are, and
  /// their findings stay.
  func write(isShown: Bool) throws -> Result {
    try findings.sorted { $0.key < $1.key }.reduce(into: Result()) { result, file in
      let (path, findings) = file
      do {
        let bytes = try InputFile.bytes(ofFile: path, limit: 64 << 20, remedy: "Name a file.")
        let isTable = findings.contains { $0.subject?.edits.isEmpty == false }
        let (old, new, left) =
          isTable ? Self.correctTable(path, bytes, findings) : Self.correctDocument(bytes, findings)
        result.left += isShown ? findings : left
        guard old != new else { return }
        result.corrected.append((path, findings.count - left.count))
        if isShown {
          let texts = [old, new].map { isTable ? TableFile($0, path: path)?.utf8 ?? $0 : $0 }
          try Terminal.write(
            LineDifference(of: texts[0], to: texts[1], path: path).text(in: Terminal.style))
        } else {
          try OutputFile(.corrected, at: path, overwrites: true).write(bytes: new)
        }
      } catch let failure as Diagnostic {
        result.left += findings
        result.failures.append(failure)
      }
    }
  }

  private static func correctTable(
    _ path: String, _ bytes: [UInt8], _ findings: [Diagnostic]
  ) -> Correction {
    var left: [Diagnostic] = []
    var edits: [TableEdit] = []
    for finding in findings {
      let own = (finding.subject?.edits ?? []).map { TableEdit($0.range, $0.value) }
      // Two corrections of one place are made one after the other, in two runs.
      if own.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) {
        left.append(finding)
      } else {
        edits += own
      }
    }
    guard let new = TableFile(bytes, path: path)?.contents(after: edits) else {
      return (bytes, bytes, findings)
    }
    return (bytes, new, left)
  }

  private static func correctDocument(
    _ bytes: [UInt8], _ findings: [Diagnostic]
  ) -> Correction {
    guard bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil else {
      return (bytes, bytes, findings)
    }
    var text = bytes
    var left: [Diagnostic] = []
    var changed: Set<Range<Int>> = []
    let sorted = findings.sorted { Self.place($0) > Self.place($1) }
    for finding in sorted {
      guard let fix = finding.subject?.fix, let range = value(in: bytes, fix.range) else {
        left.append(finding)
        continue
      }
      guard changed.insert(range).inserted else { continue }
      text.replaceSubrange(
        range, with: MarkupFile.report(keepsIsolates: true).escaped(fix.value).utf8)
    }
    return (bytes, text, left)
  }

  private static func place(_ finding: Diagnostic) -> Int {
    finding.subject?.fix?.range.lowerBound ?? 0
  }

  /// The bytes between the quotation marks of an attribute; nil if there are none in the file.
  private static func value(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard range.upperBound <= bytes.count, let mark = bytes[range].last,
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(mark),
      let start = bytes[range].firstIndex(of: mark), start + 1 < range.upperBound
    else { return nil }
    return start + 1..<range.upperBound - 1
  }
}

extension TableEdit {
  fileprivate func overlaps(_ other: TableEdit) -> Bool {
    range.overlaps(other.range) || range == other.range
  }
}
