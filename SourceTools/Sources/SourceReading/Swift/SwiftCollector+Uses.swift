import AppSources
import Diagnostics
import SwiftSyntax
import SyntaxNames

extension SwiftCollector {
  func add(_ kind: NameUse.Kind, _ name: String, table: String? = nil, at node: some SyntaxProtocol)
  {
    file.uses.append(NameUse(kind, name, table: table, at: position(of: node)))
  }

  /// Adds the name that a macro of the language uses.
  func addUses(of node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    switch node.macroName.text {
    case "selector": add(.selector, argument.expression.selectorName, at: argument)
    case "keyPath": add(.keyPath, argument.expression.flatText, at: argument)
    case "imageLiteral", "fileLiteral": addText(of: argument, as: .image)
    default: break
    }
  }

  /// Adds the name that a call uses, if it is a literal, and what a call of a setter assigns.
  func addUses(of node: FunctionCallExprSyntax) {
    guard let callee = Callee(node.calledExpression) else { return }
    addAssignment(of: node, callee)
    if let argument = node.arguments.first(where: { $0.label?.text == "reuseIdentifier" }) {
      addText(of: argument, as: .registration)
    }
    guard let rules = CallRules.all[callee.name] else { return }
    for rule in rules {
      guard let argument = rule.argument(of: node) else { continue }
      let table = rule.tableLabels.lazy.compactMap { label in
        node.arguments.first { $0.label?.text == label }?.expression
          .as(StringLiteralExprSyntax.self)?.plainText
      }.first
      addText(of: argument, as: rule.kind, table: table)
      if rule.kind == .key, let last = file.uses.indices.last {
        file.uses[last].describe(node)
      }
      return
    }
  }

  private func addText(
    of argument: LabeledExprSyntax, as kind: NameUse.Kind, table: String? = nil
  ) {
    let text = argument.expression.as(StringLiteralExprSyntax.self)?.plainText
    add(kind, text ?? "", table: table, at: argument.expression)
  }
}

/// The function that a call names.
struct Callee {
  /// The last part of the name.
  var name: String
  /// The part before it; nil for a function alone.
  var base: String?
  /// The expression before the last part.
  var receiver: ExprSyntax?

  init?(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.plainText
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.plainText
      receiver = member.base
      let inner = member.base?.unwrapped
      base =
        inner?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
        ?? inner?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
      // UIStoryboard.init(name:) is UIStoryboard(name:).
      if name == "init", let type = base { (name, base, receiver) = (type, nil, nil) }
    } else {
      return nil
    }
  }
}

extension ExprSyntax {
  /// The expression inside of marks of optionality and parentheses around one expression.
  var unwrapped: ExprSyntax {
    var expression = self
    while true {
      if let inner = expression.as(OptionalChainingExprSyntax.self) {
        expression = inner.expression
      } else if let inner = expression.as(ForceUnwrapExprSyntax.self) {
        expression = inner.expression
      } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first, inner.label == nil
      {
        expression = inner.expression
      } else {
        return expression
      }
    }
  }

  /// The method of a `#selector` with its labels if it has them: `save(_:)`, or `save`.
  fileprivate var selectorName: String {
    let inner = unwrapped
    if let reference = inner.as(DeclReferenceExprSyntax.self) { return reference.fullName }
    if let member = inner.as(MemberAccessExprSyntax.self) { return member.declName.fullName }
    if let cast = inner.as(SequenceExprSyntax.self), let first = cast.elements.first {
      return first.selectorName
    }
    if let cast = inner.as(AsExprSyntax.self) { return cast.expression.selectorName }
    return inner.flatText
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var fullName: String {
    guard let labels = argumentNames else { return baseName.plainText }
    return baseName.plainText + "("
      + labels.arguments.map { $0.name.plainText + ":" }.joined() + ")"
  }
}
