import SwiftSyntax
import SyntaxNames

/// Rule 7: what overrides in an extension, or is overridden, moves into the body of its class.
///
/// Objective-C overrides in extensions, Swift only in a class. A member moves with its lines and
/// its comments to the end of a class in the same file.
final class OverrideRule: ScopedVisitor {
  private var page: Page
  private let library: Library
  private let lines: LinesOfMember
  /// The classes of the file by their paths.
  private var classes: [String: [ClassDeclSyntax]] = [:]
  private var extensions: [ExtensionDeclSyntax] = []

  static func apply(to page: inout Page, library: Library) {
    let rule = OverrideRule(page, library)
    rule.walk(page.file.tree)
    for node in rule.extensions { rule.move(node.memberBlock.members, of: node) }
    page = rule.page
  }

  private init(_ page: Page, _ library: Library) {
    self.page = page
    self.library = library
    lines = LinesOfMember(page.file)
    super.init()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = super.visit(node)
    classes[scopes.last?.path ?? "", default: []].append(node)
    return result
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return super.visit(node)
  }

  private func move(_ items: MemberBlockItemListSyntax, of node: ExtensionDeclSyntax) {
    for item in items {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for case .decls(let inner) in conditional.clauses.compactMap(\.elements) {
          move(inner, of: node)
        }
      } else if let member = OverridableMember(item.decl) {
        move(member, item, of: node)
      }
    }
  }

  private func move(
    _ member: OverridableMember, _ item: MemberBlockItemSyntax, of node: ExtensionDeclSyntax
  ) {
    let name = node.extendedType.plainName
    let path = library.path(of: name, inside: nil) ?? name
    let finding: String
    if member.isOverride {
      finding = "'\(member.subject)' overrides in an extension"
    } else if member.isOpen, library.isOverridden(member.name, labels: member.labels, of: path) {
      finding = "'\(member.subject)' is overridden but belongs to an extension"
    } else {
      return
    }
    switch destination(of: item, in: node, path) {
    case .line(let target):
      guard let lines = lines.lines(of: item) else {
        leave("\(finding), and other code is on its lines", at: item)
        return
      }
      // Two members may have an empty line in common.
      let taken = Set(page.moves.flatMap(\.lines))
      page.moves.append(LineMove(lines: lines.filter { !taken.contains($0) }, target: target))
      carryOver(node, to: member)
    case .obstacle(let obstacle): leave("\(finding), and \(obstacle)", at: item)
    }
  }

  private func leave(_ finding: String, at item: MemberBlockItemSyntax) {
    page.leave(.overrideInExtension, finding, at: item)
  }

  // MARK: The class

  private enum Destination {
    /// The line with the end of the class.
    case line(Int)
    /// The reason that the member stays.
    case obstacle(String)
  }

  private func destination(
    of item: MemberBlockItemSyntax, in node: ExtensionDeclSyntax, _ path: String
  ) -> Destination {
    guard library.types[path]?.kind == .classOrActor else {
      return .obstacle("its class is not the library's")
    }
    if node.genericWhereClause != nil || node.extendedType.flatText != node.extendedType.plainName {
      return .obstacle("the extension has constraints")
    }
    guard let classes = classes[path] else { return .obstacle("its class is in another file") }
    let conditions = item.conditions
    guard let declaration = classes.first(where: { $0.conditions == conditions }) else {
      return .obstacle("a condition stands between it and its class")
    }
    guard let line = lines.line(ofEnd: declaration) else {
      return .obstacle("its class ends beside other code")
    }
    return .line(line)
  }

  // MARK: The extension

  /// Gives a member what the extension says of all its members.
  private func carryOver(_ node: ExtensionDeclSyntax, to member: OverridableMember) {
    let isTestCase = page.file.source.isTest && library.isTestCase(node)
    let attributes = node.attributes.filter { attribute in
      attribute.as(AttributeSyntax.self)
        .map { !AttributeRule.drops($0, isOfTestCase: isTestCase) } ?? true
    }
    let text = attributes.map { $0.flatText + " " }.joined()
    if !text.isEmpty { page.edits.insert(text, at: member.start, .overrides, weight: 0) }
    let access = node.modifiers.lazy.map(\.name.text).first { Self.accesses.contains($0) }
    guard let access, !member.modifiers.contains(where: { Self.accesses.contains($0.name.text) })
    else { return }
    // What an extension keeps private is so for the file.
    let own = access == "private" ? "fileprivate" : access
    page.edits.insert(own + " ", at: member.startOfModifiers, .overrides, weight: 0)
  }

  private static let accesses: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}

extension SyntaxProtocol {
  /// The branches of `#if` around the node, the innermost first.
  fileprivate var conditions: [SyntaxIdentifier] {
    sequence(first: Syntax(self)) { $0.parent }
      .filter { $0.is(IfConfigClauseSyntax.self) }.map(\.id)
  }
}
