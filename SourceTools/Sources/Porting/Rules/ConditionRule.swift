import SwiftSyntax
import SyntaxNames

/// Rule 2: in the conditions of `#if`, the platform is iOS, and macOS in a file for AppKit.
final class ConditionRule: PageVisitor {
  static func apply(to page: inout Page) { page = ConditionRule(page).edited() }

  private var depth = 0
  private lazy var isForAppKit = page.file.tree.isForAppKit

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
    if let holds = holds(node.calledExpression.flatText, argument) {
      page.edits.replace(node.range, with: "\(holds)", .conditions)
    }
    return .skipChildren
  }

  /// Returns whether a condition holds on the platform; nil for one that stays.
  private func holds(_ function: String?, _ argument: String) -> Bool? {
    switch (function, argument) {
    case ("os", "iOS"): return !isForAppKit
    case ("os", "macOS") where isForAppKit: return true
    case ("os", "Linux"): return false
    case ("canImport", let module):
      switch module.split(separator: ".").first ?? "" {
      case "UIKit": return !isForAppKit
      case "QuartzCore", "CoreGraphics": return true
      // A module of that name is there, beside UIKit's.
      case "AppKit", "Cocoa": return isForAppKit
      default: return nil
      }
    default: return nil
    }
  }
}
