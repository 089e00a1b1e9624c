import SwiftSyntax

/// Rule 6: attributes and modifiers of Objective-C and of Interface Builder are dropped.
///
/// A static member that is open is public, because nothing can override it. A test case and its
/// members lose the main actor, because XCTest cannot list tests that have one on Linux.
final class AttributeRule: PageVisitor {
  private let library: Library

  static func apply(to page: inout Page, library: Library) {
    page = AttributeRule(page, library).edited()
  }

  private init(_ page: Page, _ library: Library) {
    self.library = library
    super.init(page)
  }

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
    if Self.drops(node, isOfTestCase: page.file.source.isTest && isOfTestCase(node)) {
      page.edits.remove(node.range, .attributes)
    }
    return .visitChildren
  }

  /// Returns whether a declaration loses an attribute.
  static func drops(_ attribute: AttributeSyntax, isOfTestCase: Bool) -> Bool {
    let name = attribute.attributeName.trimmedDescription
    return names.contains(name) || isOfTestCase && name == "MainActor"
  }

  /// Returns whether an attribute is that of a test case, or of a declaration inside of one.
  private func isOfTestCase(_ node: AttributeSyntax) -> Bool {
    // The attribute of a closure or of a type is none of a declaration.
    guard let owner = node.parent?.parent, owner.is(DeclSyntax.self) else { return false }
    let group = owner.asProtocol((any DeclGroupSyntax).self) ?? owner.group
    return group.map(library.isTestCase) ?? false
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
  /// Indicates whether the modifier is that of a static member.
  fileprivate var isOfStatic: Bool {
    parent?.as(DeclModifierListSyntax.self)?.contains { $0.name.text == "static" } == true
  }
}
