import SwiftSyntax

/// Rule 6: attributes and modifiers of Objective-C and of Interface Builder are dropped.
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
    let name = node.attributeName.trimmedDescription
    let isActorOfTest =
      page.file.source.isTest && name == "MainActor"
      && node.parent?.parent?.is(AttributedTypeSyntax.self) != true
    if Self.names.contains(name) || isActorOfTest { page.edits.remove(node.range, .attributes) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { page.edits.remove(node.range, .attributes) }
    return .skipChildren
  }
}
