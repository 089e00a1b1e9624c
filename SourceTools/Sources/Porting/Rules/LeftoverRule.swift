import SwiftSyntax
import SyntaxNames

/// A rule for code that no other rule covers: the code stays, and the report names it.
final class LeftoverRule: PageVisitor {
  private let library: Library

  static func apply(to page: inout Page, library: Library) {
    page = LeftoverRule(page, library).edited()
  }

  private init(_ page: Page, _ library: Library) {
    self.library = library
    super.init(page)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    CoderRule.removes(node, library: library) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name: String
    var base = ""
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
      base = member.base?.flatText ?? ""
    } else {
      name = node.calledExpression.flatText
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let isKeyPath = node.arguments.first?.expression.is(KeyPathExprSyntax.self) ?? false
    if let kind = Self.kind(of: name, labels, on: base, isKeyPath: isKeyPath),
      !isOwnMethod(name, labels), kind != .archive || !isCoding(node)
    {
      page.leave(kind, "\(name)(\(labels.map { $0 + ":" }.joined()))", at: node)
    }
    return .visitChildren
  }

  private func isOwnMethod(_ name: String, _ labels: [String]) -> Bool {
    library.types.values.contains { type in
      type.methods.contains { $0.name == name && $0.labels == labels && !$0.isOverride }
    }
  }

  /// Returns whether a node is inside of a type with archives of its own, which Foundation has
  /// here, too.
  private func isCoding(_ node: some SyntaxProtocol) -> Bool {
    node.group.map(library.isCoding) ?? false
  }

  private static func kind(
    of name: String, _ labels: [String], on base: String, isKeyPath: Bool
  ) -> Leftover.Kind? {
    switch (name, labels.first) {
    case ("perform", "_") where !labels.contains("animations"), ("performSelector", _):
      .performSelector
    case ("setValue", "_") where labels.count == 2, ("value", "forKey"), ("value", "forKeyPath"):
      isKeyed(labels, on: base) ? .keyValueCoding : nil
    case ("observe", "_") where isKeyPath, ("observe", "keyPath"): .keyValueObserving
    case ("addObserver", _), ("removeObserver", _):
      labels.contains("forKeyPath") ? .keyValueObserving : nil
    case ("responds", "to"): .responds
    case (_, "coder") where labels.count == 1: .archive
    case ("NSSelectorFromString", _): .performSelector
    default:
      if name.hasPrefix("objc_") && name.contains("ssociatedObject") {
        .associatedObject
      } else if ["method_", "class_", "object_"].contains(where: { name.hasPrefix($0) }) {
        .runtime
      } else {
        nil
      }
    }
  }

  /// Returns whether a call finds a property by its name, which defaults and dictionaries have no
  /// need of.
  private static func isKeyed(_ labels: [String], on base: String) -> Bool {
    let isStore = ["defaults", "UserDefaults.standard", "dictionary"].contains {
      base.lowercased().hasSuffix($0.lowercased())
    }
    return labels.last?.hasPrefix("forKey") == true && !isStore
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.text }
    let subject = "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
    switch (node.name.text, labels.first) {
    case ("observeValue", "forKeyPath"): page.leave(.keyValueObserving, subject, at: node)
    case ("responds", "to"), ("forwardingTarget", "for"): page.leave(.responds, subject, at: node)
    case ("encode", "with")
    where parameters.first?.type.flatText.hasPrefix("NSCoder") == true && !isCoding(node):
      page.leave(.archive, subject, at: node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if ["imageLiteral", "colorLiteral", "fileLiteral"].contains(node.macroName.text) {
      page.leave(.literal, "#\(node.macroName.text)", at: node)
    }
    return .visitChildren
  }
}
