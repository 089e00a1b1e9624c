import SwiftSyntax

/// The result of the second pass for one file.
struct Rewriting {
  var text: String
  var counts: [PortRule: Int]
  var namedSelectors: Int
  var thirdParty: [String]
  var leftovers: [Leftover]
  var order: LineOrder
}

/// The second pass over one file: it applies every rule to the original text.
struct FileRewriter {
  private let file: FileText
  private let library: Library
  private let options: PortOptions

  init(_ file: FileText, library: Library, options: PortOptions) {
    self.file = file
    self.library = library
    self.options = options
  }

  /// Returns the rewritten text with what was found on the way.
  func rewritten() -> Rewriting {
    var page = Page(file)
    let thirdParty = ImportRule(file, options).apply(to: &page)
    ConditionRule.apply(to: &page)
    CoderRule.apply(to: &page, library: library)
    let named = SelectorRule.apply(to: &page, library: library)
    ProtocolRule.apply(to: &page)
    OptionalCallRule.apply(to: &page, library: library)
    LookupRule.apply(to: &page, library: library)
    AttributeRule.apply(to: &page, library: library)
    OverrideRule.apply(to: &page, library: library)
    LeftoverRule.apply(to: &page, library: library)
    if let token = file.firstSyntaxError {
      page.leave(.syntaxErrors, token.text, at: token)
    }
    var (text, counts) = page.edits.applied()
    let order = LineOrder(count: lines(of: file.bytes).count, moves: page.moves)
    if !page.moves.isEmpty { counts[.overrides] = page.moves.count }
    text = order.applied(to: text)
    return Rewriting(
      text: text, counts: counts, namedSelectors: named, thirdParty: thirdParty,
      leftovers: page.leftovers.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
      order: order)
  }
}

/// A file with the edits and findings that rules add to it.
struct Page {
  let file: FileText
  var edits: EditList
  /// The lines that move after the edits, which leave the number of lines as it is.
  var moves: [LineMove] = []
  var leftovers: [Leftover] = []

  init(_ file: FileText) {
    self.file = file
    edits = EditList(of: file.bytes)
  }

  /// Adds a finding at the place of a node.
  mutating func leave(_ kind: Leftover.Kind, _ subject: String, at node: some SyntaxProtocol) {
    let (line, column) = file.position(of: node.range.lowerBound)
    leftovers.append(
      Leftover(
        path: file.source.path, line: line, column: column, kind: kind, subject: subject))
  }
}

/// A visitor that edits a page.
class PageVisitor: SyntaxVisitor {
  var page: Page

  init(_ page: Page) {
    self.page = page
    super.init(viewMode: .sourceAccurate)
  }

  /// Walks the tree of the page, and gives the page back.
  func edited() -> Page {
    walk(page.file.tree)
    return page
  }
}
