import SwiftSyntax

/// Rule 2: in the conditions of `#if`, the platform is iOS.
final class ConditionRule: PageVisitor {
  static func apply(to page: inout Page) { page = ConditionRule(page).edited() }

  private var depth = 0

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      depth += 1
      walk(condition)
      depth -= 1
    }
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0, let argument = node.arguments.first?.expression.flatText else {
      return .visitChildren
    }
    switch (node.calledExpression.flatText, argument) {
    case ("os", "iOS"): page.edits.replace(node.range, with: "true", .conditions)
    case ("os", "Linux"): page.edits.replace(node.range, with: "false", .conditions)
    case ("canImport", let module):
      let name = module.split(separator: ".").first.map(String.init) ?? ""
      if ["UIKit", "QuartzCore", "CoreGraphics"].contains(name) {
        page.edits.replace(node.range, with: "true", .conditions)
      }
    default: break
    }
    return .skipChildren
  }
}
