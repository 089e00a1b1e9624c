import SwiftSyntax

/// Rule 6: attributes and modifiers of Objective-C and of Interface Builder are dropped.
///
/// A static member that is open is public, because nothing can override it.
final class AttributeRule: PageVisitor {
  static func apply(to page: inout Page) { page = AttributeRule(page).edited() }

  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // It stays as it is, and is an error.
    node.isOptionalWithResult ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    node.modifiers.contains { $0.name.text == "optional" } ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let isOfType = node.parent?.parent?.is(AttributedTypeSyntax.self) == true
    if Self.drops(node, isInTest: page.file.source.isTest && !isOfType) {
      page.edits.remove(node.range, .attributes)
    }
    return .visitChildren
  }

  /// Whether a declaration loses an attribute.
  static func drops(_ attribute: AttributeSyntax, isInTest: Bool) -> Bool {
    let name = attribute.attributeName.trimmedDescription
    return names.contains(name) || isInTest && name == "MainActor"
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "dynamic": page.edits.remove(node.range, .attributes)
    case "open" where node.isOfStatic: page.edits.replace(node.range, with: "public", .attributes)
    default: break
    }
    return .skipChildren
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier is that of a static member.
  fileprivate var isOfStatic: Bool {
    parent?.as(DeclModifierListSyntax.self)?.contains { $0.name.text == "static" } == true
  }
}
