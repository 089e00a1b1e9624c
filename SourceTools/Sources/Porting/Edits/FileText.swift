import SwiftParser
import SwiftSyntax

/// A parsed file with its bytes, to which the places of the tree refer.
struct FileText {
  let source: Source
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  init(_ source: Source) {
    self.source = source
    bytes = Array(source.text.utf8)
    tree = Parser.parse(source: source.text)
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the line and the column of a place, both from 1, the column in Unicode scalars.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // A byte that continues a scalar counts for nothing.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, column)
  }

  /// The first token that is missing or unexpected; nil in a file without syntax errors.
  var firstSyntaxError: TokenSyntax? {
    guard tree.hasError else { return nil }
    let error = tree.tokens(viewMode: .all).first { token in
      token.hasError
        || sequence(first: Syntax(token)) { $0.parent }
          .contains { $0.is(UnexpectedNodesSyntax.self) }
    }
    return error ?? tree.endOfFileToken
  }
}

extension SyntaxProtocol {
  /// The place of the node in the bytes, without the space and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
