import SwiftSyntax
import SyntaxNames

/// Rule 5: a protocol for Objective-C becomes one of Swift, and its optional requirements without a
/// result get empty defaults.
final class ProtocolRule: PageVisitor {
  static func apply(to page: inout Page) { page = ProtocolRule(page).edited() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isForObjectiveC else { return .visitChildren }
    restrict(node)
    var defaults: [String] = []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), let text = makeRequired(function) {
        defaults.append(access(of: node) + text)
      } else if let property = member.decl.as(VariableDeclSyntax.self),
        property.modifiers.contains(where: { $0.name.text == "optional" })
      {
        let name = property.bindings.first?.pattern.flatText ?? ""
        page.leave(.optionalResult, name, at: property)
      }
    }
    if !defaults.isEmpty {
      page.edits.insert(
        "; extension \(path(of: node)) { \(defaults.joined(separator: "; ")) }",
        at: end(of: node), .requirements, weight: 0)
    }
    return .visitChildren
  }

  /// Has only classes conform to the protocol.
  private func restrict(_ node: ProtocolDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes
    guard let inherited, let first = inherited.first else {
      let name = node.primaryAssociatedTypeClause?.range ?? node.name.range
      page.edits.insert(": AnyObject", at: name.upperBound, .requirements)
      return
    }
    if !inherited.contains(where: { ["AnyObject", "class"].contains($0.type.flatText) }) {
      page.edits.insert("AnyObject, ", at: first.range.lowerBound, .requirements)
    }
  }

  /// Makes an optional requirement a required one; returns its empty default, nil if it has none.
  private func makeRequired(_ node: FunctionDeclSyntax) -> String? {
    guard let optional = node.modifiers.first(where: { $0.name.text == "optional" }) else {
      return nil
    }
    guard !node.hasResult else {
      page.leave(.optionalResult, node.name.text + labels(of: node), at: node)
      return nil
    }
    page.edits.remove(optional.range, .requirements)
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let signature = node.signature.flatText { $0 == "Selector" ? "ActionSelector" : $0 }
    let generics = node.genericParameterClause?.flatText ?? ""
    let clause = node.genericWhereClause.map { " " + $0.flatText } ?? ""
    return "\(isStatic ? "static " : "")func \(node.name.text)\(generics)\(signature)\(clause) {}"
  }

  private func labels(of node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "(\(labels.joined()))"
  }

  /// The access that the defaults need in order to satisfy the requirements.
  private func access(of node: ProtocolDeclSyntax) -> String {
    let names = node.modifiers.map(\.name.text)
    return names.first { ["public", "package"].contains($0) }.map { $0 + " " } ?? ""
  }

  /// The outermost declaration around the protocol, after which an extension can stand.
  private func end(of node: ProtocolDeclSyntax) -> Int {
    var place = Syntax(node)
    var outermost = place
    while let parent = place.parent {
      if place.is(CodeBlockItemSyntax.self) { outermost = place }
      place = parent
      if place.is(IfConfigClauseSyntax.self), outermost.is(CodeBlockItemSyntax.self) { break }
    }
    return outermost.range.upperBound
  }

  /// The name of the protocol with those of the types around it.
  private func path(of node: ProtocolDeclSyntax) -> String {
    var names = [node.name.text]
    var place = node.parent
    while let parent = place {
      if let group = parent.asProtocol((any NamedDeclSyntax).self) {
        names.insert(group.name.text, at: 0)
      } else if let group = parent.as(ExtensionDeclSyntax.self) {
        names.insert(group.extendedType.plainName, at: 0)
      }
      place = parent.parent
    }
    return names.joined(separator: ".")
  }
}
