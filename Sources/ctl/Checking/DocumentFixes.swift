import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// The corrections of names in documents.
struct DocumentFixes {
  private var fixes: [String: [Diagnostic.Subject.Fix]] = [:]

  /// Takes a finding if it has one right answer; returns whether it has.
  mutating func take(_ finding: Diagnostic) -> Bool {
    guard let fix = finding.subject?.fix, finding.subject?.needsReview != true else { return false }
    fixes[finding.path, default: []].append(fix)
    return true
  }

  /// Writes the documents with their corrections, every other byte the same.
  ///
  /// Returns the number of names in each. Throws what keeps a document from being written.
  func write() throws -> [(path: String, count: Int)] {
    try fixes.sorted { $0.key < $1.key }.map { path, fixes in
      let bytes = try InputFile.bytes(ofFile: path, limit: 64 << 20, remedy: "Name a document.")
      var text = bytes
      var count = 0
      for fix in Set(fixes).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        guard let range = Self.value(in: bytes, fix.range) else { continue }
        text.replaceSubrange(
          range, with: MarkupFile.report(keepsIsolates: true).escaped(fix.value).utf8)
        count += 1
      }
      guard let contents = String(validating: text, as: UTF8.self) else { return (path, 0) }
      let file = try OutputFile(.document, at: path, overwrites: true)
      try file.write { put in try put(contents) }
      return (path, count)
    }
  }

  /// The bytes between the quotation marks of an attribute; nil if the file is another one by now.
  private static func value(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard range.upperBound <= bytes.count, let mark = bytes[range].last,
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(mark),
      let start = bytes[range].firstIndex(of: mark), start + 1 < range.upperBound
    else { return nil }
    return start + 1..<range.upperBound - 1
  }
}
