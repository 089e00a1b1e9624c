import SwiftSyntax
import SyntaxNames

/// A visitor that knows inside of which type it is.
class ScopedVisitor: SyntaxVisitor {
  /// A type, or an extension of one.
  struct Scope {
    /// The name under which its members can name it.
    var name: String
    /// The path from the outermost type.
    var path: String
    var kind: DeclaredType.Kind?
    var isGeneric = false
    var inherited: [String] = []
  }

  private(set) var scopes: [Scope] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Called where a type or an extension begins.
  func begin(_ scope: Scope) {}

  private func push(
    _ name: String, _ kind: DeclaredType.Kind?, _ generics: GenericParameterClauseSyntax? = nil,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let path = (scopes.last.map { [$0.path] } ?? []) + [name]
    let scope = Scope(
      name: name, path: path.joined(separator: "."), kind: kind, isGeneric: generics != nil,
      inherited: inheritance?.inheritedTypes.map { $0.type.plainName } ?? [])
    scopes.append(scope)
    begin(scope)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, .classOrActor, node.genericParameterClause, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, .classOrActor, node.genericParameterClause, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, .value, node.genericParameterClause, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, .value, node.genericParameterClause, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, .protocolType, nil, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.extendedType.plainName, nil, nil, node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
}
