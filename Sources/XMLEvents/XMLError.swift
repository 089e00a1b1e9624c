package import Diagnostics

/// Why a document could not be read, and where.
package struct XMLError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// In the parser's words.
    case malformed(String)
    case empty
    case encoding(String)
    case internalSubset
    case entity(String)
    case fileTooLarge(limit: Int)
    case nestedTooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooManyAttributes(limit: Int)
  }

  package var kind: Kind
  /// The offset in the document's own bytes.
  package var offset: Int
  /// Counted from 1.
  package var line: Int
  /// In characters, counted from 1.
  package var column: Int

  /// Creates an error; at the beginning of the document unless a place is given.
  package init(_ kind: Kind, offset: Int = 0, line: Int = 1, column: Int = 1) {
    self.kind = kind
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Creates an error at an offset of a document in UTF-8, or another one of a byte a character.
  init(_ kind: Kind, offset: Int, in text: UnsafeRawBufferPointer) {
    let before = text[..<min(offset, text.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let mark = lineStart == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
    self.init(
      kind, offset: offset, line: before.count { $0 == 0x0A } + 1,
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1 - mark)
  }

  /// The kind in a few words: `xml.malformed`.
  package var id: String {
    switch kind {
    case .malformed, .empty: "xml.malformed"
    case .encoding: "xml.encoding"
    case .internalSubset: "xml.dtd"
    case .entity: "xml.entity"
    case .fileTooLarge, .nestedTooDeep, .tooManyElements, .tooManyAttributes: "xml.limit"
    }
  }

  /// What is wrong, without a full stop.
  package var problem: String {
    switch kind {
    case .malformed(let what): "the XML is broken: \(what)"
    case .empty: "the file is empty"
    case .encoding(let what): what
    case .internalSubset: "the document declares its own DTD, which could hold entities"
    case .entity(let name): "undefined entity '\(name)'"
    case .fileTooLarge(let limit): "the file is larger than \(limit) bytes"
    case .nestedTooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .tooManyElements(let limit): "there are more than \(limit) elements"
    case .tooManyAttributes(let limit): "the element has more than \(limit) attributes"
    }
  }

  /// What to do.
  package var remedy: String {
    switch kind {
    case .malformed: "Repair the document or restore it."
    case .empty: "Restore it from version control."
    case .encoding: "Save the file as UTF-8."
    case .internalSubset: "Remove the text in [ ] after DOCTYPE."
    case .entity: "Write the character itself or its number, as in &#8230;."
    case .fileTooLarge, .tooManyElements: "Split the document."
    case .nestedTooDeep: "Flatten the document."
    case .tooManyAttributes: "Remove those that no one reads."
    }
  }

  /// The same as a diagnostic of a file.
  package func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      id: id, path: path, at: SourcePosition(line: line, column: column), problem, remedy)
  }
}
