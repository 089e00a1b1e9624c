import AppSources
import SwiftSyntax
import SyntaxNames

extension SwiftCollector {
  /// Adds the assignment of a sequence `a.b = c`.
  func addAssignment(in node: SequenceExprSyntax) {
    let elements = Array(node.elements.prefix(4))
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    let target = elements[0].unwrapped
    let value = elements.count == 3 ? elements[2].literalText : nil
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      add(reference.baseName, of: nil, value)
    } else if let member = target.as(MemberAccessExprSyntax.self) {
      add(member.declName.baseName, of: member.base, value)
    }
  }

  /// Adds the assignment that a call such as `setTitle(_:for:)` makes.
  func addAssignment(of node: FunctionCallExprSyntax, _ callee: Callee) {
    if callee.name == "addTarget", let receiver = callee.receiver {
      add("action", at: node.calledExpression, of: receiver, nil)
      return
    }
    guard let property = DocumentProperties.name(ofSetter: callee.name) else { return }
    let value = node.arguments.first?.expression.literalText
    add(property, at: node.calledExpression, of: callee.receiver, value)
  }

  /// Adds the assignment of a library that binds properties: `save.reactive.title`, `save.rx.title`.
  func addBinding(to node: MemberAccessExprSyntax) {
    guard let base = node.base?.unwrapped.as(MemberAccessExprSyntax.self),
      ["reactive", "rx"].contains(base.declName.baseName.text)
    else { return }
    add(node.declName.baseName, of: base.base, nil)
  }

  private func add(_ name: TokenSyntax, of receiver: ExprSyntax?, _ value: String?) {
    guard let property = DocumentProperties.name(name.plainText) else { return }
    add(property, at: name, of: receiver, value)
  }

  private func add(
    _ property: String, at node: some SyntaxProtocol, of receiver: ExprSyntax?, _ value: String?
  ) {
    guard let receiver else {
      // A local variable may have the name; the object's own property may be meant.
      if !typePath.isEmpty {
        file.assignments.append(
          Assignment(in: typePath, to: property, of: nil, value: value, at: position(of: node)))
      }
      return
    }
    var inner = receiver.unwrapped
    // Of an element of a list, the list is known.
    if let element = inner.as(SubscriptCallExprSyntax.self) {
      inner = element.calledExpression.unwrapped
    }
    var (type, outlet): (String, String?) = (typePath, nil)
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      outlet = name == "self" || name == "super" ? nil : reference.baseName.plainText
    } else if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base?.unwrapped
    {
      outlet = member.declName.baseName.plainText
      // Of the outlet of another object, only the name is known.
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text != "self" { type = "" }
    } else if let part = inner.partOfOutlet {
      addPart(part, property, at: node)
      return
    } else {
      return
    }
    if let part = inner.as(MemberAccessExprSyntax.self)?.base?.unwrapped.partOfOutlet {
      addPart(part, property, at: node)
      return
    }
    file.assignments.append(
      Assignment(in: type, to: property, of: outlet, value: value, at: position(of: node)))
  }

  /// Adds the assignment of `table.tableColumn(withIdentifier: "name")?.title = …`.
  private func addPart(
    _ part: (outlet: String, method: String, name: String?), _ property: String,
    at node: some SyntaxProtocol
  ) {
    var assignment = Assignment(
      in: typePath, to: property, of: part.outlet, at: position(of: node))
    (assignment.part, assignment.partName) = (part.method, part.name)
    file.assignments.append(assignment)
  }
}

extension ExprSyntax {
  /// The outlet and the method that chooses a part of it, with a name that is a literal; nil for another expression.
  fileprivate var partOfOutlet: (outlet: String, method: String, name: String?)? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = Callee(call.calledExpression),
      let outlet = callee.base, outlet != "self", outlet != "super"
    else { return nil }
    var argument = call.arguments.first?.expression
    // An identifier may be made of the name.
    if let made = argument?.as(FunctionCallExprSyntax.self) {
      argument = made.arguments.first?.expression
    }
    return (outlet, callee.name, argument?.as(StringLiteralExprSyntax.self)?.plainText)
  }
}

extension ExprSyntax {
  /// The text of a literal; nil for another expression.
  fileprivate var literalText: String? {
    if let text = self.as(StringLiteralExprSyntax.self) { return text.plainText }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text }
    if self.is(NilLiteralExprSyntax.self) { return "nil" }
    if let number = self.as(IntegerLiteralExprSyntax.self) { return number.literal.text }
    if let number = self.as(FloatLiteralExprSyntax.self) { return number.literal.text }
    // The key of a text, which is one in every language.
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = Callee(call.calledExpression),
      let rule = CallRules.all[callee.name]?.first(where: { $0.kind == .key }),
      let argument = rule.argument(of: call)
    else { return nil }
    return argument.expression.as(StringLiteralExprSyntax.self)?.plainText
  }
}
