import SwiftSyntax
import SyntaxNames

/// Names of old Swift, which become today's before anything else.
///
/// A file of Swift 2 is known by its labels and methods. Its methods have no label for their first
/// parameter, and its cases begin with capitals.
final class OldSwift: PageVisitor {
  private let isSwift2: Bool
  private let ownNames: Set<String>

  /// Returns the source under today's names, and how many there were of old ones.
  static func renamed(_ source: Source) -> (source: Source, count: Int) {
    let file = FileText(source)
    let tokens = Array(file.tree.tokens(viewMode: .sourceAccurate))
    let isSwift2 = tokens.contains { OldCalls.isSwift2($0.text) && $0.isOfCallOrMethod }
    let declared = tokens.filter {
      $0.parent?.asProtocol((any NamedDeclSyntax).self)?.name.id == $0.id
        || $0.parent?.is(EnumCaseElementSyntax.self) == true
        || $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
    let visitor = OldSwift(Page(file), isSwift2: isSwift2, ownNames: Set(declared.map(\.text)))
    let (text, counts) = visitor.edited().edits.applied()
    var renamed = source
    renamed.text = text
    return (renamed, counts[.renames] ?? 0)
  }

  private init(_ page: Page, isSwift2: Bool, ownNames: Set<String>) {
    self.isSwift2 = isSwift2
    self.ownNames = ownNames
    super.init(page)
  }

  private func replace(_ token: TokenSyntax, with name: String) {
    page.edits.replace(token.range, with: name, .renames)
  }

  // MARK: Names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if let member, member.base?.id != ExprSyntax(node).id {
      if let name = OldCalls.members[node.baseName.text], !ownNames.contains(node.baseName.text) {
        replace(node.baseName, with: name)
      }
    } else {
      rename(node.baseName)
    }
    return .visitChildren
  }

  private func rename(_ name: TokenSyntax) {
    guard !ownNames.contains(name.text) else { return }
    if let new = OldNames.names[name.text] { replace(name, with: new) }
    if isSwift2, name.text == "NSIndexPath" { replace(name, with: "IndexPath") }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base?.flatText ?? ""
    if ["", "NSNotification.Name", "Notification.Name"].contains(base),
      let new = OldNames.notifications[name]
    {
      page.edits.replace(node.range, with: new, .renames)
      return .skipChildren
    }
    if isSwift2, base.isEmpty, name.first?.isUppercase == true, !ownNames.contains(name) {
      replace(node.declName.baseName, with: OldNames.lowercasedFirst(name))
    }
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      !ownNames.contains(function.text)
    {
      if let property = OldCalls.properties[function.text], arguments.isEmpty {
        page.edits.replace(node.range, with: property, .renames)
        return .skipChildren
      }
      if let new = OldCalls.functions[function.text], new.labels.count == arguments.count {
        replace(function, with: new.name)
        for (argument, label) in zip(arguments, new.labels) {
          page.edits.insert(
            label + ": ", at: argument.range.lowerBound, .renames, weight: 0)
        }
      }
      if let new = OldCalls.methods[function.text], new.labels.count + 1 == arguments.count {
        makeMethod(new, of: arguments, in: node)
      }
    }
    renameLabels(of: node, arguments)
    return .visitChildren
  }

  /// Makes a function of an object a method of it.
  private func makeMethod(
    _ method: (name: String, labels: [String]), of arguments: [LabeledExprSyntax],
    in node: FunctionCallExprSyntax
  ) {
    let object = arguments[0].expression
    let isSimple = object.is(DeclReferenceExprSyntax.self) || object.is(MemberAccessExprSyntax.self)
    let start = node.range.lowerBound..<object.range.lowerBound
    page.edits.replace(start, with: isSimple ? "" : "(", .renames)
    let labels = method.labels.map { "\($0): " }
    let rest =
      object.range
      .upperBound..<(arguments.dropFirst().first?.range.lowerBound
      ?? object.range.upperBound)
    page.edits.replace(
      rest, with: "\(isSimple ? "" : ")").\(method.name)(\(labels.joined())", .renames, weight: 0)
  }

  private func renameLabels(of node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) {
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
      ?? callee.as(OptionalChainingExprSyntax.self)?.expression
      .as(MemberAccessExprSyntax.self)?.declName.baseName
    let labels = arguments.map { $0.label?.text ?? "_" }
    guard let name, let new = OldCalls.signatures[name.text]?.first(where: { $0.old == labels })
    else {
      for argument in arguments {
        guard isSwift2, let label = argument.label else { continue }
        let new = OldCalls.label(label.text)
        if new != label.text { replace(label, with: new) }
      }
      return
    }
    replace(name, with: new.name)
    for (argument, label) in zip(arguments, new.labels) { relabel(argument, label) }
  }

  private func relabel(_ argument: LabeledExprSyntax, _ new: String) {
    switch (argument.label, new) {
    case (nil, "_"): break
    case (nil, _):
      page.edits.insert("\(new): ", at: argument.range.lowerBound, .renames, weight: 0)
    case (let label?, "_"):
      let range = label.range.lowerBound..<argument.expression.range.lowerBound
      page.edits.replace(range, with: "", .renames, weight: 0)
    case (let label?, _):
      page.edits.replace(label.range, with: new, .renames, weight: 0)
    }
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isSwift2 else { return .visitChildren }
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.enumerated().map { number, parameter in
      number == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
    }
    let new = OldCalls.signatures[node.name.text]?.first { $0.old == labels }
    if let new { replace(node.name, with: new.name) }
    for (number, parameter) in parameters.enumerated() {
      let label = new?.labels[number] ?? OldCalls.label(labels[number])
      if parameter.secondName != nil {
        if label != parameter.firstName.text { replace(parameter.firstName, with: label) }
      } else if label != parameter.firstName.text {
        page.edits.insert("\(label) ", at: parameter.firstName.range.lowerBound, .renames)
      }
    }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// Indicates whether the token is a label, or the name of a method or of what is called.
  fileprivate var isOfCallOrMethod: Bool {
    guard let parent, !parent.is(IdentifierPatternSyntax.self) else { return false }
    guard parent.is(DeclReferenceExprSyntax.self) else { return true }
    let outer = parent.parent
    let member = outer?.as(MemberAccessExprSyntax.self)?.declName.id == parent.id
    return outer?.is(FunctionCallExprSyntax.self) == true || member
  }
}
