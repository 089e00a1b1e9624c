import SwiftSyntax
import SyntaxNames

/// Rule 4: selectors hold their methods, and key paths are strings.
final class SelectorRule: ScopedVisitor {
  private var page: Page
  private let library: Library
  private let resolver: SelectorResolver
  private var named = 0
  private let declaresSelector: Bool

  /// Rewrites the selectors of the page; returns how many are found by their name alone.
  static func apply(to page: inout Page, library: Library) -> Int {
    let rule = SelectorRule(page, library)
    rule.walk(page.file.tree)
    page = rule.page
    return rule.named
  }

  private init(_ page: Page, _ library: Library) {
    self.page = page
    self.library = library
    resolver = SelectorResolver(library: library)
    declaresSelector = library.declares("Selector")
    super.init()
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      return .visitChildren
    }
    switch node.macroName.text {
    case "selector": rewrite(node, argument)
    case "keyPath":
      page.edits.replace(node.range, with: "\"\(keyPath(argument.expression))\"", .selectors)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewrite(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
    let selector: ResolvedSelector
    switch argument.label?.text {
    case "getter": selector = .name(lastName(of: argument.expression))
    case "setter": selector = .name(ObjectiveCName.setter(of: lastName(of: argument.expression)))
    default: selector = resolver.resolve(argument.expression, in: scopes)
    }
    switch selector {
    case .method(let name, let reference):
      page.edits.replace(node.range, with: "ActionSelector(\"\(name)\", \(reference))", .selectors)
    case .name(let name, let obstacle):
      named += 1
      page.edits.replace(node.range, with: "ActionSelector(\"\(name)\")", .selectors)
      if let obstacle {
        page.leave(.namedSelector, "'\(name)' has no method, because \(obstacle)", at: node)
      }
    }
  }

  /// The name of a property after its type or object.
  private func lastName(of expression: ExprSyntax) -> String {
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? expression.flatText
    return ObjectiveCName.plain(name)
  }

  /// The key path without the types that it begins with.
  private func keyPath(_ expression: ExprSyntax) -> String {
    let parts = expression.flatText.filter { !"?! ".contains($0) }.split(separator: ".")
    let properties = parts.dropLast().drop { $0.first?.isUppercase == true || $0 == "self" }
    return (properties + parts.suffix(1)).joined(separator: ".")
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member == nil || member?.base?.id == ExprSyntax(node).id { rename(node.baseName) }
    return .visitChildren
  }

  /// Renames the type of selectors.
  private func rename(_ name: TokenSyntax) {
    guard name.text == "Selector", !declaresSelector else { return }
    page.edits.replace(name.range, with: "ActionSelector", .selectors)
  }
}
