import AppSources
import Auditing
import Localize
import Presenters

/// The lines of source files, each file read once when the first of its lines is asked for.
struct SourceLines {
  private var files: [String: [Substring]] = [:]

  /// Returns an answer with the line at its place.
  mutating func row(of answer: ConnectionAnswer) -> ConnectionRow.Answer {
    ConnectionRow.Answer(
      answer.words, line: answer.place.flatMap { line(at: $0) }, isFound: answer.isFound)
  }

  /// Returns the text of a line without the space around it; nil if the file cannot be read.
  private mutating func line(at place: SourceIndex.Place) -> String? {
    let lines = files[place.path] ?? Self.lines(of: place.path)
    files[place.path] = lines
    guard lines.indices.contains(place.position.line - 1) else { return nil }
    // A line of a generated file may be very long.
    let line = lines[place.position.line - 1].prefix(1000)
    let text = line.drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func lines(of path: String) -> [Substring] {
    guard let bytes = try? InputFile.bytes(ofFile: path, limit: 8 << 20, remedy: "") else {
      return []
    }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring(decoding: $0, as: UTF8.self) }
  }
}
