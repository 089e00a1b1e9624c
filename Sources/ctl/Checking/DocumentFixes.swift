import Diagnostics
import InterfaceBuilder
import Localize
import Presenters
import TextFormats

/// The corrections of names in documents.
struct DocumentFixes {
  /// The results of writing: what was corrected, and what was not.
  struct Result {
    /// The documents that were written, with the number of names in each.
    var corrected: [(path: String, count: Int)] = []
    /// The findings that no correction ends.
    var left: [Diagnostic] = []
    /// The reasons that documents could not be written.
    var failures: [Diagnostic] = []
  }

  private var findings: [String: [Diagnostic]] = [:]

  /// Takes a finding if it has one right answer; returns whether it has.
  mutating func take(_ finding: Diagnostic) -> Bool {
    guard finding.subject?.fix != nil, finding.subject?.needsReview != true else { return false }
    findings[finding.path, default: []].append(finding)
    return true
  }

  /// Writes the documents with their corrections, every other byte the same.
  ///
  /// A document that is not UTF-8, or that may not be written, stays as it is, and its findings stay.
  func write() throws -> Result {
    try findings.sorted { $0.key < $1.key }.reduce(into: Result()) { result, document in
      let (path, findings) = document
      do {
        let left = try Self.correct(path, findings)
        result.left += left
        let corrected = Set(findings).subtracting(left)
        if !corrected.isEmpty { result.corrected.append((path, corrected.count)) }
      } catch let failure as Diagnostic {
        result.left += findings
        result.failures.append(failure)
      }
    }
  }

  /// Corrects a document; returns the findings for which nothing was changed.
  private static func correct(_ path: String, _ findings: [Diagnostic]) throws -> [Diagnostic] {
    let bytes = try InputFile.bytes(ofFile: path, limit: 64 << 20, remedy: "Name a document.")
    guard bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil else {
      return findings
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
    if changed.isEmpty { return left }
    let file = try OutputFile(.document, at: path, overwrites: true)
    try file.write { put in try put(String(decoding: text, as: UTF8.self)) }
    return left
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
