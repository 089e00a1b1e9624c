import SwiftSyntax
import SyntaxNames

/// Rule 5: what is called on any object is called on the library's protocol that has it.
///
/// Objective-C looks a method of `AnyObject` up by its name; Swift needs a type. The object has to
/// conform to the protocol, where Objective-C asks for no more than the method.
final class LookupRule: ScopedVisitor {
  private var page: Page
  private let library: Library

  static func apply(to page: inout Page, library: Library) {
    let rule = LookupRule(page, library)
    rule.walk(page.file.tree)
    page = rule.page
  }

  private init(_ page: Page, _ library: Library) {
    self.page = page
    self.library = library
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var callee = node.calledExpression
    if let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    guard let member = callee.as(MemberAccessExprSyntax.self),
      let object = member.base?.as(OptionalChainingExprSyntax.self)?.expression,
      isAnyObject(object)
    else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let owners = library.types.filter { _, type in
      type.methods.contains {
        $0.name == member.declName.baseName.text && $0.labels == labels
      }
    }
    guard owners.count == 1, let owner = owners.first, owner.value.kind == .protocolType else {
      return .visitChildren
    }
    page.edits.insert("(", at: object.range.lowerBound, .requirements)
    page.edits.insert(" as? \(owner.key))", at: object.range.upperBound, .requirements, weight: 0)
    return .visitChildren
  }

  /// Returns whether an expression is a property of this type that holds any object.
  private func isAnyObject(_ expression: ExprSyntax) -> Bool {
    let name: String
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard ["self", "self?"].contains(member.base?.flatText) else { return false }
      name = member.declName.baseName.text
    } else {
      name = expression.flatText
    }
    guard let scope = scopes.last?.path else { return false }
    let path = library.path(of: scope, inside: nil) ?? scope
    return library.types[path]?.objects.contains(name) == true
  }
}
