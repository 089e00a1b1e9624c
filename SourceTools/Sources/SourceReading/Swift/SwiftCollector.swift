import AppSources
import Diagnostics
import SwiftSyntax
import SyntaxNames

/// Collects the facts of a file in one walk over its syntax.
final class SwiftCollector: SyntaxVisitor {
  /// The type or extension that the walk is in.
  struct Scope {
    /// The place of its declaration in the file's types.
    var index: Int
    /// The path from the outermost type.
    var path: String
    /// Indicates whether all of its members are exposed to Objective-C.
    var exposesMembers: Bool
    /// Indicates whether its cases have texts as raw values.
    var hasTexts: Bool
  }

  var file: SourceFile
  private(set) var scopes: [Scope] = []
  /// The raw values of enumerations.
  var cases: Set<String> = []
  private var imports: Set<String> = []
  private let lines: LineStarts
  private let words: SwiftWords

  init(path: String, lines: LineStarts, words: SwiftWords) {
    file = SourceFile(path: path, language: .swift)
    (self.lines, self.words) = (lines, words)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the position of a node without the space before it.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The path of the type that the walk is in; empty outside of one.
  var typePath: String { scopes.last?.path ?? "" }

  /// Changes the declaration that the walk is in.
  func changeType(_ change: (inout TypeDeclaration) -> Void) {
    if let scope = scopes.last { change(&file.types[scope.index]) }
  }

  override func visitPost(_ node: SourceFileSyntax) {
    file.strings = words.strings.union(cases).sorted()
    file.beginnings = words.beginnings.sorted()
    file.assigned = words.assigned
    file.names = words.names
    file.imports = imports.sorted()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  /// Passes over what has no word in which a fact begins.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { kind(for: node) }

  /// Returns whether there may be a fact inside of a node.
  private func kind(for node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    return words.hasMarker(in: range) ? .visitChildren : .skipChildren
  }

  // MARK: Types

  private func begin(
    _ kind: TypeDeclaration.Kind, _ name: String, at token: some SyntaxProtocol,
    _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?,
    isGeneric: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let path = scopes.isEmpty ? name : "\(typePath).\(name)"
    var type = TypeDeclaration(kind, path, at: position(of: token))
    let known = DeclarationAttributes(attributes)
    type.objectiveCName = known.objectiveCName
    type.inherited = inheritance?.inheritedTypes.map { $0.type.plainName } ?? []
    type.isGeneric = isGeneric
    type.exposesMembers = known.exposesMembers || kind == .protocol && known.isExposed
    type.macros = kind == .class || kind == .extension ? known.others : []
    file.types.append(type)
    let texts: Set = ["String", "Swift.String"]
    scopes.append(
      Scope(
        index: file.types.count - 1, path: path,
        exposesMembers: known.exposesMembers || kind == .extension && known.isExposed,
        hasTexts: kind == .value && type.inherited.contains(where: texts.contains)))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .class, node.name.text, at: node.name, node.attributes, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node.name.text, at: node.name, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node.name.text, at: node.name, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node.name.text, at: node.name, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node.name.text, at: node.name, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .extension, node.extendedType.plainName, at: node.extendedType, node.attributes,
      node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = scopes.isEmpty ? node.name.text : "\(typePath).\(node.name.text)"
    var type = TypeDeclaration(.alias, path, at: position(of: node.name))
    type.inherited = [node.initializer.value.plainName]
    file.types.append(type)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last?.hasTexts == true, node.rawValue == nil {
      cases.insert(node.name.plainText)
    }
    return .visitChildren
  }

  // MARK: Members

  /// Indicates whether the walk is in a class or an extension, which alone documents connect.
  private var isInClass: Bool {
    scopes.last.map { [.class, .extension].contains(file.types[$0.index].kind) } ?? false
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember, isInClass { add(node) }
    // Neither its attributes nor its types use a name.
    if let body = node.body, kind(for: body) == .visitChildren { walk(body) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember, isInClass { add(node) }
    guard kind(for: node) == .visitChildren else { return .skipChildren }
    for binding in node.bindings {
      if let initializer = binding.initializer { walk(initializer) }
      if let accessors = binding.accessorBlock { walk(accessors) }
    }
    return .skipChildren
  }

  // MARK: Uses

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addUses(of: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addUses(of: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    addBinding(to: node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    addAssignment(in: node)
    return .visitChildren
  }
}
