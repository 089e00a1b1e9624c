import SwiftSyntax
import SyntaxNames

/// A member of a type that a subclass can override.
struct OverridableMember {
  /// The name, `subscript` for one.
  let name: String
  /// The labels; nil for a property.
  let labels: [String]?
  let modifiers: DeclModifierListSyntax
  /// The place where the declaration begins.
  let start: Int
  /// The place where the modifiers begin, or would.
  let startOfModifiers: Int

  init?(_ declaration: DeclSyntax) {
    let introducer: TokenSyntax
    if let method = declaration.as(FunctionDeclSyntax.self) {
      name = method.name.text
      labels = method.signature.parameterClause.parameters.map { $0.firstName.text }
      modifiers = method.modifiers
      introducer = method.funcKeyword
    } else if let property = declaration.as(VariableDeclSyntax.self) {
      name = property.bindings.first?.pattern.flatText ?? ""
      labels = nil
      modifiers = property.modifiers
      introducer = property.bindingSpecifier
    } else if let element = declaration.as(SubscriptDeclSyntax.self) {
      name = "subscript"
      labels = element.parameterClause.parameters.map {
        $0.secondName == nil ? "_" : $0.firstName.text
      }
      modifiers = element.modifiers
      introducer = element.subscriptKeyword
    } else {
      return nil
    }
    start = declaration.range.lowerBound
    startOfModifiers = (modifiers.first?.range ?? introducer.range).lowerBound
  }

  /// The name as it is quoted.
  var subject: String {
    labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name
  }

  /// Indicates whether it overrides.
  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  /// Indicates whether a class below can override it.
  var isOpen: Bool {
    !modifiers.contains {
      ["final", "static", "private", "fileprivate"].contains($0.name.text)
    }
  }
}
