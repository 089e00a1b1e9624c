import SwiftSyntax
import SyntaxNames

/// Rule 3: `init(coder:)` is removed with its body, except from a type with archives of its own.
final class CoderRule: PageVisitor {
  private let library: Library

  static func apply(to page: inout Page, library: Library) {
    page = CoderRule(page, library).edited()
  }

  private init(_ page: Page, _ library: Library) {
    self.library = library
    super.init(page)
  }

  /// Returns whether an initializer is removed.
  static func removes(_ node: InitializerDeclSyntax, library: Library) -> Bool {
    guard node.takesCoder, !node.hasError else { return false }
    return node.group.map { !library.isCoding($0) } ?? true
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.removes(node, library: library) else { return .visitChildren }
    page.edits.remove(start(of: node)..<node.range.upperBound, .coders)
    return .skipChildren
  }

  /// Returns the place where the initializer begins, with the comments that document it.
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
  /// Indicates whether the initializer reads an archive.
  fileprivate var takesCoder: Bool {
    let parameters = signature.parameterClause.parameters
    guard parameters.count == 1, let first = parameters.first, body != nil else { return false }
    let type = first.type.flatText.filter { !"?!".contains($0) }
    return first.firstName.text == "coder" && ["NSCoder", "Foundation.NSCoder"].contains(type)
  }
}
