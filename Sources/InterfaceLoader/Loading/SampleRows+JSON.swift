public import Diagnostics
import Localize
import TextFormats

extension SampleRows {
  /// Reads the rows of a JSON file: an array of objects with an `identifier`, and `texts` by name.
  ///
  /// Throws a diagnostic with the place of what is wrong.
  public init(contentsOfFile path: String) throws(Diagnostic) {
    let limit = 1 << 20
    let bytes = try InputFile.bytes(
      ofFile: path, limit: limit, remedy: "Name a JSON file of rows, or a number.")
    guard bytes.count <= limit else {
      throw Diagnostic(
        id: "rows.size", path: path, "the file is larger than 1 MB", "Leave rows out.")
    }
    var parser = RowParser(path: path, bytes: bytes)
    self.init(try parser.rows())
  }
}

/// Parses rows.
private struct RowParser {
  let path: String
  let bytes: [UInt8]
  private var place = (offset: 0, line: 1, column: 1)

  init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  mutating func rows() throws(Diagnostic) -> [SampleRows.Row] {
    let root: JSONTree
    do throws(JSONError) {
      root = try JSONParser.read(bytes)
    } catch {
      throw problem(at: error.offset, error.problem, error.remedy)
    }
    guard let items = root.items else {
      throw problem(
        root, "rows are an array, and this is \(root.kind)",
        #"Write such as [{"identifier": "Cell", "texts": {"textLabel": "Home"}}]."#)
    }
    guard (1...SampleRows.limit).contains(items.count) else {
      throw problem(
        root, "there are \(items.count) rows", "Write from 1 to \(SampleRows.limit) of them.")
    }
    var rows: [SampleRows.Row] = []
    for item in items { rows.append(try row(item)) }
    return rows
  }

  private mutating func row(_ item: JSONTree) throws(Diagnostic) -> SampleRows.Row {
    guard let members = item.members else {
      throw problem(item, "a row is an object, and this is \(item.kind)", "Write its identifier.")
    }
    var row = SampleRows.Row(identifier: "")
    row.place = SampleRows.Place(path: path, position: position(of: item.range.lowerBound))
    for member in members {
      switch member.key {
      case "identifier":
        guard let text = member.value.string, !text.isEmpty else {
          throw problem(
            member.value, "an identifier is a text",
            "Write the reuse identifier of a prototype.")
        }
        row.identifier = text
      case "texts":
        guard let texts = member.value.members else {
          throw problem(
            member.value, "texts are an object, and this is \(member.value.kind)",
            "Write each as a name and a text.")
        }
        for text in texts {
          guard let value = text.value.string else {
            throw problem(
              text.value, "'\(brief(text.key))' is \(text.value.kind)", "Make a text of it.")
          }
          row.texts[text.key] = value
        }
      default:
        throw problem(
          at: member.keyRange.lowerBound, "a row has no '\(brief(member.key))'",
          "It has an identifier and texts.")
      }
    }
    guard !row.identifier.isEmpty else {
      throw problem(
        item, "the row has no identifier", "Write the reuse identifier of its prototype.")
    }
    return row
  }

  private mutating func problem(
    _ tree: JSONTree, _ problem: String, _ remedy: String
  ) -> Diagnostic { self.problem(at: tree.range.lowerBound, problem, remedy) }

  private mutating func problem(at offset: Int, _ problem: String, _ remedy: String) -> Diagnostic {
    Diagnostic(id: "rows.json", path: path, at: position(of: offset), problem, remedy)
  }

  /// Returns the place of an offset, which is not before the one that was asked for last.
  private mutating func position(of offset: Int) -> SourcePosition {
    let end = min(max(offset, place.offset), bytes.count)
    for byte in bytes[place.offset..<end] {
      if byte == UInt8(ascii: "\n") {
        (place.line, place.column) = (place.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    place.offset = end
    return SourcePosition(line: place.line, column: place.column)
  }
}
