import SwiftSyntax
import SyntaxNames

/// The result of resolving a selector.
enum ResolvedSelector: Equatable {
  /// A name with the method that it stands for.
  case method(name: String, reference: String)
  /// A name alone, and why, if the method is the library's own.
  case name(String, obstacle: String? = nil)
}

/// Finds the method that a selector names.
struct SelectorResolver {
  let library: Library

  /// Resolves the expression in `#selector` inside of types.
  func resolve(_ expression: ExprSyntax, in scopes: [ScopedVisitor.Scope]) -> ResolvedSelector {
    let (expression, type) = withoutCast(expression)
    let reference: DeclReferenceExprSyntax
    var base: ExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = member.base
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      return .name(expression.flatText)
    }
    let wanted = Wanted(reference, types: type.map(parameterTypes))
    guard let target = owner(base, in: scopes) else { return lone(wanted) }
    let (methods, hasProperty) = library.methods(named: wanted.name, of: target.path)
    guard let method = methods.first(where: { wanted.matches($0) }) else {
      return .name(wanted.selector)
    }
    if let obstacle = target.obstacle ?? method.obstacle {
      return .name(method.selector, obstacle: obstacle)
    }
    let isAmbiguous = hasProperty || methods.contains { $0.labels != method.labels }
    let isOverloaded = methods.contains {
      $0.labels == method.labels && $0.types != method.types && wanted.types != nil
    }
    return .method(
      name: method.selector,
      reference: text(of: method, target.name, isAmbiguous: isAmbiguous, isOverloaded: isOverloaded)
    )
  }

  /// A type in which the method is looked up.
  private struct Target {
    var name: String
    var path: String
    var obstacle: String?
  }

  private func owner(_ base: ExprSyntax?, in scopes: [ScopedVisitor.Scope]) -> Target? {
    guard let base else { return scopes.last.map(owner) }
    let text = base.flatText
    if ["self", "super", "Self"].contains(text) { return scopes.last.map(owner) }
    guard text.first?.isUppercase == true else { return nil }
    // A type with arguments is named as it stands.
    let plain = String(text.prefix { $0 != "<" })
    guard let path = library.path(of: plain, inside: scopes.last?.path) else { return nil }
    var target = Target(name: text, path: path)
    let isInside = scopes.contains { $0.path == path }
    target.obstacle = obstacle(of: path, isInside: isInside || plain != text)
    return target
  }

  private func owner(_ scope: ScopedVisitor.Scope) -> Target {
    let path = library.path(of: scope.path, inside: nil) ?? scope.path
    return Target(name: scope.name, path: path, obstacle: obstacle(of: path, isInside: true))
  }

  /// Returns the reason that no selector can hold a method of the type.
  private func obstacle(of path: String, isInside: Bool) -> String? {
    guard let type = library.types[path] else { return nil }
    switch type.kind {
    case .protocolType: return "it belongs to a protocol"
    case .value: return "it does not belong to a class"
    case .classOrActor where type.isGeneric && !isInside: return "its class is generic"
    case .classOrActor, nil: return nil
    }
  }

  /// A method of some object, whose type is known only if one type alone has such a method.
  private func lone(_ wanted: Wanted) -> ResolvedSelector {
    let owners = library.types.filter { $0.value.methods.contains { wanted.matches($0) } }
    guard owners.count == 1, let (path, type) = owners.first,
      let method = type.methods.first(where: { wanted.matches($0) })
    else { return .name(wanted.selector) }
    if let obstacle = obstacle(of: path, isInside: false) ?? method.obstacle {
      return .name(method.selector, obstacle: obstacle)
    }
    let isAmbiguous = type.methods.contains { $0.name == method.name && $0.labels != method.labels }
    return .method(
      name: method.selector,
      reference: text(of: method, path, isAmbiguous: isAmbiguous, isOverloaded: false))
  }

  private func text(
    of method: Method, _ owner: String, isAmbiguous: Bool, isOverloaded: Bool
  ) -> String {
    let name = "\(owner).\(method.name)"
    let labels = method.labels.map { $0 + ":" }.joined()
    let cast = " as (\(owner)) -> @MainActor (\(method.types.joined(separator: ", "))) -> Void"
    if isOverloaded { return "\(name)(\(labels))\(cast)" }
    guard isAmbiguous else { return name }
    return method.labels.isEmpty ? name + cast : "\(name)(\(labels))"
  }

  // MARK: Casts

  /// The expression and the type that chooses one of several methods.
  private func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return withoutCast(inner)
    }
    if let cast = expression.as(AsExprSyntax.self) {
      return (withoutCast(cast.expression).0, cast.type)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    else { return (expression, nil) }
    return (withoutCast(first).0, type)
  }

  /// The types of the parameters of a function, the innermost one of a curried function.
  private func parameterTypes(of type: TypeSyntax) -> [String] {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      return parameterTypes(of: inner)
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return parameterTypes(of: optional.wrappedType)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return [] }
    let result = function.returnClause.type
    if result.is(FunctionTypeSyntax.self) || result.is(OptionalTypeSyntax.self) {
      let inner = parameterTypes(of: result)
      if !inner.isEmpty { return inner }
    }
    return function.parameters.map { $0.type.flatText }
  }
}

/// The method that the source asks for.
private struct Wanted {
  var name: String
  /// The labels; nil if the source leaves them out.
  var labels: [String]?
  /// The types of the parameters; nil if the source leaves them out.
  var types: [String]?

  init(_ reference: DeclReferenceExprSyntax, types: [String]?) {
    name = reference.baseName.text
    labels = reference.argumentNames.map { $0.arguments.map { $0.name.text } }
    self.types = types
  }

  func matches(_ method: Method) -> Bool {
    guard method.name == name, labels == nil || labels == method.labels else { return false }
    return types == nil || types == method.types
  }

  /// The name in Objective-C of a method that the library does not declare.
  var selector: String {
    if let labels { return ObjectiveCName.selector(of: name, labels: labels) }
    let actions = ["copy", "cut", "paste", "delete", "select", "selectAll", "endEditing"]
    return ObjectiveCName.plain(name) + (actions.contains(name) ? ":" : "")
  }
}
