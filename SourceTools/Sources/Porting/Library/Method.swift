import SwiftSyntax
import SyntaxNames

/// A method that the library declares.
struct Method {
  var name: String
  /// The labels, `_` for none.
  var labels: [String]
  /// The types of the parameters as they are written.
  var types: [String]
  var hasResult: Bool
  var isStatic: Bool
  var isGeneric: Bool
  /// Indicates whether it is asynchronous or throws.
  var hasEffects: Bool
  var isOverride: Bool
  /// Its name in Objective-C if the source gives one.
  var objectiveCName: String?

  init(_ declaration: FunctionDeclSyntax) {
    let signature = declaration.signature
    let parameters = signature.parameterClause.parameters
    name = declaration.name.text
    labels = parameters.map { $0.firstName.text }
    types = parameters.map { $0.type.flatText + ($0.ellipsis == nil ? "" : "...") }
    hasResult = declaration.hasResult
    isStatic = declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
    isOverride = declaration.modifiers.contains { $0.name.text == "override" }
    isGeneric = declaration.genericParameterClause != nil
    hasEffects = signature.effectSpecifiers != nil
    objectiveCName = declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.flatText
      .filter { $0 != " " }
  }

  /// The name of its selector.
  var selector: String {
    objectiveCName ?? ObjectiveCName.selector(of: name, labels: labels)
  }

  /// The reason that no selector can hold the method; nil if one can.
  var obstacle: String? {
    if isStatic { return "it is static" }
    if hasResult { return "it has a result" }
    if isGeneric { return "it is generic" }
    if hasEffects { return "it throws or is asynchronous" }
    if labels.count > 2 { return "it has \(labels.count) parameters" }
    if types.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") }) {
      return "a parameter is inout or variadic"
    }
    let events = ["UIEvent", "InputEvent"]
    let isEvent =
      types.count < 2 || events.contains { types[1].filter { !"?!".contains($0) } == $0 }
    return isEvent ? nil : "its second parameter is not an event"
  }
}

extension FunctionDeclSyntax {
  /// Indicates whether the function has a result other than `Void`.
  var hasResult: Bool {
    guard let type = signature.returnClause?.type.flatText else { return false }
    return !["Void", "()", "Swift.Void"].contains(type)
  }
}
