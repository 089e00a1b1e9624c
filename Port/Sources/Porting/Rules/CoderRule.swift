import SwiftSyntax

/// Rule 3: `init(coder:)` is removed with its body.
final class CoderRule: PageVisitor {
  static func apply(to page: inout Page) { page = CoderRule(page).edited() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.takesCoder else { return .visitChildren }
    page.edits.remove(start(of: node)..<node.range.upperBound, .coders)
    return .skipChildren
  }

  /// Where the initializer begins, with the comments that document it.
  private func start(of node: InitializerDeclSyntax) -> Int {
    var start = node.range.lowerBound
    var place = start
    var breaks = 0
    for piece in node.leadingTrivia.pieces.reversed() {
      place -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        breaks += count
        if breaks > 1 { return start }
      case .docLineComment, .docBlockComment:
        start = place
        breaks = 0
      case .lineComment, .blockComment: return start
      default: break
      }
    }
    return start
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer reads an archive.
  var takesCoder: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.firstName.text == "coder" && body != nil
  }
}
