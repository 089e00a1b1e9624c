package import Diagnostics

/// The reason that a document cannot be parsed, and the position.
package struct XMLError: Error, Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Malformed XML, in the parser's words.
    case malformed(String)
    case empty
    case encoding(String)
    case internalSubset
    case entity(String)
    case fileTooLarge(limit: Int)
    case nestedTooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooManyAttributes(limit: Int)
    case tooManyNamespaces(limit: Int)
  }

  package var kind: Kind
  /// The offset in the original bytes of the document.
  package var offset: Int
  /// The line, counted from 1.
  package var line: Int
  /// The column in characters, counted from 1.
  package var column: Int

  /// Creates an error, at the beginning of the document by default.
  package init(_ kind: Kind, offset: Int = 0, line: Int = 1, column: Int = 1) {
    self.kind = kind
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Creates an error at an offset of a document in UTF-8 or a single-byte encoding.
  init(_ kind: Kind, offset: Int, in text: UnsafeRawBufferPointer) {
    let before = text[..<min(offset, text.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let mark = lineStart == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
    self.init(
      kind, offset: offset, line: before.count { $0 == 0x0A } + 1,
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1 - mark)
  }

  /// The diagnostic id, such as `xml.malformed`.
  package var id: String {
    switch kind {
    case .malformed, .empty: "xml.malformed"
    case .encoding: "xml.encoding"
    case .internalSubset: "xml.dtd"
    case .entity: "xml.entity"
    case .fileTooLarge, .nestedTooDeep, .tooManyElements, .tooManyAttributes, .tooManyNamespaces:
      "xml.limit"
    }
  }

  /// The problem, without a final period.
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
    case .tooManyNamespaces(let limit): "more than \(limit) namespaces are declared"
    case .tooManyAttributes(let limit): "the element has more than \(limit) attributes"
    }
  }

  /// The remedy.
  package var remedy: String {
    switch kind {
    case .malformed: "Repair the document or restore it."
    case .empty: "Restore it from version control."
    case .encoding: "Save the file as UTF-8."
    case .internalSubset: "Remove the text in [ ] after DOCTYPE."
    case .entity: "Write the character itself or its number, as in &#8230;."
    case .fileTooLarge, .tooManyElements: "Split the document."
    case .nestedTooDeep: "Flatten the document."
    case .tooManyAttributes, .tooManyNamespaces: "Remove unused ones."
    }
  }

  /// Returns the error as a diagnostic of a file.
  package func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      id: id, path: path, at: SourcePosition(line: line, column: column), problem, remedy)
  }
}
