import Presenters

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The kind of file that a command writes, by which it knows a file of its own making.
enum OutputKind: Sendable {
  /// A page of `ctl gallery`.
  case page
  /// A drawing of `ctl gallery --svg`.
  case drawing
  /// A report of `ctl check`.
  case report(ReportOptions.Form)
  /// A JUnit report of `ctl run`.
  case runs
  /// The file of `ctl check --write-baseline`.
  case baseline
  /// A string table or a catalog, which people edit after it was made.
  case table
  /// A document or a table that was read, and in which something is corrected.
  case corrected

  /// Indicates whether the file that is read is the one that is written.
  var replacesInput: Bool { if case .corrected = self { true } else { false } }

  /// The beginning of a file of our own, and a text in its first or last bytes; white space does
  /// not count.
  private struct Mark {
    /// The name of the file in an error.
    var name: String
    var beginning: String
    var text: String
  }

  /// The most bytes that are read at the beginning and at the end of a file.
  ///
  /// The rules of a SARIF log follow the name of its program, and take up to 64 KiB.
  private static let limits = (beginning: 1 << 10, end: 1 << 18)

  /// The mark; nil for a format that has no place for one.
  private var mark: Mark? {
    switch self {
    case .page:
      Mark(name: "page of ctl gallery", beginning: "<!DOCTYPE html>", text: "\(HTMLPresenter.mark)")
    case .drawing:
      Mark(name: "drawing of ctl gallery", beginning: "<svg", text: "\(SVGPresenter.mark)")
    case .baseline:
      Mark(name: "baseline of ctl check", beginning: "{", text: #""schema": "ctl.baseline/"#)
    case .report(.json):
      // The last object of the report; the schema is somewhere in the middle.
      Mark(
        name: "JSON report of ctl check", beginning: #"{"failures": ["#,
        text: #""suppressedByConfiguration":"#)
    case .report(.sarif):
      Mark(
        name: "SARIF report of ctl check",
        beginning: #"{"$schema": "https://json.schemastore.org/sarif-"#, text: #""name": "ctl","#)
    case .report(.junit):
      Mark(
        name: "JUnit report of ctl check", beginning: #"<?xml version="1.0""#,
        text: #"<testsuites name="ctl check""#)
    case .runs:
      Mark(
        name: "JUnit report of ctl run", beginning: #"<?xml version="1.0""#,
        text: #"<testsuites name="ctl run""#)
    case .report(.en301549):
      Mark(
        name: "EN 301 549 report of ctl check", beginning: EN301549Report.heading,
        text: EN301549Report.heading)
    case .report(.text), .report(.lines), .report(.github), .table, .corrected: nil
    }
  }

  /// The name of a file of our own; nil where none can be known.
  var name: String? { mark?.name }

  /// Returns whether an open file of a size is of our own making.
  func isOwn(_ descriptor: Int32, size: Int) -> Bool {
    guard let mark else { return false }
    let beginning = Self.text(descriptor, from: 0, Self.limits.beginning)
    guard beginning.starts(with: Self.withoutSpaces(mark.beginning.utf8)) else { return false }
    let text = Self.withoutSpaces(mark.text.utf8)
    if Self.has(text, in: beginning) { return true }
    let end = Self.text(descriptor, from: max(0, size - Self.limits.end), Self.limits.end)
    return Self.has(text, in: end)
  }

  /// Returns bytes of a file without white space; as many as can be read.
  private static func text(_ descriptor: Int32, from start: Int, _ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, off_t(start))
    return withoutSpaces(bytes.prefix(max(0, read)))
  }

  private static func withoutSpaces(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }

  private static func has(_ text: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    return bytes.indices.contains { index in
      bytes[index] == first && bytes[index...].starts(with: text)
    }
  }
}
