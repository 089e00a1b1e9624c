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
    case "options":
      transcript.head.options += try cursor.readWords()
      guard transcript.head.options.count <= 200 else {
        throw start.error("there are more than 200 words of options", "Leave out some of them.")
      }
    case "reader": try readReaders(&cursor)
    default: try readLanguages(&cursor)
    }
    columns = transcript.head.columns
    return true
  }

  private mutating func readReaders(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    var known: Set<String> = []
    repeat {
      cursor.skipBlanks()
      let start = cursor
      let name = cursor.readWord()
      guard !name.isEmpty else {
        throw start.error("there is no name of a reader", "Write one such as orca.")
      }
      guard known.insert(name).inserted else {
        throw start.error("'\(name)' is there already", "Remove it.")
      }
      transcript.head.readers.append(name)
      try checkColumns(at: start)
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.peek == nil else {
      throw cursor.error("expected a comma or the end of the line")
    }
  }

  private mutating func readLanguages(_ cursor: inout TranscriptCursor) throws(Diagnostic) {
    var known: Set<String> = []
    repeat {
      cursor.skipBlanks()
      let start = cursor
      let name = cursor.readWord()
      guard let tag = LanguageTag(name), name.lowercased() != "all" else {
        throw start.error("'\(name)' is not a language", "Write one such as de or pt-BR.")
      }
      guard known.insert("\(tag)").inserted else {
        throw start.error("'\(tag)' is there already", "Remove it.")
      }
      transcript.head.languages.append(tag)
      try checkColumns(at: start)
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.peek == nil else {
      throw cursor.error("expected a comma or the end of the line")
    }
  }

  /// Checks that an element does not have more texts than a person compares.
  private func checkColumns(at start: TranscriptCursor) throws(Diagnostic) {
    let head = transcript.head
    guard max(1, head.readers.count) * max(1, head.languages.count) <= 1000 else {
      throw start.error(
        "each element has more than 1,000 texts", "Keep several files, with fewer languages each.")
    }
  }
}
