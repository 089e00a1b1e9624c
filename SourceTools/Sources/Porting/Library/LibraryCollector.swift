import SwiftSyntax
import SyntaxNames

/// The first pass: it collects what one file declares.
final class LibraryCollector: ScopedVisitor {
  private(set) var types: [String: DeclaredType] = [:]
  /// The names of the elements of tuples.
  private(set) var elements: Set<String> = []
  private(set) var optionals: [String: [OptionalRequirement]] = [:]

  override func begin(_ scope: Scope) {
    var type = types[scope.path] ?? DeclaredType()
    type.kind = type.kind ?? scope.kind
    type.isGeneric = type.isGeneric || scope.isGeneric
    type.inherited =
      scope.kind == nil ? type.inherited + scope.inherited : scope.inherited + type.inherited
    types[scope.path] = type
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let path = scopes.last?.path, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    types[path]?.methods.append(Method(node))
    if node.isOptionalRequirement {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
      optionals[node.name.text, default: []].append(
        OptionalRequirement(labels: labels, hasResult: node.hasResult))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let path = scopes.last?.path, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    let properties = node.bindings.flatMap { names(in: $0.pattern) }
    types[path]?.properties.formUnion(properties)
    if node.modifiers.contains(where: { $0.name.text == "override" }) {
      types[path]?.overriddenProperties.formUnion(properties)
    }
    let type = node.bindings.last?.typeAnnotation?.type.flatText.filter { !"?!".contains($0) }
    if type == "AnyObject" { types[path]?.objects.formUnion(properties) }
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { elements.insert(name.text) }
    return .visitChildren
  }

  private func names(in pattern: PatternSyntax) -> [String] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap {
      $0.parent?.is(IdentifierPatternSyntax.self) == true ? $0.text : nil
    }
  }
}

extension FunctionDeclSyntax {
  /// Indicates whether the function is an optional requirement.
  var isOptionalRequirement: Bool { modifiers.contains { $0.name.text == "optional" } }

  /// Indicates whether the function is an optional requirement that no empty default can stand in
  /// for.
  var isOptionalWithResult: Bool { isOptionalRequirement && hasResult }
}
