import SwiftSyntax
import SyntaxNames

/// Rule 5: calls of optional requirements lose the question mark, or the exclamation mark.
final class OptionalCallRule: PageVisitor {
  private let library: Library

  static func apply(to page: inout Page, library: Library) {
    page = OptionalCallRule(page, library).edited()
  }

  private init(_ page: Page, _ library: Library) {
    self.library = library
    super.init(page)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called: ExprSyntax
    let mark: TokenSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chain.expression, chain.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return .visitChildren
    }
    let name: DeclReferenceExprSyntax
    var base: ExprSyntax?
    if let member = called.as(MemberAccessExprSyntax.self) {
      name = member.declName
      base = member.base
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else {
      return .visitChildren
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if isRequirement(name.baseName.text, labels, base: base) {
      page.edits.replace(mark.range, with: "", .requirements)
    }
    return .visitChildren
  }

  private func isRequirement(_ name: String, _ labels: [String], base: ExprSyntax?) -> Bool {
    // On the object itself, a property of the library holds a closure.
    if isSelf(base), library.properties.contains(name) { return false }
    let named = library.optionals[name] ?? []
    // A closure after the call is no argument in its parentheses.
    let own =
      named.filter { $0.labels == labels }.first
      ?? named.filter {
        $0.labels.starts(with: labels)
      }.first
    if let own { return !own.hasResult }
    guard let base else { return false }
    // A closure is called without labels.
    if labels.contains(where: { $0 != "_" }) { return true }
    if isDelegate(base) { return !library.properties.contains(name) || Self.isOfUIKit(name) }
    return !library.properties.contains(name) && !Self.isClosure(name)
  }

  private func isSelf(_ base: ExprSyntax?) -> Bool {
    base.map { $0.flatText.filter { !"?!".contains($0) } == "self" } ?? true
  }

  private func isDelegate(_ base: ExprSyntax) -> Bool {
    let text = base.flatText.lowercased().filter { !"?!".contains($0) }
    return ["delegate", "datasource"].contains { text.hasSuffix($0) }
  }

  /// Returns whether a method of UIKit's own delegates may have a name.
  private static func isOfUIKit(_ name: String) -> Bool {
    [
      "textField", "textView", "scrollView", "tableView", "collectionView", "pickerView",
      "searchBar",
      "gestureRecognizer", "numberOf", "navigationController", "tabBar", "animationDid",
    ].contains { name.hasPrefix($0) }
  }

  /// Returns whether a property of the system has a name that says it is a closure.
  private static func isClosure(_ name: String) -> Bool {
    ["handler", "block", "closure", "completion", "callback", "action"].contains {
      name.lowercased().hasSuffix($0)
    }
  }
}
