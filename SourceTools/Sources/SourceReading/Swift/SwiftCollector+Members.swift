import AppSources
import Diagnostics
import SwiftSyntax
import SyntaxNames

extension SwiftCollector {
  /// Adds a method to the type around it.
  func add(_ node: FunctionDeclSyntax) {
    let attributes = DeclarationAttributes(node.attributes)
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.plainText }
    let name = node.name.plainText
    let kind: MethodDeclaration.Kind =
      attributes.names.contains("IBAction")
      ? .action : attributes.names.contains("IBSegueAction") ? .segueAction : .plain
    var method = MethodDeclaration(
      attributes.objectiveCName ?? node.signature.selector(of: name, labels: labels),
      named: name + "(" + labels.map { $0 + ":" }.joined() + ")",
      at: position(of: node.name), kind: kind, parameters: parameters.map { $0.type.objectName },
      isExposed: isExposed(attributes, node.modifiers))
    method.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    changeType { $0.methods.append(method) }
  }

  /// Adds properties to the type around them.
  func add(_ node: VariableDeclSyntax) {
    let attributes = DeclarationAttributes(node.attributes)
    let isOutlet = !attributes.names.isDisjoint(with: DeclarationAttributes.outlets)
    let isInspectable =
      attributes.names.contains("IBInspectable") || attributes.names.contains("GKInspectable")
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      // A type after several names is the type of each.
      let type = binding.typeAnnotation?.type ?? node.bindings.last?.typeAnnotation?.type
      let isList = type.map { $0.unwrapped.is(ArrayTypeSyntax.self) } ?? false
      var property = PropertyDeclaration(
        pattern.identifier.plainText, at: position(of: pattern.identifier),
        kind: isOutlet
          ? isList ? .outletCollection : .outlet : isInspectable ? .inspectable : .plain,
        type: type?.objectName ?? (type == nil ? binding.madeType : nil),
        isExposed: isExposed(attributes, node.modifiers))
      property.objectiveCName = attributes.objectiveCName
      changeType { $0.properties.append(property) }
      addOverride(of: property, in: binding, node)
      addActions(in: binding, named: property.name)
    }
  }

  /// Adds the methods that the list `actions` of a class names, or a constant of `ActionSelector`:
  /// `ActionSelector("save:", Form.save)`.
  ///
  /// `ResponderKit` finds methods for the names of documents in this way, without Objective-C.
  private func addActions(in binding: PatternBindingSyntax, named name: String) {
    let isConstant = scopes.last.map { file.types[$0.index].name == "ActionSelector" } ?? false
    guard name == "actions" || isConstant else { return }
    let finder = SelectorFinder(viewMode: .sourceAccurate)
    finder.walk(binding)
    for (selector, method) in finder.found {
      guard let base = method.base?.trimmedDescription else { continue }
      let type = base == "Self" ? typePath : base
      let position = position(of: method)
      var declaration = TypeDeclaration(.extension, type, at: position)
      declaration.methods = [
        MethodDeclaration(selector, named: method.declName.flatText, at: position)
      ]
      file.types.append(declaration)
    }
  }

  private func isExposed(
    _ attributes: DeclarationAttributes, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    if attributes.names.contains("nonobjc") { return false }
    return attributes.isExposed || scopes.last?.exposesMembers == true
      || modifiers.contains { $0.name.text == "override" }
  }

  /// Adds what a class says of itself by overriding a property, such as `accessibilityLabel`.
  private func addOverride(
    of property: PropertyDeclaration, in binding: PatternBindingSyntax, _ node: VariableDeclSyntax
  ) {
    guard binding.accessorBlock != nil,
      node.modifiers.contains(where: { $0.name.text == "override" }),
      let name = DocumentProperties.name(property.name)
    else { return }
    file.assignments.append(Assignment(in: typePath, to: name, of: nil, at: property.position))
  }
}

/// Finds the selectors that are made of a name and a method.
private final class SelectorFinder: SyntaxVisitor {
  private(set) var found: [(selector: String, method: MemberAccessExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = Callee(node.calledExpression) else { return .visitChildren }
    let isSelector =
      callee.name == "ActionSelector" || callee.name == "init" && callee.receiver == nil
    let arguments = Array(node.arguments)
    if isSelector, arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
      let name = arguments[0].expression.as(StringLiteralExprSyntax.self)?.plainText,
      let method = arguments[1].expression.as(MemberAccessExprSyntax.self)
    {
      found.append((name, method))
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Indicates whether a declaration is a member of a type, also in a branch of `#if`.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension TypeSyntax {
  /// The type inside of marks of optionality.
  var unwrapped: TypeSyntax {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.unwrapped
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.unwrapped }
    return self
  }

  /// The name of the class of an object, or of those in a list.
  var objectName: String {
    let type = unwrapped
    if let list = type.as(ArrayTypeSyntax.self) { return list.element.objectName }
    return type.plainName
  }
}

extension FunctionSignatureSyntax {
  /// Returns the selector of a method with labels, `_` for none.
  ///
  /// Objective-C sees the error, and the end of what is asynchronous, as a last argument.
  fileprivate func selector(of name: String, labels: [String]) -> String {
    if effectSpecifiers?.asyncSpecifier != nil {
      return ObjectiveCName.selector(of: name, labels: labels + ["completionHandler"])
    }
    guard effectSpecifiers?.throwsClause != nil else {
      return ObjectiveCName.selector(of: name, labels: labels)
    }
    return labels.isEmpty
      ? name + "AndReturnError:" : ObjectiveCName.selector(of: name, labels: labels + ["error"])
  }
}

extension PatternBindingSyntax {
  /// The name of the class whose object the property is set to: `Player` for `= Player()`; nil for another value.
  fileprivate var madeType: String? {
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
