import SwiftSyntax

/// Finds the lines of members and of the ends of classes, counted from 0.
struct LinesOfMember {
  private let file: FileText
  private let lines: [ArraySlice<UInt8>]

  init(_ file: FileText) {
    self.file = file
    lines = Porting.lines(of: file.bytes)
  }

  /// Returns the line of a class's last brace; nil where other code precedes it.
  func line(ofEnd declaration: ClassDeclSyntax) -> Int? {
    let end = declaration.memberBlock.rightBrace.range.lowerBound
    return isFirst(end) ? line(of: end) : nil
  }

  /// Returns the lines of a member with its comments and an empty line in front; nil where it has
  /// lines in common with other code.
  func lines(of item: MemberBlockItemSyntax) -> [Int]? {
    let start = start(of: item)
    let end = item.range.upperBound
    guard isFirst(start), isLast(end), item.semicolon == nil else { return nil }
    let first = line(of: start)
    let last = line(of: end - 1)
    let empty = [first - 1, last + 1].first { lines.indices.contains($0) && isEmpty($0) }
    return (empty.map { [$0] } ?? []) + Array(first...last)
  }

  /// Returns the place where the comments begin that stand right above a member, other than
  /// headings.
  private func start(of item: MemberBlockItemSyntax) -> Int {
    var start = item.range.lowerBound
    var place = start
    var breaks = 0
    for piece in item.leadingTrivia.pieces.reversed() {
      place -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        breaks += count
        if breaks > 1 { return start }
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        // A comment behind other code is not the member's.
        guard isFirst(place), !text.contains("MARK:") else { return start }
        start = place
        breaks = 0
      default: break
      }
    }
    return start
  }

  private func line(of offset: Int) -> Int { file.position(of: offset).line - 1 }

  private func isEmpty(_ line: Int) -> Bool { lines[line].allSatisfy(\.isSpace) }

  /// Returns whether nothing precedes a place on its line.
  private func isFirst(_ offset: Int) -> Bool {
    lines[line(of: offset)].prefix { $0.isSpace }.endIndex >= offset
  }

  /// Returns whether nothing but a comment follows a place on its line.
  private func isLast(_ offset: Int) -> Bool {
    let line = lines[line(of: offset - 1)]
    let rest = String(decoding: line[offset...].drop { $0.isSpace }, as: UTF8.self)
    let text = String(rest.reversed().drop { $0.isWhitespace }.reversed())
    return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("/*") && text.hasSuffix("*/")
  }
}
