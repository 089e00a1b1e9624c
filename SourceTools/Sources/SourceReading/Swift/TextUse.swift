import AppSources
import SwiftSyntax

extension NameUse {
  /// Tells what becomes of the text that a call looks up.
  mutating func describe(_ call: FunctionCallExprSyntax) {
    arguments = call.formatArguments
    isShown = call.isShown
    isChosenByNumber = call.isChosenByNumber
  }
}

extension FunctionCallExprSyntax {
  /// The kinds of the arguments of a format that the text of the call is; nil for another text.
  fileprivate var formatArguments: [ArgumentKind]? {
    guard let own = parent?.as(LabeledExprSyntax.self),
      let around = own.parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = Callee(around.calledExpression), around.arguments.first?.id == own.id
    else { return nil }
    let isFormat =
      ["String", "NSString"].contains(callee.name) && own.label?.text == "format"
      || callee.name == "localizedStringWithFormat"
    // A list of arguments may have any number.
    guard isFormat, !around.arguments.contains(where: { $0.label?.text == "arguments" }) else {
      return nil
    }
    return around.arguments.dropFirst().filter { $0.label == nil }.map {
      $0.expression.argumentKind
    }
  }

  /// Indicates whether the text is assigned to a property that shows it.
  fileprivate var isShown: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    let parts = Array(list)
    guard parts[1].is(AssignmentExprSyntax.self), parts[2].id == ExprSyntax(self).id else {
      return false
    }
    let name =
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? parts[0].as(DeclReferenceExprSyntax.self)?.baseName
    let shown: Set = [
      "text", "title", "stringValue", "placeholder", "placeholderString", "prompt", "toolTip",
      "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    ]
    return name.map { shown.contains($0.plainText) } ?? false
  }

  /// Indicates whether a comparison with 1 chooses the text.
  fileprivate var isChosenByNumber: Bool {
    for around in sequence(first: Syntax(self), next: \.parent).prefix(10) {
      guard let list = around.as(SequenceExprSyntax.self)?.elements else { continue }
      let parts = Array(list)
      guard let ternary = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      else {
        return false
      }
      let condition = parts[..<ternary]
      let comparesWithOne = condition.contains { part in
        part.as(IntegerLiteralExprSyntax.self)?.literal.text == "1"
      }
      return comparesWithOne && condition.contains { $0.is(BinaryOperatorExprSyntax.self) }
        && !condition.contains { $0.id == ExprSyntax(self).id }
    }
    return false
  }
}

extension ExprSyntax {
  /// The kind of value, as far as the expression itself tells.
  fileprivate var argumentKind: ArgumentKind {
    let inner = unwrapped
    if inner.is(StringLiteralExprSyntax.self) { return .text }
    if inner.is(IntegerLiteralExprSyntax.self) { return .whole }
    if inner.is(FloatLiteralExprSyntax.self) { return .fraction }
    if let member = inner.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainText == "count" ? .whole : .unknown
    }
    guard let call = inner.as(FunctionCallExprSyntax.self),
      let callee = Callee(call.calledExpression),
      callee.base == nil
    else { return .unknown }
    switch callee.name {
    case "String": return .text
    case "Int", "Int64", "UInt", "UInt64": return .whole
    case "Int32", "UInt32", "CInt": return .whole32
    case "Double", "Float", "CGFloat": return .fraction
    default: return .unknown
    }
  }
}
