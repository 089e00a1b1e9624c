import Diagnostics
import Localize

extension TranscriptParser {
  /// Reads a line of the head; returns whether the directive is one of the head.
  mutating func readHead(
    _ name: String, from start: TranscriptCursor, _ cursor: inout TranscriptCursor
  ) throws(Diagnostic) -> Bool {
    guard ["document", "options", "reader", "languages"].contains(name) else { return false }
    guard transcript.screens.isEmpty, name == "options" || headLines.insert(name).inserted else {
      throw start.error(
        "'@\(name)' comes \(name == "options" ? "" : "once, ")before the first screen and element",
        "Move the line there.")
    }
    switch name {
    case "document":
      let path = try cursor.readTitle()
      guard !path.isEmpty else {
        throw cursor.error(
          "there is no path after '@document'", "Write that of a storyboard or xib.")
      }
      transcript.head.document = path
    case "options": transcript.head.options += try cursor.readWords()
    case "reader": try readReaders(&cursor)
    default: try readLanguages(&cursor)
    }
    columns = transcript.head.columns
    return true
  }

  private mutating func readReaders(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    repeat {
      cursor.skipBlanks()
      let start = cursor
      let name = cursor.readWord()
      guard !name.isEmpty else {
        throw start.error("there is no name of a reader", "Write one such as orca.")
      }
      guard !transcript.head.readers.contains(name) else {
        throw start.error("'\(name)' is there already", "Remove it.")
      }
      transcript.head.readers.append(name)
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.peek == nil else {
      throw cursor.error("expected a comma or the end of the line")
    }
  }

  private mutating func readLanguages(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    repeat {
      cursor.skipBlanks()
      let start = cursor
      let name = cursor.readWord()
      guard let tag = LanguageTag(name) else {
        throw start.error("'\(name)' is not a language", "Write one such as de or pt-BR.")
      }
      guard !transcript.head.languages.contains(tag) else {
        throw start.error("'\(tag)' is there already", "Remove it.")
      }
      transcript.head.languages.append(tag)
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.peek == nil else {
      throw cursor.error("expected a comma or the end of the line")
    }
  }
}
